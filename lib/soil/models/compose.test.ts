import { describe, expect, it } from "vitest";
import { soilFields } from "../soil";
import { composeSoil, type SoilLayer } from "./compose";

const layer = (given: Partial<SoilLayer>): SoilLayer => ({
  figures: {},
  origin: "mapped",
  source: "the map",
  phosphorusMethod: "mehlich3",
  exchangeableAcidityCmolKg: null,
  bulkDensityGCm3: null,
  ...given,
});

const map = layer({
  figures: { ph: 6, organicMatterPct: 1.2, nitrogenPct: 0.07, cecCmolKg: 8, clayPct: 12, siltPct: 20, sandPct: 68 },
});

describe("a soil from several sources", () => {
  it("takes each figure from the first source that has it, and says which", () => {
    const lab = layer({
      figures: { ph: 5.2, phosphorusMgKg: 11 },
      origin: "measured",
      source: "the laboratory",
      phosphorusMethod: "bray1",
    });
    const soil = composeSoil([lab, map]);
    expect(soil?.measures.ph).toEqual({ value: 5.2, origin: "measured", source: "the laboratory" });
    expect(soil?.measures.organicMatterPct).toEqual({ value: 1.2, origin: "mapped", source: "the map" });
    expect(soil?.measures.copperMgKg).toMatchObject({ value: 2.2, origin: "estimated" });
    expect(soil?.phosphorusMethod).toBe("bray1");
    expect(soil?.texture).toBe("sandy loam");
  });

  it("has a number for every figure, and a reason for every estimate", () => {
    const soil = composeSoil([map]);
    for (const field of soilFields) {
      const measure = soil?.measures[field];
      expect(Number.isFinite(measure?.value), field).toBe(true);
      if (measure?.origin === "estimated") expect(measure.source).toMatch(/^estimated/);
    }
    expect(soil?.bulkDensityGCm3).toMatchObject({ origin: "estimated" });
  });

  it("never mixes the texture of two sources", () => {
    const half = layer({ figures: { clayPct: 60 }, origin: "measured", source: "half a texture" });
    const soil = composeSoil([half, map]);
    expect([soil?.measures.clayPct, soil?.measures.sandPct].map((part) => part?.source)).toEqual([
      "the map",
      "the map",
    ]);
  });

  it("brings a texture of 101 % to 100 %", () => {
    const soil = composeSoil([layer({ ...map, figures: { ...map.figures, clayPct: 13, siltPct: 20, sandPct: 68 } })]);
    const { clayPct, siltPct, sandPct } = soil?.measures ?? {};
    expect((clayPct?.value ?? 0) + (siltPct?.value ?? 0) + (sandPct?.value ?? 0)).toBeCloseTo(100, 9);
  });

  it("sums a laboratory's bases and acidity to the effective CEC rather than to take a map's", () => {
    const lab = layer({
      figures: { ph: 4.9, calciumMgKg: 200.4, magnesiumMgKg: 60.75, potassiumMgKg: 39.1 },
      origin: "measured",
      exchangeableAcidityCmolKg: 0.9,
    });
    const soil = composeSoil([lab, map]);
    expect(soil?.measures.cecCmolKg.value).toBeCloseTo(1 + 0.5 + 0.1 + 0.9, 6);
    expect(soil?.baseSaturationPct).toBeCloseTo(64, 6);
    const without = composeSoil([{ ...lab, exchangeableAcidityCmolKg: null }, map]);
    expect(without?.measures.cecCmolKg.value).toBe(8);
  });

  it("is none when nobody tells of texture or pH", () => {
    expect(composeSoil([layer({ figures: { ph: 6 }, origin: "measured" })])).toBeNull();
    expect(composeSoil([])).toBeNull();
  });
});
