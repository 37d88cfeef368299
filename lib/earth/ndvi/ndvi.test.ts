import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now as clockNow } from "../../clock";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type Mode, type StandIn, type StandIns } from "../../upstream/testing/stand-ins";
import { findNdvi } from "./ndvi";

const now = Date.UTC(2026, 10, 21, 11, 20);
const range = { start_date: "2026-08-01", end_date: "2026-09-30" };
const timeoutMs = 400;
/** The catalogue's or the files' deadlines, then MODIS's (three times as long for dates, then for bands), on a busy machine. */
const longestMs = timeoutMs * 1.5 * 3 + timeoutMs * 3 * 1.5 + 1_500;
const sentinel: StandIn[] = ["earth-search", "sentinel-cogs", "sentinel-c1-cogs"];
const broken: Mode[] = ["slow", "500", "html", "nonsense", "half", "hang", "rate-limited", "down"];

let standIns: StandIns;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  standIns = await startStandIns({ now: () => now, slowMs: 3_000 });
  // The climate's figures are read once; that is not what is timed here.
  freshUpstreams({ ...allOff(), DATABASE_URL: databaseUrl });
  await ask(somewhere());
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl });
  standIns.setMode("all", "good");
  standIns.setBody("earth-search", undefined);
  standIns.setBody("modis", undefined);
  standIns.forget();
});

const allOff = () => Object.fromEntries(Object.keys(standIns.env).map((name) => [name, "off"]));
const ask = (point: { latitude: number; longitude: number }) =>
  findNdvi({ ...point, ...range }, { accountId: 1, db: db(), now });
/** A field that no other test asks for. */
let fields = 0;
const somewhere = () => ({ latitude: 12 - 0.05 * (fields += 1), longitude: 8.5 });

describe("NDVI from the sources in turn", () => {
  it("is Sentinel-2's while it has usable scenes, and MODIS is left alone", async () => {
    // Making scenes takes the stand-in longer than the other tests wait.
    freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl, UPSTREAM_TIMEOUT_MS: "8000" });
    const { points, provenance } = await ask(somewhere());
    expect(provenance).toMatchObject({ source: expect.stringMatching(/^Sentinel-2/), kind: "observed" });
    expect(points.length).toBeGreaterThan(4);
    expect(standIns.requests("modis")).toHaveLength(0);
  });

  it.each(broken)("is MODIS's, in time, when the scene catalogue is %s", async (mode) => {
    standIns.setMode("earth-search", mode);
    const startedAt = clockNow();
    const { provenance } = await ask(somewhere());
    expect(provenance).toMatchObject({ source: expect.stringMatching(/^MODIS/), kind: "observed" });
    expect(clockNow() - startedAt).toBeLessThan(longestMs);
  });

  it.each(["500", "html", "half", "hang", "down"] as const)(
    "is MODIS's, in time, when the scenes' files are %s",
    async (mode) => {
      for (const files of ["sentinel-cogs", "sentinel-c1-cogs"] as const) standIns.setMode(files, mode);
      const startedAt = clockNow();
      expect((await ask(somewhere())).provenance.source).toMatch(/^MODIS/);
      expect(clockNow() - startedAt).toBeLessThan(longestMs);
    },
  );

  it("is MODIS's where the catalogue answers without a usable scene", async () => {
    standIns.setBody("earth-search", { type: "FeatureCollection", features: [], links: [] });
    const { points, provenance } = await ask(somewhere());
    expect(provenance.source).toMatch(/^MODIS/);
    expect(points.every(({ quality }) => ["good", "fair", "poor"].includes(quality))).toBe(true);
  });

  it("is the model's, and says so, where MODIS answers without a usable picture either", async () => {
    for (const name of sentinel) standIns.setMode(name, "down");
    standIns.setBody("modis", { dates: [] });
    const { points, provenance } = await ask(somewhere());
    expect(provenance).toMatchObject({ source: expect.stringMatching(/^Gona phenology/), kind: "modelled" });
    expect(points.every(({ quality }) => quality === "modelled")).toBe(true);
  });

  it.each([...broken, "wrong-units"] as const)(
    "is the model's, in time, when MODIS is %s and no scene can be had",
    async (mode) => {
      standIns.setMode("earth-search", "down");
      standIns.setMode("modis", mode);
      const startedAt = clockNow();
      const { points, provenance } = await ask(somewhere());
      expect(clockNow() - startedAt).toBeLessThan(longestMs);
      expect(provenance.kind).toBe("modelled");
      expect(points.map(({ date }) => date).slice(0, 2)).toEqual(["2026-08-01", "2026-08-11"]);
    },
  );

  it("costs nothing when every upstream is turned off", async () => {
    freshUpstreams({ ...allOff(), DATABASE_URL: databaseUrl });
    const startedAt = clockNow();
    expect((await ask(somewhere())).provenance.kind).toBe("modelled");
    expect(clockNow() - startedAt).toBeLessThan(150);
  });

  it("says when to come back where not even the climate is known", async () => {
    standIns.setMode("all", "down");
    await expect(ask({ latitude: -30, longitude: -15 })).rejects.toMatchObject({
      name: "ApiError",
      status: 503,
      headers: { "Retry-After": "30" },
    });
  });
});
