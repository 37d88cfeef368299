import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { humidityAt, temperatureAt } from "./diurnal";
import { sunAt } from "./sun";
import { clearSkyUvIndex, uvIndex } from "./uv-index";
import { visibilityKm } from "./visibility";

const degrees = 180 / Math.PI;

describe("sunAt", () => {
  it("has the declinations of the solstices and about none at the equinox", () => {
    const noonHeight = (latitude: number, at: number) => {
      const longitude = (12 - new Date(at).getUTCHours()) * 15;
      return Math.asin(sunAt({ latitude, longitude }, at).sinElevation) * degrees;
    };
    expect(noonHeight(52, Date.UTC(2025, 5, 21, 12))).toBeCloseTo(90 - 52 + 23.44, 0);
    expect(noonHeight(52, Date.UTC(2025, 11, 21, 12))).toBeCloseTo(90 - 52 - 23.44, 0);
    expect(noonHeight(0, Date.UTC(2025, 2, 20, 12))).toBeGreaterThan(87.5);
  });

  it("has the equation of time: the sun is 14 minutes late in mid-February, 16 early in early November", () => {
    const minutes = (at: number) => (sunAt({ latitude: 0, longitude: 0 }, at).solarHour - 12) * 60;
    expect(minutes(Date.UTC(2025, 1, 12, 12))).toBeCloseTo(-14.2, 0);
    expect(minutes(Date.UTC(2025, 10, 3, 12))).toBeCloseTo(16.5, 0);
  });

  it("has days of 12 hours at the equator, 18.5 at 60 degrees in June, 24 and none beyond the polar circle", () => {
    const june = Date.UTC(2025, 5, 21, 12);
    const hours = (latitude: number) => sunAt({ latitude, longitude: 0 }, june).dayLengthHours;
    expect(hours(0)).toBeCloseTo(12, 6);
    expect(hours(60)).toBeCloseTo(18.49, 1);
    expect(hours(80)).toBe(24);
    expect(hours(-80)).toBe(0);
    expect(hours(90)).toBe(24);
  });

  it("is never anywhere but in the sky", () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 4_000_000_000_000 }), (point, at) => {
        const { solarHour, dayLengthHours, sinElevation } = sunAt(point, at);
        expect(solarHour).toBeGreaterThanOrEqual(0);
        expect(solarHour).toBeLessThan(24);
        expect(dayLengthHours).toBeGreaterThanOrEqual(0);
        expect(dayLengthHours).toBeLessThanOrEqual(24);
        expect(Math.abs(sinElevation)).toBeLessThanOrEqual(1.000001);
      }),
    );
  });
});

describe("temperatureAt (Parton & Logan 1981)", () => {
  const day = { tminC: 20, tmaxC: 34, dayLengthHours: 12 };

  it("is lowest at sunrise, highest 1.69 h after noon, and has fallen to 30.2 at sunset and 21.6 before dawn", () => {
    const at = (solarHour: number) => temperatureAt({ ...day, solarHour });
    expect(at(5.83)).toBeCloseTo(20, 6);
    expect(at(13.69)).toBeCloseTo(34, 6);
    // 20 + 14 sin(pi (18 - 5.83) / (12 + 2 * 1.86))
    expect(at(18)).toBeCloseTo(29.12, 1);
    // 20 + (29.12 - 20) exp(-2.2 * 11 / 12)
    expect(at(5)).toBeCloseTo(21.21, 1);
  });

  it("stays between the day's extremes, also in polar day and night", () => {
    const hour = fc.double({ min: 0, max: 24, noNaN: true });
    fc.assert(
      fc.property(hour, hour, (solarHour, dayLengthHours) => {
        const temperatureC = temperatureAt({ ...day, solarHour, dayLengthHours });
        expect(temperatureC).toBeGreaterThanOrEqual(20 - 1e-9);
        expect(temperatureC).toBeLessThanOrEqual(34 + 1e-9);
      }),
    );
  });
});

describe("humidityAt", () => {
  const day = { tminC: 20, tmaxC: 34, humidityPct: 60 };

  it("is the day's mean at its mean temperature, less when warmer, more when cooler, never above 100", () => {
    expect(humidityAt(27, day)).toBeCloseTo(60, 6);
    // FAO-56 table 2.3: saturation 3.565 kPa at 27 and 5.319 kPa at 34 degrees C.
    expect(humidityAt(34, day)).toBeCloseTo((60 * 3.565) / 5.319, 1);
    expect(humidityAt(10, day)).toBe(100);
  });
});

describe("clearSkyUvIndex (Madronich 2007)", () => {
  it("is 12.5 under a sun overhead and 300 DU, and goes by the powers 2.42 and -1.23", () => {
    expect(clearSkyUvIndex(1, 300)).toBeCloseTo(12.5, 6);
    expect(clearSkyUvIndex(0.5, 300)).toBeCloseTo(2.336, 3);
    expect(clearSkyUvIndex(1, 250)).toBeCloseTo(15.64, 2);
    expect(clearSkyUvIndex(-0.2, 300)).toBe(0);
  });

  it("falls with cloud to the overcast share and never below", () => {
    const at = (sunshinePct: number) => uvIndex({ latitude: 10, sinElevation: 1, sunshinePct });
    expect(at(100)).toBeCloseTo(clearSkyUvIndex(1, 260), 6);
    expect(at(0)).toBeCloseTo(0.31 * at(100), 6);
    expect(at(50)).toBeLessThan(at(60));
  });
});

describe("visibilityKm", () => {
  it("is 60 km in dry air and about 5 km at 95 % humidity", () => {
    expect(visibilityKm(10)).toBe(60);
    expect(visibilityKm(15)).toBe(60);
    expect(visibilityKm(95)).toBeCloseTo(4.92, 1);
  });
});
