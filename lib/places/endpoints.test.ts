import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { searchPlacesEndpoint } from "./endpoints";

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
}, 120_000);

afterAll(closeDb);

describe("GET /v1/places", () => {
  const ask = async (search: string) => {
    const query = searchPlacesEndpoint.query?.parse({ search });
    if (!query) throw new Error("no query schema");
    const call = { params: undefined, query, body: undefined, caller: { accountId: 1, keyId: null }, now: 0, db: db() };
    return (await searchPlacesEndpoint.handle(call)).body;
  };

  it.each(["ka", "Yaoundé", "zzzzqq", "Surulere"])("answers %s with what its contract promises", async (search) => {
    expect(searchPlacesEndpoint.response.safeParse(await ask(search)).error).toBeUndefined();
  });

  it("gives at most 8 places, the likeliest first", async () => {
    const { data } = await ask("ka");
    expect(data).toHaveLength(8);
    expect((await ask("kano")).data[0]).toMatchObject({ name: "Kano", kind: "city", admin1: "Kano", country: "NG" });
  });

  it("is for the signed-in browser only and costs nothing", () => {
    expect(searchPlacesEndpoint).toMatchObject({ audience: "console", price: { units: 0 } });
  });
});
