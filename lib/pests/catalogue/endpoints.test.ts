import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConsoleApi } from "../../api/console-api";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import { getOrganism } from "../endpoints";
import { organismCatalogueEndpoint, organismPageEndpoint } from "./endpoints";

type Brief = { id: number; name: string; crops: { id: number }[] };
type Body = { organisms: Brief[]; crops: { id: number }[] };

const [maize, armyworm, aflatoxin] = [1, 1, 89];

let accountId = 0;
// The public path with an id stands beside them, as in the registry.
const api = new ConsoleApi([getOrganism, organismCatalogueEndpoint, organismPageEndpoint], () => ({
  accountId,
  keyId: null,
}));

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  const holder = { data: { name: "Lami", email: "lami@example.com" }, select: { id: true } };
  accountId = (await db().user.create(holder)).id;
}, 120_000);
afterAll(closeDb);

async function get(rest: string) {
  const [path = "", search = ""] = `/v1/pests/organisms${rest}`.split("?");
  const headers: Record<string, string> = { host: "farm.example", "sec-fetch-site": "same-origin" };
  const readBody = () => Promise.resolve(Buffer.from(""));
  const reply = await api.answer({ method: "GET", path, search, header: (name) => headers[name], readBody });
  return { status: reply.status, body: JSON.parse(reply.body) as Body };
}

describe("the catalogue of the app's pages", () => {
  it("gives all organisms with the crops they can be filtered by", async () => {
    const { status, body } = await get("");
    expect(status).toBe(200);
    expect(body.organisms.length).toBeGreaterThanOrEqual(80);
    const harmed = new Set(body.organisms.flatMap(({ crops }) => crops.map(({ id }) => id)));
    expect(new Set(body.crops.map(({ id }) => id))).toEqual(harmed);
  });

  it("is a symptom key: crop, part and sign together", async () => {
    const { organisms } = (await get(`?crop_id=${maize}&part=leaf&sign=streaks`)).body;
    expect(organisms.map(({ name }) => name)).toContain("Maize streak");
    expect(organisms.every(({ crops }) => crops.some(({ id }) => id === maize))).toBe(true);
  });

  it("finds by a misspelt name", async () => {
    expect((await get("?search=casava%20mosaic")).body.organisms[0]?.name).toBe("Cassava mosaic disease");
  });

  it.each(["part=wing", "sign=evil", "type=insect", "crop_id=0", "search=%3Cb%3E"])("refuses %s", async (query) => {
    expect((await get(`?${query}`)).status).toBe(400);
  });

  it("has a page for an organism, with the weather rules that speak of it and what was not checked", async () => {
    const { body } = await get(`/${armyworm}`);
    expect(body).toMatchObject({ checked: true, other_names: expect.arrayContaining(["FAW"]) });
    expect(body).toMatchObject({ rules: [{ citation: expect.stringMatching(/du Plessis/) }] });
    expect((await get(`/${aflatoxin}`)).body).toMatchObject({ checked: false, rules: [] });
    expect((await get("/999999")).status).toBe(404);
  });
});
