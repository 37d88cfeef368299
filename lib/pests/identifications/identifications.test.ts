import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ConsoleApi } from "../../api/console-api";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import * as photo from "../photo/identify";
import {
  getIdentificationEndpoint,
  listIdentificationsEndpoint,
  newIdentificationEndpoint,
  removeIdentificationEndpoint,
} from "./endpoints";
import { historyLimit } from "./identifications";
import { photoRoute } from "./serve";

type Identification = {
  id: number;
  message: string;
  photo_url: string | null;
  data: { id: number }[];
  total: number;
} & Record<string, unknown>;

const endpoints = [
  newIdentificationEndpoint,
  listIdentificationsEndpoint,
  getIdentificationEndpoint,
  removeIdentificationEndpoint,
];
let signedIn = 0;
const api = new ConsoleApi(endpoints, () => ({ accountId: signedIn, keyId: null }));
const path = "/v1/pests/identifications";

type Sent = { type?: string; payload?: Uint8Array | undefined; site?: string };

async function send(method: string, target: string, { type = "application/json", payload, site }: Sent = {}) {
  const [targetPath = "", search = ""] = target.split("?");
  const headers: Record<string, string> = {
    host: "farm.example",
    "sec-fetch-site": site ?? "same-origin",
    "content-type": type,
  };
  const reply = await api.answer({
    method,
    path: targetPath,
    search,
    header: (name) => headers[name],
    readBody: () => Promise.resolve(Buffer.from(payload ?? "")),
  });
  return { status: reply.status, body: JSON.parse(reply.body) as Identification };
}

/** As the page sends it: a form with the photo in it. */
async function identify(fields: Record<string, string | number | boolean> = {}, site?: string) {
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(taken)], { type: "image/jpeg" }), "leaf.jpg");
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const request = new Response(form);
  const payload = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get("content-type") ?? "";
  return send("POST", path, { type, payload, ...(site !== undefined && { site }) });
}

const account = async (name: string) =>
  (await db().user.create({ data: { name, email: `${name}@example.com` }, select: { id: true } })).id;
const farmOf = async (accountId: number) =>
  (await db().farm.create({ data: { accountId, name: "Gonar Musa" }, select: { id: true } })).id;

const showPhoto = photoRoute((headers) => {
  const id = Number(headers.get("x-account"));
  return Promise.resolve(id === 0 ? null : { id });
});
const photoOf = (id: number | string, accountId: number) =>
  showPhoto(
    new Request("https://farm.example/console/pest-photos/1", { headers: { "x-account": String(accountId) } }),
    {
      params: Promise.resolve({ id: String(id) }),
    },
  );

let taken: Buffer;
let holder: number;
let stranger: number;
let farmId: number;
let maize: number;
let organism: { id: number; code: string };
const looked = vi.spyOn(photo, "identifyPhoto");
beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  holder = await account("musa");
  stranger = await account("other");
  farmId = await farmOf(holder);
  maize = (await db().crop.findUniqueOrThrow({ where: { name: "Maize" }, select: { id: true } })).id;
  organism = await db().organism.findFirstOrThrow({ select: { id: true, code: true }, orderBy: { id: "asc" } });
  taken = await sharp({ create: { width: 1200, height: 600, channels: 3, background: "green" } })
    .withExif({ IFD3: { GPSLatitude: "11/1 3/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
});
afterAll(closeDb);
beforeEach(async () => {
  signedIn = holder;
  await db().pestIdentification.deleteMany({});
  const common = { type: "disease", scientificName: "", description: "Spots.", compare: null, basis: "photo" } as const;
  looked.mockReset().mockResolvedValue({
    outcome: "named",
    candidates: [
      { ...common, organismCode: organism.code, classId: "a", name: "Known", confidence: 0.8 },
      { ...common, organismCode: "not_in_the_catalogue", classId: "b", name: "Unknown", confidence: 0.1 },
      { ...common, organismCode: null, classId: "c", name: "Healthy", type: "healthy", confidence: 0.05 },
    ],
    recommendations: "Look at the underside.",
  });
});

describe("an identification", () => {
  it("keeps what was said with crop and farm, and nothing of the photo unless its owner agrees", async () => {
    const { status, body } = await identify({ crop_id: maize, farm_id: farmId });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      outcome: "named",
      candidates: [
        { organism_id: organism.id, name: "Known", confidence: 0.8, basis: "photo" },
        { organism_id: null, name: "Unknown" },
        { organism_id: null, name: "Healthy", type: "healthy" },
      ],
      recommendations: "Look at the underside.",
      crop: { id: maize, name: "Maize" },
      farm_id: farmId,
      photo_url: null,
      sighting_id: null,
    });
    expect(looked).toHaveBeenCalledWith({ bytes: new Uint8Array(taken), crop: { id: maize, name: "Maize" } });
    expect(await db().pestPhoto.count()).toBe(0);
    expect((await photoOf(body.id, holder)).status).toBe(404);
    expect((await send("GET", `${path}/${body.id}`)).body).toEqual(body);
    expect((await send("GET", path)).body).toEqual({ data: [body], total: 1 });
  });

  it("whose photo may be kept keeps a small JPEG without metadata, which no cache keeps", async () => {
    const { body } = await identify({ keep_photo: true });
    expect(body.photo_url).toBe(`/console/pest-photos/${body.id}`);
    const answer = await photoOf(body.id, holder);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const { format, width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 800, height: 400, exif: undefined });
  });

  it("that fails is not kept", async () => {
    looked.mockRejectedValueOnce(new Error("no memory"));
    expect((await identify({ keep_photo: true })).status).toBe(500);
    expect(await db().pestIdentification.count()).toBe(0);
  });

  it("of an unknown crop is refused before the photo is looked at", async () => {
    const { status, body } = await identify({ crop_id: 2_000_000_000 });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^crop_id: /)]);
    expect(looked).not.toHaveBeenCalled();
  });

  it("cannot be started by another site, not even with a form", async () => {
    expect((await identify({}, "cross-site")).status).toBe(403);
    expect(looked).not.toHaveBeenCalled();
  });

  it("deleted is gone with its photo, and deleted twice it is not found", async () => {
    const { id } = (await identify({ keep_photo: true })).body;
    expect((await send("DELETE", `${path}/${id}`)).body).toEqual({ id, deleted: true });
    expect(await db().pestPhoto.count()).toBe(0);
    for (const method of ["DELETE", "GET"]) expect((await send(method, `${path}/${id}`)).status).toBe(404);
  });

  it("tells the sighting that was made of it", async () => {
    const { id } = (await identify()).body;
    const data = {
      ...{ accountId: holder, organismId: organism.id, identificationId: id },
      ...{ latitude: 11, longitude: 8, seenOn: new Date("2026-11-20") },
    };
    const sighting = await db().pestSighting.create({ data, select: { id: true } });
    expect((await send("GET", `${path}/${id}`)).body).toMatchObject({ sighting_id: sighting.id });
  });

  it("goes with its account, photo and all", async () => {
    const leaving = await account("leaving");
    signedIn = leaving;
    await identify({ keep_photo: true });
    await db().user.delete({ where: { id: leaving } });
    expect([await db().pestIdentification.count(), await db().pestPhoto.count()]).toEqual([0, 0]);
  });
});

describe("another account", () => {
  it("gets neither identification nor photo, deletes neither, and cannot use the farm", async () => {
    const { id } = (await identify({ keep_photo: true })).body;
    signedIn = stranger;
    expect((await send("GET", path)).body).toEqual({ data: [], total: 0 });
    for (const method of ["GET", "DELETE"]) expect((await send(method, `${path}/${id}`)).status).toBe(404);
    expect((await photoOf(id, stranger)).status).toBe(404);
    expect((await identify({ farm_id: farmId })).status).toBe(404);
    expect(looked).toHaveBeenCalledTimes(1);
    expect((await photoOf(id, holder)).status).toBe(200);
  });

  it("is told nothing by a photo's address: who is not signed in gets 401, a malformed id is not found", async () => {
    expect((await photoOf(1, 0)).status).toBe(401);
    for (const id of ["0", "-1", "1.5", "x", "99999999999", ""]) expect((await photoOf(id, holder)).status).toBe(404);
  });
});

describe("the history", () => {
  it("gives pages, the newest first", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) ids.push((await identify()).body.id);
    const { body } = await send("GET", `${path}?page=2&per_page=2`);
    expect(body).toMatchObject({ data: [{ id: ids[0] }], total: 3 });
  });

  it(`holds an account's newest ${historyLimit}, and takes nothing from other accounts`, async () => {
    const old = { outcome: "unsure", answer: { candidates: [], recommendations: "Look." }, createdAt: new Date(0) };
    const rows = (accountId: number) => Array.from({ length: historyLimit }, () => ({ ...old, accountId }));
    await db().pestIdentification.createMany({ data: [...rows(holder), ...rows(stranger)] });
    const { id } = (await identify()).body;
    expect((await send("GET", path)).body).toMatchObject({ total: historyLimit });
    expect((await send("GET", `${path}/${id}`)).status).toBe(200);
    expect(await db().pestIdentification.count({ where: { accountId: stranger } })).toBe(historyLimit);
  });
});
