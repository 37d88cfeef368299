import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ForecastDay } from "../weather";
import { findSpells } from "./spells";
import { rules, severityOf } from "./thresholds";

const calm = {
  temperatureMaxC: 30,
  temperatureMinC: 21,
  humidityPct: 60,
  precipitationMm: 2,
  precipitationProbabilityPct: 40,
  windMaxKmh: 10,
  gustMaxKmh: 20,
  windMeanKmh: 10,
  radiationMj: 20,
  conditions: "Partly cloudy",
};
const dateOf = (index: number, start = "2026-06-01") =>
  new Date(Date.parse(start) + index * 86_400_000).toISOString().slice(0, 10);
const days = (changes: Partial<ForecastDay>[], start?: string): ForecastDay[] =>
  changes.map((change, index) => ({ date: dateOf(index, start), ...calm, ...change }));
const repeated = (count: number, change: Partial<ForecastDay>) => Array.from({ length: count }, () => change);

/** Normals of Kano: rainy from May to September. */
const kanoRainMm = [0, 0, 3, 15, 62, 120, 200, 280, 130, 20, 0, 0];
const summary = (of: ForecastDay[], normals: readonly number[] | null = kanoRainMm) =>
  findSpells(of, normals).map((spell) => [spell.hazard, spell.severity, spell.first.date, spell.last.date, spell.peak]);

describe("spells", () => {
  it("calm weather gives none", () => {
    expect(summary(days(repeated(16, {})))).toEqual([]);
  });

  it("days in a row make one spell with the severity of the worst day", () => {
    const hot = [34, 36, 41, 37, 33].map((temperatureMaxC) => ({ temperatureMaxC }));
    expect(summary(days(hot))).toEqual([["heat", "Severe", "2026-06-02", "2026-06-04", 41]]);
  });

  it("a mild day between parts two spells", () => {
    const hot = [36, 34, 39].map((temperatureMaxC) => ({ temperatureMaxC }));
    expect(summary(days(hot))).toEqual([
      ["heat", "Minor", "2026-06-01", "2026-06-01", 36],
      ["heat", "Moderate", "2026-06-03", "2026-06-03", 39],
    ]);
  });

  it("the coldest night decides the severity of cold", () => {
    const cold = [14, 7, 11].map((temperatureMinC) => ({ temperatureMinC }));
    expect(summary(days(cold))).toEqual([["cold", "Severe", "2026-06-01", "2026-06-03", 7]]);
  });

  it("mean wind stands in only where the source gives no gusts", () => {
    expect(summary(days([{ windMaxKmh: 60 }]))).toEqual([]);
    expect(summary(days([{ windMaxKmh: 60, gustMaxKmh: null }]))).toEqual([
      ["sustained-wind", "Moderate", "2026-06-01", "2026-06-01", 60],
    ]);
  });

  it("nothing but dry spells is told beyond seven days", () => {
    const late = [
      ...repeated(7, {}),
      { temperatureMaxC: 45, temperatureMinC: 1, precipitationMm: 200, gustMaxKmh: 120 },
    ];
    expect(summary(days(late))).toEqual([]);
  });
});

describe("dry spells", () => {
  it("six dry days in the rainy season are none, seven are one", () => {
    const wet = { precipitationMm: 1 };
    const dry = { precipitationMm: 0.9 };
    expect(summary(days([...repeated(6, dry), wet]))).toEqual([]);
    expect(summary(days([...repeated(7, dry), wet]))).toEqual([["dry-spell", "Minor", "2026-06-01", "2026-06-07", 7]]);
    expect(summary(days(repeated(14, dry)))).toEqual([["dry-spell", "Severe", "2026-06-01", "2026-06-14", 14]]);
  });

  it("the dry season brings none, nor do unknown normals", () => {
    const dry = repeated(16, { precipitationMm: 0 });
    expect(summary(days(dry, "2026-12-01"))).toEqual([]);
    expect(summary(days(dry), null)).toEqual([]);
  });

  it("only days within the rainy season count", () => {
    const dry = repeated(12, { precipitationMm: 0 });
    expect(summary(days(dry, "2026-09-24"))).toEqual([["dry-spell", "Minor", "2026-09-24", "2026-09-30", 7]]);
    expect(summary(days(dry, "2026-09-25"))).toEqual([]);
  });

  it("a day without a figure ends the spell", () => {
    const dry = repeated(6, { precipitationMm: 0 });
    expect(summary(days([...dry, { precipitationMm: null }, ...dry]))).toEqual([]);
  });
});

describe("weather that favours crop diseases", () => {
  const favourable = { humidityPct: 85, precipitationMm: 2.5 };

  it.each([
    [1, null],
    [2, "Minor"],
    [3, "Minor"],
    [4, "Moderate"],
    [7, "Moderate"],
  ])("%d favourable days in seven: %s", (count, severity) => {
    const spells = summary(days([...repeated(count, favourable), ...repeated(9, {})]));
    expect(spells.map((spell) => spell[1] ?? null)).toEqual(severity === null ? [] : [severity]);
  });

  it.each([
    ["too dry an air", { humidityPct: 84.9 }],
    ["too little rain", { precipitationMm: 2.4 }],
    ["too cold", { temperatureMaxC: 18, temperatureMinC: 11.9 }],
    ["too warm", { temperatureMaxC: 34.9, temperatureMinC: 25.3 }],
    ["unknown humidity", { humidityPct: null }],
  ])("a day does not count with %s", (_, change) => {
    const spoilt = days([favourable, { ...favourable, ...change }]);
    expect(summary(spoilt).filter(([hazard]) => hazard === "disease")).toEqual([]);
  });

  it("the days need not follow each other", () => {
    expect(summary(days([{}, favourable, {}, favourable, {}]))).toEqual([
      ["disease", "Minor", "2026-06-02", "2026-06-04", 2],
    ]);
  });
});

describe("whatever the forecast", () => {
  const anyDay = fc.record({
    temperatureMaxC: fc.integer({ min: 10, max: 50 }),
    temperatureMinC: fc.integer({ min: -5, max: 25 }),
    humidityPct: fc.option(fc.integer({ min: 0, max: 100 })),
    precipitationMm: fc.option(fc.integer({ min: 0, max: 150 })),
    windMaxKmh: fc.option(fc.integer({ min: 0, max: 100 })),
    gustMaxKmh: fc.option(fc.integer({ min: 0, max: 150 })),
  });
  const anyForecast = fc.array(anyDay, { maxLength: 16 }).map((changes) => days(changes));

  it("spells of one hazard never overlap or touch", () => {
    fc.assert(
      fc.property(anyForecast, (forecast) => {
        const spells = findSpells(forecast, kanoRainMm);
        for (const hazard of Object.keys(rules)) {
          const positions = spells
            .filter((spell) => spell.hazard === hazard)
            .map((spell) => [forecast.indexOf(spell.first), forecast.indexOf(spell.last)] as const);
          positions.reduce((previousEnd, [start, end]) => {
            expect(start).toBeGreaterThan(previousEnd + 1);
            expect(end).toBeGreaterThanOrEqual(start);
            return end;
          }, -2);
        }
      }),
    );
  });

  it("every spell has the severity of its peak", () => {
    fc.assert(
      fc.property(anyForecast, (forecast) => {
        for (const spell of findSpells(forecast, kanoRainMm)) {
          expect(spell.severity).toBe(severityOf(spell.hazard, spell.peak));
        }
      }),
    );
  });
});
