import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeDb, db } from "../db";
import { completeConfig } from "../config";
import { testDatabase } from "../testing/database";
import type { PlaceSelector } from "./contract";
import type { GeocodedPlace } from "./geocoder";
import { resolvePlace } from "./resolve";

const now = Date.UTC(2026, 10, 21, 12);
const timbuktu: GeocodedPlace = {
  name: "Kabara",
  latitude: 16.7,
  longitude: -2.98,
  elevationM: 260,
  country: "ML",
  timezone: "Africa/Bamako",
};
let accountId: number;
let otherAccountId: number;

const knowsNothing = () => Promise.resolve(null);
const isDown = () => Promise.reject(new Error("connection refused"));
const resolve = (selector: PlaceSelector, geocode: (name: string) => Promise<GeocodedPlace | null> = knowsNothing) =>
  resolvePlace(selector, { accountId, db: db(), now, geocode });

async function account(email: string): Promise<number> {
  const user = await db().user.create({ data: { name: email, email } });
  return user.id;
}

const farm = (data: { accountId: number; name: string; latitude?: number; longitude?: number; deletedAt?: Date }) =>
  db().farm.create({ data });

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  accountId = await account("musa@example.com");
  otherAccountId = await account("ada@example.com");
}, 120_000);

afterAll(closeDb);

describe("resolvePlace by farm_id", () => {
  it("gives the caller's farm with its own name and coordinates", async () => {
    const { id } = await farm({ accountId, name: "Musa's millet", latitude: 12.05, longitude: 8.4 });
    expect(await resolve({ farm_id: id })).toEqual({
      name: "Musa's millet",
      latitude: 12.05,
      longitude: 8.4,
      elevationM: null,
      country: "NG",
      timezone: "Africa/Lagos",
    });
  });

  it("answers 404 in the same words for another account's farm, a deleted one and one that never was", async () => {
    const point = { latitude: 9, longitude: 7 };
    const foreign = await farm({ accountId: otherAccountId, name: "Ada's yams", ...point });
    const deleted = await farm({ accountId, name: "Gone", ...point, deletedAt: new Date(now) });
    const faults = await Promise.all(
      [foreign.id, deleted.id, 2_000_000_000].map((id) => resolve({ farm_id: id }).catch((error: unknown) => error)),
    );
    for (const fault of faults) expect(fault).toMatchObject({ status: 404, error: "Not found" });
    expect(new Set(faults.map((fault) => String(fault))).size).toBe(1);
  });

  it("says what to do when the farm has no coordinates", async () => {
    const { id } = await farm({ accountId, name: "Somewhere" });
    await expect(resolve({ farm_id: id })).rejects.toMatchObject({
      status: 400,
      error: "Invalid request",
      message: expect.stringMatching(/^farm_id: .*add its coordinates/),
    });
  });
});

describe("resolvePlace by coordinates", () => {
  it("keeps the coordinates asked for under the nearest known place's name", async () => {
    expect(await resolve({ latitude: 11.1, longitude: 7.7 })).toMatchObject({
      name: "Zaria",
      latitude: 11.1,
      longitude: 7.7,
      country: "NG",
    });
  });

  it("writes out the coordinates where nothing is near, with the time zone of the sea", async () => {
    expect(await resolve({ latitude: 0, longitude: -30 })).toMatchObject({
      name: "0.0000° N, 30.0000° W",
      country: null,
      timezone: "Etc/GMT+2",
    });
  });
});

describe("resolvePlace by location", () => {
  it("takes a name from the gazetteer without asking the geocoder", async () => {
    expect(await resolve({ location: "kano" }, isDown)).toMatchObject({ name: "Kano", elevationM: 484 });
    expect(await resolve({ location: "Paris, France" }, isDown)).toMatchObject({ timezone: "Europe/Paris" });
  });

  it("asks the geocoder for a name that the gazetteer lacks, before taking it for a misspelling", async () => {
    expect(await resolve({ location: "Kabara" }, () => Promise.resolve(timbuktu))).toEqual(timbuktu);
    expect(await resolve({ location: "Ibadn" }, () => Promise.resolve(timbuktu))).toEqual(timbuktu);
  });

  it("understands a misspelt name that the geocoder does not know or cannot be asked about", async () => {
    expect(await resolve({ location: "Ibadn" })).toMatchObject({ name: "Ibadan" });
    expect(await resolve({ location: "Maidugri" }, isDown)).toMatchObject({ name: "Maiduguri" });
  });

  it("answers 404 with a remedy for an unknown name", async () => {
    await expect(resolve({ location: "Qwertyuiop" })).rejects.toMatchObject({
      status: 404,
      error: "Unknown location",
      message: expect.stringContaining("give latitude and longitude instead"),
    });
  });

  it("says so when the geocoder could not be asked", async () => {
    await expect(resolve({ location: "Qwertyuiop" }, isDown)).rejects.toMatchObject({
      status: 404,
      error: "Unknown location",
      message: expect.stringContaining("could not be asked"),
    });
  });

  it("does not guess between areas of the same name but names the choices", async () => {
    await expect(resolve({ location: "Bassa" })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/"Bassa, Kogi" or "Bassa, Plateau"/),
    });
    expect(await resolve({ location: "Bassa, Kogi" })).toMatchObject({ name: "Bassa" });
  });
});
