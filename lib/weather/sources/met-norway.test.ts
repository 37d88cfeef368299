import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordedMetNorway } from "../../upstream/testing/bodies";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import { metNorway } from "./met-norway";
import { readMetNorway } from "./met-norway-body";
import { daysOf } from "./met-norway-days";

const now = Date.UTC(2026, 10, 21, 11, 20);
const hour = 3_600_000;
const london = { latitude: 51.5072, longitude: -0.1276 };
const minuteLater = now + 60_000;

let standIns: StandIns;
let clock = now;
beforeAll(async () => {
  standIns = await startStandIns({ now: () => clock });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  clock = now;
  freshUpstreams(standIns.env);
  standIns.setMode("all", "good");
  standIns.setBody("met-norway", undefined);
  standIns.forget();
});

const current = (at = now) => metNorway.current?.(london, at);
const forecast = (days: number, at = now) => metNorway.forecast?.(london, days, at);
const recordedSteps = () => readMetNorway(recordedMetNorway(), "test");

/** A body with one step for each entry. */
function bodyWith(entries: { time: string; temperature: number; hours: 1 | 6; rainMm: number }[]) {
  const timeseries = entries.map(({ time, temperature, hours, rainMm }) => ({
    time,
    data: {
      instant: { details: { air_temperature: temperature, relative_humidity: 50, wind_speed: 10 } },
      [`next_${hours}_hours`]: { summary: { symbol_code: "rain" }, details: { precipitation_amount: rainMm } },
    },
  }));
  return { properties: { meta: { units: { air_temperature: "celsius" } }, timeseries } };
}

describe("MET Norway", () => {
  it("gives the recording's figures for the weather now, the wind in km/h", async () => {
    const first = recordedSteps()[0];
    const answer = await current();
    expect(answer?.data).toMatchObject({
      temperatureC: first?.temperatureC,
      humidityPct: first?.humidityPct,
      pressureHpa: first?.pressureHpa,
      windKmh: first?.windKmh,
      uvIndex: first?.uvIndex,
      visibilityKm: null,
    });
    expect(answer?.provenance).toEqual({ source: "MET Norway", kind: "forecast", ageSeconds: 0 });
  });

  it("gathers steps into whole days of the place's own time zone", async () => {
    const days = (await forecast(16))?.data ?? [];
    expect(days.length).toBeGreaterThanOrEqual(6);
    expect(days[0]?.date).toBe("2026-11-21");
    const temperatures = recordedSteps().flatMap((step) => [
      step.temperatureC,
      step.temperatureMaxC,
      step.temperatureMinC,
    ]);
    const known = temperatures.filter((figure) => figure !== null);
    expect(Math.max(...days.map((day) => day.temperatureMaxC))).toBeLessThanOrEqual(Math.max(...known));
    expect(Math.min(...days.map((day) => day.temperatureMinC))).toBeGreaterThanOrEqual(Math.min(...known));
  });

  it("puts the rain of a period on the days it falls on, and counts none twice", () => {
    const body = bodyWith([
      { time: "2026-07-01T21:00:00Z", temperature: 20, hours: 1, rainMm: 1 },
      { time: "2026-07-01T22:00:00Z", temperature: 21, hours: 6, rainMm: 6 },
      { time: "2026-07-02T00:00:00Z", temperature: 22, hours: 6, rainMm: 6 },
      { time: "2026-07-02T06:00:00Z", temperature: 23, hours: 6, rainMm: 0 },
      { time: "2026-07-02T12:00:00Z", temperature: 30, hours: 6, rainMm: 3 },
      { time: "2026-07-02T18:00:00Z", temperature: 24, hours: 6, rainMm: 6 },
      { time: "2026-07-03T00:00:00Z", temperature: 22, hours: 6, rainMm: 6 },
    ]);
    const days = daysOf(readMetNorway(body, "test"), "Africa/Lagos");
    expect(days.map(({ date, precipitationMm }) => [date, precipitationMm])).toEqual([
      // 22:00 and 23:00 by the clock of Lagos; the period from 23:00 ends where the next one begins.
      ["2026-07-01", 2],
      ["2026-07-02", 15],
    ]);
    expect(days[1]).toMatchObject({
      temperatureMaxC: 30,
      temperatureMinC: 22,
      windMaxKmh: 36,
      conditions: "Moderate rain",
    });
  });

  it("identifies places with at most four decimals", async () => {
    await current();
    const { searchParams } = standIns.requests("met-norway")[0]?.url ?? new URL("http://none");
    expect(searchParams.get("lat")).toBe("51.5");
    expect(searchParams.get("lon")).toBe("-0.15");
  });

  it("is not asked again before its answer expires, and then only for news", async () => {
    await current();
    await current(now + 1_799_000);
    expect(standIns.requests("met-norway")).toHaveLength(1);
    clock = now + 1_801_000;
    const renewed = await current(clock);
    expect(standIns.requests("met-norway")[1]?.headers["if-modified-since"]).toMatch(/GMT$/);
    expect(renewed?.provenance.ageSeconds).toBe(0);
    await current(clock + 60_000);
    expect(standIns.requests("met-norway")).toHaveLength(2);
  });

  it("reads a kept forecast at the hour it is now", async () => {
    await current();
    standIns.setMode("all", "down");
    const later = await current(now + 2 * hour);
    expect(later?.data.temperatureC).toBe(recordedSteps()[2]?.temperatureC);
    expect(later?.provenance.ageSeconds).toBe(7200);
  });

  it("refuses figures in Fahrenheit", async () => {
    standIns.setMode("all", "wrong-units");
    await expect(forecast(7)).rejects.toMatchObject({ reason: "wrong-units" });
  });

  it("has no figure that is not a number, whatever is left out of the steps", () => {
    const figure = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: null });
    const period = fc.option(
      fc.record(
        {
          details: fc.record(
            {
              precipitation_amount: figure(0, 50),
              air_temperature_max: figure(-80, 55),
              air_temperature_min: figure(-80, 55),
            },
            { requiredKeys: [] },
          ),
          summary: fc.record({ symbol_code: fc.constantFrom("rain", "cloudy", "frogs") }),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    );
    const details = fc.record(
      { air_temperature: figure(-80, 55), relative_humidity: figure(0, 100), wind_speed: figure(0, 60) },
      { requiredKeys: [] },
    );
    const entry = fc.record({ gapHours: fc.integer({ min: 0, max: 12 }), details, one: period, six: period });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 60 }), (entries) => {
        let at = minuteLater;
        const timeseries = entries.map(({ gapHours, details: instant, one, six }) => {
          at += gapHours * hour;
          return {
            time: new Date(at).toISOString(),
            data: { instant: { details: instant }, next_1_hours: one, next_6_hours: six },
          };
        });
        const days = daysOf(
          readMetNorway({ properties: { meta: { units: {} }, timeseries } }, "test"),
          "Asia/Kathmandu",
        );
        for (const day of days) {
          const figures = Object.values(day).filter((value) => typeof value === "number");
          expect(figures.every(Number.isFinite)).toBe(true);
          expect(day.temperatureMinC).toBeLessThanOrEqual(day.temperatureMaxC);
        }
      }),
    );
  });
});
