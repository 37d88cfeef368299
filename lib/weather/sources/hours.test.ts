import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { hoursBody, humidNights, type HourAt } from "../../upstream/testing/hours-bodies";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import { gathered } from "./gathered";
import { readOpenMeteoHours } from "./open-meteo-hours-body";
import { askHours } from "./order";

const now = Date.UTC(2026, 10, 21, 11, 20);
const hourMs = 3_600_000;

let standIns: StandIns;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  standIns = await startStandIns({ now: () => now });
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl, UPSTREAM_TIMEOUT_MS: "5000" });
  standIns.setMode("all", "good");
  standIns.setBody("open-meteo-forecast", undefined);
  standIns.forget();
});

/** A cell that no other test asks for. */
let cells = 0;
const somewhere = () => ({ latitude: 12 - 0.1 * (cells += 1), longitude: 8.5 });

describe("hours of the weather", () => {
  it("go without a gap from 35 days ago to 7 days ahead", async () => {
    const answer = await askHours(somewhere(), now);
    const hours = answer?.data.hours ?? [];
    expect(hours).toHaveLength(42 * 24);
    expect(hours[0]).toEqual({ time: "2026-10-17T00:00", temperatureC: 21, humidityPct: 96, rainMm: 0 });
    expect(hours.at(-1)?.time).toBe("2026-11-27T23:00");
    expect(hours.find(({ time }) => time === "2026-11-21T17:00")).toMatchObject({ temperatureC: 27, rainMm: 8 });
    expect(answer?.provenance).toEqual({ source: "Open-Meteo", kind: "forecast", ageSeconds: 0 });
  });

  it("of many places that are asked for together come with one call, each its own", async () => {
    standIns.setBody("open-meteo-forecast", (asked: { query: URLSearchParams; now: number }) =>
      hoursBody(asked, ({ latitude }: HourAt) => ({ ...humidNights({ hour: 0, day: 0 }), temperatureC: latitude })),
    );
    const points = Array.from({ length: 7 }, somewhere);
    const answers = await Promise.all(points.map((point) => askHours(point, now)));
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(1);
    for (const [index, { latitude }] of points.entries()) {
      expect(answers[index]?.data.hours[0]?.temperatureC).toBeCloseTo(latitude, 6);
    }
  });

  it("are kept for a cell of a tenth of a degree and three hours", async () => {
    const point = somewhere();
    await askHours(point, now);
    await askHours({ ...point, longitude: 8.54 }, now + 2 * hourMs);
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(1);
    await askHours(point, now + 4 * hourMs);
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(2);
  });

  it("are MET Norway's from now on when Open-Meteo is down, and none at all when both are", async () => {
    standIns.setMode("open-meteo-forecast", "500");
    const answer = await askHours(somewhere(), now);
    expect(answer?.provenance.source).toBe("MET Norway");
    const hours = answer?.data.hours ?? [];
    expect(hours.length).toBeGreaterThan(24);
    const starts = hours.map(({ time }) => Date.parse(`${time}Z`));
    for (const [index, start] of starts.entries()) expect(start).toBe((starts[0] ?? 0) + index * hourMs);
    standIns.setMode("all", "500");
    expect(await askHours(somewhere(), now)).toBeNull();
  });

  it("in Fahrenheit are refused", async () => {
    standIns.setMode("all", "wrong-units");
    expect(await askHours(somewhere(), now)).toBeNull();
  });
});

describe("a body with gaps", () => {
  const hour = (index: number) => `2026-11-21T${String(index).padStart(2, "0")}:00`;
  const bodyWith = (temperatures: (number | null)[]) => ({
    utc_offset_seconds: 0,
    hourly: {
      time: temperatures.map((_, index) => hour(index)),
      temperature_2m: temperatures,
      relative_humidity_2m: temperatures.map(() => 80),
      precipitation: temperatures.map(() => 0),
    },
  });

  it("gives what lies between the last gap before now and the first one after it", () => {
    const temperatures = Array.from({ length: 24 }, (_, index) => ([3, 18].includes(index) ? null : index));
    const [read] = readOpenMeteoHours(bodyWith(temperatures), { source: "test", now });
    expect(read?.temperatureC).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(read?.firstLocalMs).toBe(Date.parse(`${hour(4)}Z`));
  });

  it("gives nothing when nothing is known", () => {
    const [read] = readOpenMeteoHours(bodyWith(Array.from({ length: 24 }, () => null)), { source: "test", now });
    expect(read?.temperatureC).toEqual([]);
  });
});

describe("gathered asks", () => {
  it("go out together up to the most of a call, and a failure is everyone's", async () => {
    const calls: number[][] = [];
    const ask = gathered<number, number>({
      most: 3,
      waitMs: 1,
      askAll: (items) => {
        calls.push(items);
        return items.includes(9) ? Promise.reject(new Error("down")) : Promise.resolve(items.map((item) => item * 2));
      },
    });
    expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([2, 4, 6, 8]);
    expect(calls).toEqual([[1, 2, 3], [4]]);
    const failed = await Promise.allSettled([8, 9].map(ask));
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
