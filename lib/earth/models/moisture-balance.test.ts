import { describe, expect, it } from "vitest";
import type { DayWithReference } from "../../weather/reference-days";
import { grassMoisture } from "./moisture-balance";

const soil = { fieldCapacity: 0.21, wiltingPoint: 0.09 };
const day = (
  index: number,
  { rainMm = 0, et0Mm = 5 }: { rainMm?: number; et0Mm?: number | null },
): DayWithReference => ({
  date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  when: "past",
  temperatureMaxC: 32,
  temperatureMinC: 20,
  rainMm,
  rainProbabilityPct: null,
  conditions: "Clear sky",
  reference: et0Mm === null ? null : { et0Mm, radiationFrom: "source", windFrom: "source", humidityFrom: "source" },
});
const days = (count: number, of: { rainMm?: number; et0Mm?: number | null }) =>
  Array.from({ length: count }, (_, index) => day(index, of));

describe("the water of a soil under grass", () => {
  it("on the first day, half full, loses what FAO-56 says", () => {
    // TAW = 1000 (0.21 - 0.09) 0.3 = 36 mm (eq. 82); Dr = 18 = RAW = 0.5 TAW, so Ks = 1 (eq. 84): 5 mm leave 300 mm of soil.
    const [first] = grassMoisture({ soil, days: days(1, {}), bottomCm: 28 });
    expect(first?.value).toBeCloseTo(0.21 - (18 + 5) / 300, 10);
  });

  it("goes down to the wilting point and no further when it does not rain", () => {
    const dry = grassMoisture({ soil, days: days(120, {}), bottomCm: 28 });
    expect(dry.at(-1)?.value).toBeCloseTo(soil.wiltingPoint, 3);
    expect(Math.min(...dry.map(({ value }) => value))).toBeGreaterThanOrEqual(soil.wiltingPoint - 1e-12);
  });

  it("is filled to field capacity and no further", () => {
    expect(grassMoisture({ soil, days: days(5, { rainMm: 80 }), bottomCm: 28 }).at(-1)?.value).toBeCloseTo(0.21, 10);
  });

  it("has forgotten where it began after a dry season or a wet one, for a layer of 30 cm", () => {
    const season = [...days(60, {}).slice(0, 20), ...days(60, { rainMm: 30 }).slice(20)];
    expect(grassMoisture({ soil, days: season, bottomCm: 30 }).at(-1)?.value).toBeCloseTo(0.21, 10);
  });

  it("changes less from day to day the deeper the layer", () => {
    const drop = (bottomCm: number) => {
      const [a, b] = grassMoisture({ soil, days: days(2, {}), bottomCm });
      return (a?.value ?? 0) - (b?.value ?? 0);
    };
    expect(drop(100)).toBeLessThan(drop(30));
    expect(drop(5)).toBeCloseTo(drop(30), 12);
  });

  it("goes on with the evapotranspiration of the day before where a day has none", () => {
    const gap = [day(0, {}), day(1, { et0Mm: null }), day(2, {})];
    expect(grassMoisture({ soil, days: gap, bottomCm: 100 })).toEqual(
      grassMoisture({ soil, days: days(3, {}), bottomCm: 100 }),
    );
  });
});
