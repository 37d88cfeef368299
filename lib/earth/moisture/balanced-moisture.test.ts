import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { upstreamsOff } from "../../testing/server";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { datesOf } from "../../weather/sources/days";
import { balancedMoisture } from "./balanced-moisture";

beforeAll(async () => freshUpstreams({ ...upstreamsOff, DATABASE_URL: await testDatabase() }));
afterAll(closeDb);

const placeAt = (latitude: number, longitude: number, timezone: string) => ({
  name: "A field",
  latitude,
  longitude,
  elevationM: null,
  country: null,
  timezone,
});
const zaria = placeAt(11.07, 7.7, "Africa/Lagos");
const oaxaca = placeAt(17.06, -96.72, "America/Mexico_City");

describe("the water balance", () => {
  it.each([
    ["at noon", zaria, "2026-11-21T12:00:00Z"],
    ["when it is tomorrow already at the place", zaria, "2026-11-21T23:30:00Z"],
    ["when it is still yesterday at the place", oaxaca, "2026-11-21T02:00:00Z"],
  ])("has every day until a week ahead, %s", async (_when, place, at) => {
    const range = { startDate: "2026-11-10", endDate: "2026-11-28" };
    const { data } = await balancedMoisture({ place, soilType: "loam", range, bottomCm: 30 }, Date.parse(at));
    expect(data.map(({ date }) => date)).toEqual(datesOf(range));
  });
});
