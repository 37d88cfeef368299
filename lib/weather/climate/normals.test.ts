import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interpolate, type Station } from "./normals";

const months = (value: number) => Array.from({ length: 12 }, () => value);
const station = (given: Partial<Station> & { tmeanC?: number }): Station => ({
  latitude: 10,
  longitude: 8,
  elevationM: null,
  tminC: months((given.tmeanC ?? 25) - 5),
  tmaxC: months((given.tmeanC ?? 25) + 5),
  humidityPct: months(60),
  windMs: months(2),
  rainMm: months(100),
  rainDays: months(8),
  sunshinePct: months(50),
  ...given,
});
const here = { latitude: 10, longitude: 8, elevationM: null };

describe("interpolate", () => {
  it("weighs by the inverse square of the distance: at a third of the way, 4 to 1", () => {
    const stations = [station({ longitude: 7.9, tmeanC: 20 }), station({ longitude: 8.2, tmeanC: 30 })];
    expect(interpolate(here, stations)?.tmaxC[0]).toBeCloseTo((4 * 25 + 35) / 5, 1);
  });

  it("gives a station's own figures at the station", () => {
    const stations = [station({ tmeanC: 20 }), station({ longitude: 8.5, tmeanC: 30 })];
    expect(interpolate(here, stations)?.tminC[6]).toBeCloseTo(15, 3);
  });

  it("cools by 6 degrees for each 1000 m, and not at all where a height is not known", () => {
    const low = station({ elevationM: 200 });
    expect(interpolate({ ...here, elevationM: 1_200 }, [low])?.tmaxC[0]).toBeCloseTo(24, 6);
    expect(interpolate(here, [low])?.tmaxC[0]).toBeCloseTo(30, 6);
    expect(interpolate({ ...here, elevationM: 1_200 }, [station({})])?.tmaxC[0]).toBeCloseTo(30, 6);
  });

  it("uses the six nearest only", () => {
    const near = Array.from({ length: 6 }, (_, index) => station({ longitude: 8 + (index + 1) / 100 }));
    const far = station({ longitude: 8.07, tmeanC: 50 });
    expect(interpolate(here, [far, ...near])?.tmaxC[0]).toBeCloseTo(30, 6);
  });

  it("is null when no station is within 250 km", () => {
    expect(interpolate(here, [])).toBeNull();
    expect(interpolate(here, [station({ latitude: 12.26 })])).toBeNull();
    expect(interpolate(here, [station({ latitude: 12.24 })])).not.toBeNull();
  });

  it("stays between the least and the most of its stations", () => {
    const someStation = fc
      .record({
        latitude: fc.double({ min: 9, max: 11, noNaN: true }),
        longitude: fc.double({ min: 7, max: 9, noNaN: true }),
        tmeanC: fc.double({ min: -20, max: 40, noNaN: true }),
      })
      .map(station);
    fc.assert(
      fc.property(fc.array(someStation, { minLength: 1, maxLength: 10 }), (stations) => {
        const tmaxC = interpolate(here, stations)?.tmaxC[3] ?? Number.NaN;
        const all = stations.map((one) => one.tmaxC[3] ?? 0);
        expect(tmaxC).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9);
        expect(tmaxC).toBeLessThanOrEqual(Math.max(...all) + 1e-9);
      }),
    );
  });
});
