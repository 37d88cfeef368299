import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { standInNdvi } from "../../upstream/testing/modis-bodies";
import { recording } from "../../upstream/testing/recordings";
import { startStandIns, type Mode, type StandIns } from "../../upstream/testing/stand-ins";
import { findModisSeries } from "./modis";
import { modisBands, readModisDates, readModisNdvi, readModisReliability } from "./modis-body";
import { modisPixelAt } from "./modis-grid";

const now = Date.UTC(2026, 10, 21, 11, 20);
const kano = { latitude: 12.0022, longitude: 8.592 };
const year = { startDate: "2024-01-01", endDate: "2024-12-31" };

let standIns: StandIns;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  standIns = await startStandIns({ now: () => now, slowMs: 2_000 });
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl });
  standIns.setMode("all", "good");
  standIns.setBody("modis", undefined);
  standIns.forget();
});

/** A pixel that no other test asks for. */
let pixels = 0;
const somewhere = () => ({ ...kano, longitude: kano.longitude + 0.01 * (pixels += 1) });
const asked = (name: string) => standIns.requests("modis").map(({ url }) => url.searchParams.get(name));

describe("MODIS", () => {
  it("gives a year's composites with the product's rating, without clouds and what was not processed", async () => {
    const { data, provenance } = await findModisSeries(somewhere(), year, now);
    // Of 23, one was not processed (DOY 161) and two are cloudy (DOY 209, 225).
    expect(data).toHaveLength(20);
    expect(data[0]).toEqual({ date: "2024-01-01", ndvi: standInNdvi("A2024001") / 10_000, quality: "good" });
    expect(data.map(({ date }) => date)).not.toContain("2024-06-09");
    expect(data.find(({ date }) => date === "2024-09-13")?.quality).toBe("fair");
    expect(provenance).toEqual({ source: expect.stringMatching(/^MODIS MOD13Q1/), kind: "observed", ageSeconds: 0 });
  });

  it("asks for at most ten dates at a time, which are composites of the range", async () => {
    await findModisSeries(somewhere(), year, now);
    const calls = standIns.requests("modis").filter(({ url }) => url.pathname.endsWith("/subset"));
    expect(calls).toHaveLength(6);
    for (const { url } of calls) {
      const [first, last] = ["startDate", "endDate"].map((name) => Number(url.searchParams.get(name)?.slice(5)));
      expect(((last ?? 0) - (first ?? 0)) / 16 + 1).toBeLessThanOrEqual(10);
    }
    expect(asked("startDate").filter(Boolean).toSorted()[0]).toBe("A2024001");
    expect(asked("endDate").filter(Boolean).toSorted().at(-1)).toBe("A2024353");
  });

  it("is asked once for all points of a pixel", async () => {
    const point = somewhere();
    const { middle } = modisPixelAt(point);
    await findModisSeries(point, year, now);
    standIns.forget();
    await findModisSeries({ latitude: middle.latitude + 0.0005, longitude: middle.longitude - 0.0005 }, year, now);
    expect(standIns.requests("modis")).toHaveLength(0);
  });

  it("has nothing to say of days between two composites, and is not asked for them", async () => {
    const { data } = await findModisSeries(somewhere(), { startDate: "2024-01-02", endDate: "2024-01-16" }, now);
    expect(data).toEqual([]);
    expect(standIns.requests("modis")).toHaveLength(1);
  });

  it.each<[Mode, string]>([
    ["slow", "timeout"],
    ["hang", "timeout"],
    ["500", "server-error"],
    ["html", "content-type"],
    ["nonsense", "malformed"],
    ["half", "network"],
    ["wrong-units", "implausible"],
    ["rate-limited", "rate-limited"],
    ["down", "network"],
  ])("when it is %s, fails with '%s'", async (mode, reason) => {
    standIns.setMode("modis", mode);
    await expect(findModisSeries(somewhere(), year, now)).rejects.toMatchObject({ name: "UpstreamError", reason });
  });

  it("keeps its answer through an outage, with its age", async () => {
    const point = somewhere();
    await findModisSeries(point, year, now);
    standIns.setMode("modis", "500");
    const later = await findModisSeries(point, year, now + 40 * 86_400_000);
    expect(later.data).toHaveLength(20);
    expect(later.provenance.ageSeconds).toBe(40 * 86_400);
  });
});

const subset = (band: string, data: unknown[], scale: unknown = "0.0001") => ({
  band,
  scale,
  subset: [{ modis_date: "A2024001", calendar_date: "2024-01-01", data }],
});

describe("an answer of MODIS", () => {
  it("is scaled by the text in its body, and its fill value is nothing", () => {
    expect(readModisNdvi(subset(modisBands.ndvi, [4567]), "MODIS").get("A2024001")).toBe(0.4567);
    expect(readModisNdvi(subset(modisBands.ndvi, [-3000]), "MODIS").size).toBe(0);
    expect(readModisNdvi(subset(modisBands.ndvi, [null]), "MODIS").size).toBe(0);
  });

  it.each([[-2001], [10_001]])("with %d for an NDVI is refused", (raw) => {
    expect(() => readModisNdvi(subset(modisBands.ndvi, [raw]), "MODIS")).toThrow();
  });

  it("of another band, without a scale, or of more than one pixel is refused", () => {
    expect(() => readModisNdvi(subset("250m_16_days_EVI", [4567]), "MODIS")).toThrow(/EVI/);
    expect(() => readModisNdvi(subset(modisBands.ndvi, [4567], "Not Available"), "MODIS")).toThrow();
    expect(() => readModisNdvi(subset(modisBands.ndvi, [1, 2, 3]), "MODIS")).toThrow();
    expect(() => readModisReliability(subset(modisBands.reliability, [7]), "MODIS")).toThrow();
  });

  it.runIf(recording("modis-ornl/dates_MOD11A2_first10.json"))("of dates is read as recorded", () => {
    const days = readModisDates(JSON.parse(recording("modis-ornl/dates_MOD11A2_first10.json") ?? ""));
    expect(days).toHaveLength(10);
    expect(days[0]).toEqual({ modisDate: "A2000049", date: "2000-02-18" });
  });
});

describe("the MODIS grid", () => {
  it("has pixels of 231.656 m, and a point lies in the pixel whose middle is nearest", () => {
    const { middle } = modisPixelAt(kano);
    const metresPerDegree = (2 * Math.PI * 6_371_007.181) / 360;
    expect(Math.abs(middle.latitude - kano.latitude) * metresPerDegree).toBeLessThan(117);
    const cos = Math.cos((kano.latitude * Math.PI) / 180);
    expect(Math.abs(middle.longitude - kano.longitude) * metresPerDegree * cos).toBeLessThan(240);
    expect(modisPixelAt(middle).name).toBe(modisPixelAt(kano).name);
  });

  it.each([
    [90, 180],
    [-90, -180],
    [0, 0],
    [89.9999, 179.9999],
  ])("stays on the map at %d, %d", (latitude, longitude) => {
    const { middle } = modisPixelAt({ latitude, longitude });
    expect(Math.abs(middle.latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(middle.longitude)).toBeLessThanOrEqual(180);
  });
});
