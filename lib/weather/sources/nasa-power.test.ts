import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { hasRecordings, recording } from "../../upstream/testing/recordings";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import { nasaPower } from "./nasa-power";
import { clearnessOf, readNasaPower } from "./nasa-power-body";

const now = Date.UTC(2026, 10, 21);
const kano = { latitude: 12.0022, longitude: 8.592 };

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns({ now: () => now });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  freshUpstreams(standIns.env);
  standIns.setMode("all", "good");
  standIns.setBody("nasa-power", undefined);
  standIns.forget();
});

const ask = (startDate: string, endDate: string) => nasaPower.historical?.(kano, { startDate, endDate }, now);

/** A body of POWER with these series. */
function bodyWith(parameter: Record<string, Record<string, number>>) {
  return {
    properties: { parameter },
    header: { fill_value: -999 },
    parameters: { T2M_MAX: { units: "C" }, ALLSKY_SFC_SW_DWN: { units: "MJ/m^2/day" } },
  };
}

describe("NASA POWER", () => {
  it("gives every day of the range, asking for its own grid point", async () => {
    const answer = await ask("2024-01-01", "2024-01-10");
    expect(answer?.data).toHaveLength(10);
    expect(answer?.provenance).toEqual({ source: "NASA POWER", kind: "observed", ageSeconds: 0 });
    const query = standIns.requests("nasa-power")[0]?.url.searchParams;
    expect([query?.get("latitude"), query?.get("longitude"), query?.get("start")]).toEqual(["12", "8.75", "20240101"]);
  });

  it("takes the fill value for nothing, never for a temperature", async () => {
    standIns.setBody("nasa-power", bodyWith({ T2M_MAX: { "20240101": 31.5, "20240102": -999 } }));
    expect((await ask("2024-01-01", "2024-01-02"))?.data).toEqual([
      {
        date: "2024-01-01",
        temperatureMaxC: 31.5,
        temperatureMinC: null,
        humidityPct: null,
        precipitationMm: null,
        windMeanKmh: null,
        radiationMj: null,
        conditions: "Unknown",
      },
      {
        date: "2024-01-02",
        temperatureMaxC: null,
        temperatureMinC: null,
        humidityPct: null,
        precipitationMm: null,
        windMeanKmh: null,
        radiationMj: null,
        conditions: "Unknown",
      },
    ]);
  });

  it("words a dry day by how much of the sun came through", () => {
    const parameter = { PRECTOTCORR: { "20240615": 0 }, ALLSKY_SFC_SW_DWN: { "20240615": 27 } };
    const range = { startDate: "2024-06-15", endDate: "2024-06-15" };
    const [day] = readNasaPower(bodyWith(parameter), { source: "test", range, latitude: 12 });
    expect(day?.conditions).toBe("Mainly clear");
  });

  it("reckons the radiation above the atmosphere as FAO-56 does", () => {
    // FAO-56, example 8: 20 degrees south on 3 September (day 246) has 32.2 MJ.
    const clearness = clearnessOf({ radiationMj: 32.2, latitude: -20, date: "2023-09-03" });
    expect(clearness).toBeCloseTo(1, 2);
    expect(clearnessOf({ radiationMj: 0, latitude: 80, date: "2023-12-21" })).toBeNull();
  });

  it("refuses figures in Fahrenheit", async () => {
    standIns.setMode("all", "wrong-units");
    await expect(ask("2024-01-01", "2024-01-02")).rejects.toMatchObject({ reason: "wrong-units" });
  });

  it("has nothing before 1981", async () => {
    await expect(ask("1980-01-01", "1980-01-05")).rejects.toMatchObject({ reason: "no-data" });
    expect(standIns.requests("nasa-power")).toHaveLength(0);
  });

  it.runIf(hasRecordings)("reads a recording; without the extremes it has nothing to say", async () => {
    standIns.setBody("nasa-power", JSON.parse(recording("nasa-power/daily_point_T2M_bengaluru_202401.json") ?? ""));
    await expect(ask("2024-01-01", "2024-01-30")).rejects.toMatchObject({ reason: "no-data" });
  });

  it("has a clearness that is a number or null everywhere on every day", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.integer({ min: 0, max: 365 }),
        fc.double({ min: 0, max: 45, noNaN: true }),
        (latitude, day, radiationMj) => {
          const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
          const clearness = clearnessOf({ radiationMj, latitude, date });
          expect(clearness === null || Number.isFinite(clearness)).toBe(true);
        },
      ),
    );
  });
});
