import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../weather/sources/days";
import { hoursDaysBack } from "../../weather/sources/open-meteo-hours";
import { riskLevels } from "../organism";
import { riskModels } from "./all";
import type { RiskFinding, RiskModel, RiskWeather } from "./risk-model";
import { repeated, today, weatherOf } from "./testing/weather";

const past = 50;
const ahead = 10;
const rank = (finding: RiskFinding | null) => (finding ? riskLevels.indexOf(finding.level) : -1);
const cropOf = (model: RiskModel, plantedOn: string | null = null) => ({ name: model.crops[0] ?? "", plantedOn });
const insects = riskModels.filter(({ id }) => id.endsWith("degree-days"));
const diseases = riskModels.filter((model) => !insects.includes(model));

const oneHour = fc.record({
  temperatureC: fc.double({ min: -5, max: 48, noNaN: true }),
  humidityPct: fc.double({ min: 0, max: 100, noNaN: true }),
  rainMm: fc.double({ min: 0, max: 60, noNaN: true }),
});
// Whole days, and hours that begin and end in the middle of one.
const anyWeather = fc.record({
  hours: fc.array(oneHour, { maxLength: 24 * 12 }),
  start: fc.integer({ min: -24 * 10, max: 24 * 4 }),
});
const timeOf = (hour: number) => new Date(Date.parse(today) + hour * 3_600_000).toISOString().slice(0, 13) + ":00";
const anyPlanting = fc.option(
  fc.integer({ min: -120, max: 10 }).map((days) => addDays(today, days)),
  { nil: null },
);

/** Hours of one temperature, with dry or wet air and rain hour by hour. */
function steady(temperatureC: number, air: readonly { humidityPct: number; rainMm: number }[]): RiskWeather {
  const hours = Array.from({ length: 24 * (past + 1 + ahead) }, (_, index) => {
    const { humidityPct, rainMm } = air[index % air.length] ?? { humidityPct: 50, rainMm: 0 };
    return { time: timeOf(index - 24 * past), temperatureC, humidityPct, rainMm };
  });
  return { today, hours };
}

describe("weather rules", () => {
  it.each(riskModels)("$id never throws, and what it finds holds today or later and is told in words", (model) => {
    fc.assert(
      fc.property(anyWeather, anyPlanting, ({ hours, start }, plantedOn) => {
        const weather = { today, hours: hours.map((hour, index) => ({ time: timeOf(start + index), ...hour })) };
        const finding = model.assess(weather, cropOf(model, plantedOn));
        if (!finding) return;
        expect(riskLevels.slice(1)).toContain(finding.level);
        expect(finding.trigger).toMatch(/\d/);
        expect(finding.trigger).not.toMatch(/NaN|Infinity|undefined/);
        expect(finding.trigger.length).toBeLessThanOrEqual(600);
        expect(finding.from <= finding.until && finding.until >= today).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each(diseases)("$id: more humid hours and more rain never lower the level", (model) => {
    const air = fc.record({
      humidityPct: fc.integer({ min: 45, max: 100 }),
      rainMm: fc.constantFrom(0, 0, 0, 0.5, 3),
      moister: fc.integer({ min: 0, max: 40 }),
      wetter: fc.constantFrom(0, 0, 2),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 35 }),
        fc.array(air, { minLength: 24, maxLength: 60 }),
        (degrees, hours) => {
          const moist = hours.map((hour) => ({
            humidityPct: Math.min(100, hour.humidityPct + hour.moister),
            rainMm: hour.rainMm + hour.wetter,
          }));
          const [before, after] = [steady(degrees, hours), steady(degrees, moist)];
          expect(rank(model.assess(after, cropOf(model)))).toBeGreaterThanOrEqual(
            rank(model.assess(before, cropOf(model))),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it.each(insects)("$id: more warmth below the upper limit never lowers the level", (model) => {
    const warmth = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(warmth, fc.double({ min: 0, max: 7, noNaN: true }), (degrees, warmer) => {
        const [before, after] = [degrees, degrees + warmer].map((lowC) => weatherOf(repeated(past, { lowC })));
        if (!before || !after) throw new Error("two weathers were made");
        expect(rank(model.assess(after, cropOf(model)))).toBeGreaterThanOrEqual(
          rank(model.assess(before, cropOf(model))),
        );
      }),
    );
  });

  it.each(diseases)("$id finds nothing in dry air without rain", (model) => {
    for (const degrees of [5, 12, 18, 24, 30, 38])
      expect(model.assess(steady(degrees, [{ humidityPct: 55, rainMm: 0 }]), cropOf(model))).toBeNull();
  });

  it.each(insects)("$id finds nothing in the cold", (model) => {
    expect(model.assess(steady(7, [{ humidityPct: 95, rainMm: 5 }]), cropOf(model))).toBeNull();
  });

  it.each(riskModels)(
    "$id finds nothing without weather, and nothing for a crop that is yet to be planted",
    (model) => {
      const favourable = steady(21, [{ humidityPct: 97, rainMm: 1 }]);
      expect(model.assess(favourable, cropOf(model))).not.toBeNull();
      expect(model.assess(favourable, cropOf(model, addDays(today, 30)))).toBeNull();
      expect(model.assess({ today, hours: [] }, cropOf(model))).toBeNull();
    },
  );

  it.each(riskModels)("$id needs no older weather than it says", (model) => {
    const favourable = steady(21, [{ humidityPct: 97, rainMm: 1 }]);
    const oldest = addDays(today, -model.daysBack);
    const recent = { today, hours: favourable.hours.filter(({ time }) => time >= oldest) };
    expect(model.assess(recent, cropOf(model))).toEqual(model.assess(favourable, cropOf(model)));
  });

  it.each(riskModels)(
    "$id names its rule, levels, source and known crops in lengths that answers can hold",
    (model) => {
      const known = readFileSync("prisma/data/crops.tsv", "utf8")
        .split("\n")
        .map((line) => line.split("\t")[1]);
      for (const crop of model.crops) expect(known).toContain(crop);
      expect(model.name.length).toBeLessThanOrEqual(120);
      expect(model.rule.length).toBeLessThanOrEqual(600);
      expect(model.levels.length).toBeLessThanOrEqual(600);
      expect(model.citation.length).toBeLessThanOrEqual(400);
      expect(model.citation).toMatch(/\d{4}|https?:/);
    },
  );

  it("the hours that are fetched reach back as far as every rule looks", () => {
    for (const { daysBack } of riskModels) expect(daysBack).toBeLessThanOrEqual(hoursDaysBack);
  });

  it("every rule has an id of its own", () => {
    expect(new Set(riskModels.map(({ id }) => id)).size).toBe(riskModels.length);
  });
});
