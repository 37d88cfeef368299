import { describe, expect, test } from "vitest";
import * as air from "./air";
import { dayOfYear } from "./calendar";
import { hargreavesMm, penmanMonteithMm } from "./evapotranspiration";
import * as radiation from "./radiation";
import { referenceDay } from "./reference-day";

const digits = (value: number, count: number) => value.toFixed(count);

describe("FAO-56's worked examples, to the digits they are printed with", () => {
  test("Example 2: pressure and psychrometric constant at 1800 m", () => {
    const pressureKpa = air.pressureKpaAt(1800);
    expect(digits(pressureKpa, 1)).toBe("81.8");
    expect(digits(air.psychrometricConstant(pressureKpa), 3)).toBe("0.054");
  });

  test("Example 3: mean saturation vapour pressure of a day of 15 to 24.5 °C", () => {
    expect(digits(air.saturationKpa(24.5), 3)).toBe("3.075");
    expect(digits(air.saturationKpa(15), 3)).toBe("1.705");
    expect(digits(air.meanSaturationKpa({ tminC: 15, tmaxC: 24.5 }), 2)).toBe("2.39");
  });

  test("Example 5: actual vapour pressure from relative humidity", () => {
    const day = { tminC: 18, tmaxC: 25, humidityMaxPct: 82, humidityMinPct: 54 };
    expect(digits(air.vapourKpaFromExtremes(day), 2)).toBe("1.70");
  });

  test("Example 8: extraterrestrial radiation at 20° S on 3 September", () => {
    expect(dayOfYear("1997-09-03")).toBe(246);
    expect(digits(radiation.extraterrestrialRadiationMj({ latitude: -20, dayOfYear: 246 }), 1)).toBe("32.2");
  });

  test("Example 9: daylight hours at 20° S on 3 September", () => {
    expect(digits(radiation.daylightHours({ latitude: -20, dayOfYear: 246 }), 1)).toBe("11.7");
  });

  test("Example 10: radiation from sunshine in Rio de Janeiro in May", () => {
    const day = { latitude: -22.9, dayOfYear: 135 };
    const extraterrestrialMj = radiation.extraterrestrialRadiationMj(day);
    expect(digits(extraterrestrialMj, 1)).toBe("25.1");
    expect(digits(radiation.daylightHours(day), 1)).toBe("10.9");
    const sunshine = 7.1 / radiation.daylightHours(day);
    expect(digits(radiation.radiationFromSunshineMj({ sunshine, extraterrestrialMj }), 1)).toBe("14.5");
  });

  test("Example 11: net longwave radiation in Rio de Janeiro in May", () => {
    const night = { tminC: 19.1, tmaxC: 25.1, vapourKpa: 2.1, radiationMj: 14.5, clearSkyMj: 18.8 };
    expect(digits(radiation.netLongwaveMj(night), 1)).toBe("3.5");
    expect(digits(radiation.netShortwaveMj(14.5) - radiation.netLongwaveMj(night), 1)).toBe("7.6");
  });

  test("Example 14: wind of 3.2 m/s at 10 m", () => {
    expect(digits(air.windMsAt2m(3.2, 10), 1)).toBe("2.4");
  });

  test("Example 15: radiation from temperatures near Lyon in July", () => {
    const extraterrestrialMj = radiation.extraterrestrialRadiationMj({ latitude: 45.72, dayOfYear: 196 });
    expect(digits(extraterrestrialMj, 1)).toBe("40.6");
    expect(digits(radiation.radiationFromTemperatureMj({ tminC: 14.8, tmaxC: 26.6, extraterrestrialMj }), 1)).toBe(
      "22.3",
    );
  });

  test("Example 17: Bangkok in April, 5.72 mm a day", () => {
    const [tminC, tmaxC, vapourKpa] = [25.6, 34.8, 2.85];
    const day = { latitude: 13.73, dayOfYear: 105 };
    const extraterrestrialMj = radiation.extraterrestrialRadiationMj(day);
    expect(digits(extraterrestrialMj, 2)).toBe("38.06");
    const radiationMj = radiation.radiationFromSunshineMj({
      sunshine: 8.5 / radiation.daylightHours(day),
      extraterrestrialMj,
    });
    expect(digits(radiationMj, 2)).toBe("22.65");
    const clearSkyMj = radiation.clearSkyRadiationMj({ elevationM: 2, extraterrestrialMj });
    expect(digits(clearSkyMj, 2)).toBe("28.54");
    const lossMj = radiation.netLongwaveMj({ tminC, tmaxC, vapourKpa, radiationMj, clearSkyMj });
    expect(digits(lossMj, 2)).toBe("3.11");
    const netRadiationMj = radiation.netShortwaveMj(radiationMj) - lossMj;
    expect(digits(netRadiationMj, 2)).toBe("14.33");
    const soilHeatMj = radiation.monthlySoilHeatMj({ meanC: 30.2, monthBeforeC: 29.2 });
    const pressureKpa = air.pressureKpaAt(2);
    const et0 = penmanMonteithMm({ tminC, tmaxC, vapourKpa, windMs: 2, netRadiationMj, soilHeatMj, pressureKpa });
    expect(digits(et0, 2)).toBe("5.72");
  });

  test("Example 18: Uccle on 6 July, 3.88 mm a day", () => {
    const [tminC, tmaxC] = [12.3, 21.5];
    const vapourKpa = air.vapourKpaFromExtremes({ tminC, tmaxC, humidityMaxPct: 84, humidityMinPct: 63 });
    expect(digits(vapourKpa, 3)).toBe("1.409");
    const windMs = air.windMsAt2m(10 / 3.6, 10);
    expect(digits(windMs, 3)).toBe("2.078");
    const day = { latitude: 50.8, dayOfYear: 187 };
    const extraterrestrialMj = radiation.extraterrestrialRadiationMj(day);
    expect(digits(extraterrestrialMj, 2)).toBe("41.09");
    const radiationMj = radiation.radiationFromSunshineMj({
      sunshine: 9.25 / radiation.daylightHours(day),
      extraterrestrialMj,
    });
    expect(digits(radiationMj, 2)).toBe("22.07");
    const clearSkyMj = radiation.clearSkyRadiationMj({ elevationM: 100, extraterrestrialMj });
    expect(digits(clearSkyMj, 2)).toBe("30.90");
    const lossMj = radiation.netLongwaveMj({ tminC, tmaxC, vapourKpa, radiationMj, clearSkyMj });
    expect(digits(lossMj, 2)).toBe("3.71");
    const netRadiationMj = radiation.netShortwaveMj(radiationMj) - lossMj;
    expect(digits(netRadiationMj, 2)).toBe("13.28");
    const pressureKpa = air.pressureKpaAt(100);
    expect(digits(penmanMonteithMm({ tminC, tmaxC, vapourKpa, windMs, netRadiationMj, pressureKpa }), 2)).toBe("3.88");
  });

  test("Example 20: Lyon in July from temperatures alone, 4.56 mm a day", () => {
    const day = { date: "1997-07-15", tminC: 14.8, tmaxC: 26.6, humidityPct: null, radiationMj: null, windMs10m: null };
    const answer = referenceDay(day, { latitude: 45.72, elevationM: 200, usualWindMs: null });
    expect(digits(answer.et0Mm, 2)).toBe("4.56");
    expect(answer).toMatchObject({ radiationFrom: "temperature", windFrom: "default", humidityFrom: "temperature" });
  });
});

test("the Hargreaves equation gives for Lyon what its terms multiply to", () => {
  // 0.0023 (20.7 + 17.8) (26.6 - 14.8)^0.5 × 0.408 × 40.55
  expect(hargreavesMm({ tminC: 14.8, tmaxC: 26.6, extraterrestrialMj: 40.55 })).toBeCloseTo(5.03, 2);
});

test("what a source knows of radiation, wind and humidity is used and said", () => {
  const site = { latitude: 12, elevationM: 470, usualWindMs: 1.7 };
  const known = { date: "2026-03-15", tminC: 21, tmaxC: 37, humidityPct: 25, radiationMj: 23, windMs10m: 3 };
  expect(referenceDay(known, site)).toMatchObject({
    radiationFrom: "source",
    windFrom: "source",
    humidityFrom: "source",
  });
  const calm = referenceDay({ ...known, windMs10m: null }, site);
  expect(calm.windFrom).toBe("climate");
  expect(calm.et0Mm).toBeLessThan(referenceDay(known, site).et0Mm);
});
