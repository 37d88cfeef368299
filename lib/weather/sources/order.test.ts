import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now as clockNow } from "../../clock";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type Mode, type StandIns } from "../../upstream/testing/stand-ins";
import { askCurrent, askForecast, askHistorical } from "./order";

const now = Date.UTC(2026, 10, 21, 11, 20);
const hour = 3_600_000;
const kano = { latitude: 12.0022, longitude: 8.592 };
const midAtlantic = { latitude: -30, longitude: -15 };
const range = { startDate: "2026-05-01", endDate: "2026-05-03" };
const timeoutMs = 400;
/** One upstream's deadline, and what the rest of the way takes on a busy machine. */
const longestMs = timeoutMs * 1.5 + 400;

let standIns: StandIns;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  standIns = await startStandIns({ now: () => now, slowMs: 1000 });
  // The climate's figures are read once; that is not what is timed here.
  freshUpstreams({ ...allOff(), DATABASE_URL: databaseUrl });
  await askCurrent(kano, now);
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl });
  standIns.setMode("all", "good");
  standIns.forget();
});

const allOff = () => Object.fromEntries(Object.keys(standIns.env).map((name) => [name, "off"]));

/** A cell that no other test asks for. */
let cells = 0;
const somewhere = () => ({ latitude: kano.latitude - 0.1 * (cells += 1), longitude: kano.longitude });

const broken: Mode[] = ["slow", "500", "html", "nonsense", "half", "hang", "wrong-units", "rate-limited", "down"];

describe("asking the sources in turn", () => {
  it("asks the first one alone while it answers", async () => {
    expect((await askCurrent(somewhere(), now)).provenance.source).toBe("Open-Meteo");
    expect(standIns.requests("met-norway")).toHaveLength(0);
  });

  it.each(broken)("gives the next source's weather in time when Open-Meteo is %s", async (mode) => {
    standIns.setMode("open-meteo-forecast", mode);
    standIns.setMode("open-meteo-archive", mode);
    const point = somewhere();
    const startedAt = clockNow();
    expect((await askCurrent(point, now)).provenance.source).toBe("MET Norway");
    expect(clockNow() - startedAt).toBeLessThan(longestMs);
    const historicalAt = clockNow();
    expect((await askHistorical(point, range, now)).provenance.source).toBe("NASA POWER");
    expect(clockNow() - historicalAt).toBeLessThan(longestMs);
    expect((await askForecast(point, 7, now)).provenance.source).toBe("MET Norway");
  });

  it.each(broken)("gives the climate's averages, and says so, when every upstream is %s", async (mode) => {
    standIns.setMode("all", mode);
    const startedAt = clockNow();
    const answer = await askForecast(kano, 7, now);
    expect(clockNow() - startedAt).toBeLessThan(2 * longestMs);
    expect(answer.provenance.kind).toBe("modelled");
    expect(answer.data).toHaveLength(7);
  });

  it("costs nothing when every upstream is turned off", async () => {
    freshUpstreams({ ...allOff(), DATABASE_URL: databaseUrl });
    const startedAt = clockNow();
    expect((await askCurrent(kano, now)).provenance.kind).toBe("modelled");
    expect(clockNow() - startedAt).toBeLessThan(100);
  });

  it("prefers another source's fresh answer to a kept one, and a kept one to the model", async () => {
    const point = somewhere();
    await askCurrent(point, now);
    standIns.setMode("open-meteo-forecast", "500");
    expect((await askCurrent(point, now + 2 * hour)).provenance).toMatchObject({ source: "MET Norway", ageSeconds: 0 });
    standIns.setMode("all", "500");
    const kept = await askCurrent(point, now + 2 * hour + 3_600_000 - 1000);
    expect(kept.provenance).toMatchObject({ source: "MET Norway", kind: "forecast", ageSeconds: 3599 });
    expect((await askCurrent(point, now + 6 * hour)).provenance.kind).toBe("modelled");
  });

  it("says when to come back where even the climate is not known", async () => {
    standIns.setMode("all", "down");
    await expect(askCurrent(midAtlantic, now)).rejects.toMatchObject({
      name: "ApiError",
      status: 503,
      headers: { "Retry-After": "30" },
    });
  });
});
