import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { standInMoisture } from "../../upstream/testing/moisture-bodies";
import { startStandIns, type Mode, type StandIns } from "../../upstream/testing/stand-ins";
import { findMoistureDays } from "./open-meteo-moisture";
import { readForecastMoisture } from "./open-meteo-moisture-body";

const now = Date.UTC(2026, 10, 21, 11, 20);
const hourMs = 3_600_000;
const past = { startDate: "2024-03-01", endDate: "2024-03-10" };
const recent = { startDate: "2026-11-01", endDate: "2026-11-24" };

let standIns: StandIns;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  standIns = await startStandIns({ now: () => now, slowMs: 1_000 });
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl });
  standIns.setMode("all", "good");
  standIns.setBody("open-meteo-archive", undefined);
  standIns.setBody("open-meteo-forecast", undefined);
  standIns.forget();
});

/** A cell that no other test asks for. */
let cells = 0;
const somewhere = () => ({ latitude: 12 - 0.1 * (cells += 1), longitude: 8.5 });

/** The archive's answer with these figures of its first layer; the others are wetter by 0.1 each. */
function archiveWith(dates: readonly string[], top: readonly (number | null)[]): void {
  const wetter = (by: number) => top.map((value) => (value === null ? null : value + by));
  standIns.setBody("open-meteo-archive", {
    daily_units: { soil_moisture_0_to_7cm_mean: "m³/m³" },
    daily: {
      time: dates,
      soil_moisture_0_to_7cm_mean: top,
      soil_moisture_7_to_28cm_mean: wetter(0.1),
      soil_moisture_28_to_100cm_mean: wetter(0.2),
    },
  });
}

describe("soil moisture of Open-Meteo", () => {
  it("of past days is the archive's, by its layers, and the forecast service is left alone", async () => {
    const { data, provenance } = await findMoistureDays(somewhere(), past, now);
    expect(data).toHaveLength(10);
    expect(data[0]).toEqual({
      date: "2024-03-01",
      quality: "reanalysis",
      layers: [
        { topCm: 0, bottomCm: 7, value: standInMoisture("soil_moisture_0_to_7cm_mean", "2024-03-01") },
        { topCm: 7, bottomCm: 28, value: standInMoisture("soil_moisture_7_to_28cm_mean", "2024-03-01") },
        { topCm: 28, bottomCm: 100, value: standInMoisture("soil_moisture_28_to_100cm_mean", "2024-03-01") },
      ],
    });
    expect(provenance).toEqual({ source: "Open-Meteo", kind: "observed", ageSeconds: 0 });
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(0);
  });

  it("of days ahead is the forecast's, by its own layers", async () => {
    const { data, provenance } = await findMoistureDays(somewhere(), recent, now);
    const byQuality = (quality: string) => data.filter((day) => day.quality === quality).map(({ date }) => date);
    expect(byQuality("reanalysis").at(-1)).toBe("2026-11-20");
    expect(byQuality("forecast")).toEqual(["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"]);
    expect(data.at(-1)?.layers.map(({ topCm, bottomCm }) => [topCm, bottomCm])).toEqual([
      [0, 1],
      [1, 3],
      [3, 9],
      [9, 27],
      [27, 100],
    ]);
    expect(provenance.kind).toBe("forecast");
  });

  it("of the last days that the archive lacks is the forecast's; older gaps stay gaps", async () => {
    const dates = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-18", "2026-11-19", "2026-11-20"];
    archiveWith(dates, [0.1, null, 0.1, 0.1, null, null]);
    const { data } = await findMoistureDays(somewhere(), { startDate: "2026-11-01", endDate: "2026-11-20" }, now);
    const known = data.map(({ date, quality }) => `${date} ${quality}`);
    expect(known).not.toContain("2026-11-02 reanalysis");
    expect(data.map(({ date }) => date)).not.toContain("2026-11-02");
    expect(known).toEqual(
      expect.arrayContaining(["2026-11-19 forecast", "2026-11-20 forecast", "2026-11-07 forecast"]),
    );
    expect(data.map(({ date }) => date)).not.toContain("2026-11-06");
    expect(standIns.requests("open-meteo-forecast")[0]?.url.searchParams.get("past_days")).toBe("14");
  });

  it("is kept for a cell, and asked for again when days may have come in", async () => {
    const point = somewhere();
    await findMoistureDays(point, recent, now);
    await findMoistureDays({ ...point, latitude: point.latitude + 0.004 }, recent, now + hourMs / 2);
    expect(standIns.requests("open-meteo-archive")).toHaveLength(1);
    await findMoistureDays(point, recent, now + 2 * hourMs);
    expect(standIns.requests("open-meteo-archive")).toHaveLength(2);
  });

  it.each<[Mode, string]>([
    ["slow", "timeout"],
    ["hang", "timeout"],
    ["500", "server-error"],
    ["html", "content-type"],
    ["nonsense", "malformed"],
    ["half", "network"],
    ["wrong-units", "wrong-units"],
    ["rate-limited", "rate-limited"],
    ["down", "network"],
  ])("fails when the archive is %s, with '%s'", async (mode, reason) => {
    standIns.setMode("open-meteo-archive", mode);
    await expect(findMoistureDays(somewhere(), past, now)).rejects.toMatchObject({ name: "UpstreamError", reason });
  });

  it("of the last days comes from the forecast service alone while the archive is down", async () => {
    standIns.setMode("open-meteo-archive", "down");
    const { data } = await findMoistureDays(somewhere(), { startDate: "2026-11-10", endDate: "2026-11-12" }, now);
    expect(data.map(({ date, quality }) => `${date} ${quality}`)).toEqual([
      "2026-11-10 forecast",
      "2026-11-11 forecast",
      "2026-11-12 forecast",
    ]);
  });

  it("is the archive's part while the forecast service is down", async () => {
    standIns.setMode("open-meteo-forecast", "500");
    const { data, provenance } = await findMoistureDays(somewhere(), recent, now);
    expect(data.at(-1)).toMatchObject({ date: "2026-11-20", quality: "reanalysis" });
    expect(provenance.kind).toBe("observed");
  });

  it("that is null everywhere is no data", async () => {
    archiveWith(["2024-03-01", "2024-03-02"], [null, null]);
    await expect(findMoistureDays(somewhere(), past, now)).rejects.toMatchObject({ reason: "no-data" });
  });

  it("beyond what a soil can hold is refused", async () => {
    archiveWith(["2024-03-01"], [28]);
    await expect(findMoistureDays(somewhere(), past, now)).rejects.toMatchObject({ reason: "implausible" });
  });
});

describe("a day of forecast hours", () => {
  const hoursOf = (values: (number | null)[]) => ({
    hourly: {
      time: values.map((_, hour) => `2026-11-21T${String(hour).padStart(2, "0")}:00`),
      soil_moisture_0_to_1cm: values,
    },
  });
  const topOf = (values: (number | null)[]) =>
    readForecastMoisture(hoursOf(values), "Open-Meteo")[0]?.layers[0]?.value ?? null;

  it("is the mean of the hours that are known", () => {
    expect(topOf([...Array<number>(12).fill(0.1), ...Array<number>(8).fill(0.2), null, null, null, null])).toBeCloseTo(
      (12 * 0.1 + 8 * 0.2) / 20,
      12,
    );
  });

  it("is not known with less than half of them", () => {
    expect(topOf([...Array<number>(11).fill(0.1), ...Array<null>(13).fill(null)])).toBeNull();
  });
});
