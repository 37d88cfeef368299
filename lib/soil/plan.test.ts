import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { catalogue } from "../crops/catalogue";
import type { Crop } from "../crops/crop";
import { closeDb } from "../db";
import type { TextureClass } from "../farms/models/soil-texture";
import { testDatabase } from "../testing/database";
import { limeSentence, limeTiming, methodInWords, planReasons } from "./advice-wording";
import { generalAdvice } from "./general-advice";
import { nutrients } from "./models/fertiliser";
import { leastUreaN, tolerance } from "./models/products";
import { cropNeeds } from "./nutrients";
import type { CropNeeds } from "./nutrients/needs";
import { planFor, type Setting } from "./plan";
import { soilFields, type Soil, type SoilField } from "./soil";

const usual: Record<SoilField, number> = {
  ph: 5.8,
  organicMatterPct: 1.4,
  nitrogenPct: 0.07,
  phosphorusMgKg: 6,
  potassiumMgKg: 70,
  calciumMgKg: 600,
  magnesiumMgKg: 120,
  sulfurMgKg: 6,
  ironMgKg: 20,
  zincMgKg: 1,
  copperMgKg: 1,
  boronMgKg: 0.3,
  manganeseMgKg: 20,
  cecCmolKg: 6,
  clayPct: 14,
  siltPct: 20,
  sandPct: 66,
};

type Given = Partial<Record<SoilField, number>> & { acidity?: number; texture?: TextureClass };

function soilOf({ acidity, texture = "sandy loam", ...figures }: Given = {}): Soil {
  const measure = (value: number) => ({ value, origin: "measured" as const, source: "a sample" });
  const all = { ...usual, ...figures };
  return {
    measures: Object.fromEntries(soilFields.map((field) => [field, measure(all[field])])) as Soil["measures"],
    phosphorusMethod: "bray1",
    exchangeableAcidity: acidity === undefined ? null : measure(acidity),
    bulkDensityGCm3: measure(1.4),
    texture,
    baseSaturationPct: 60,
    analysisDate: "2026-05-20",
    sampleId: 1,
    provenance: { source: "a sample", kind: "observed", ageSeconds: 0 },
  };
}

const dry: Setting = { rainMm: 900, before: "after another crop" };
let fed: { crop: Crop; needs: CropNeeds }[];

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
  const crops = await catalogue();
  const needs = await cropNeeds();
  fed = [...needs.values()].flatMap((each) => {
    const crop = crops.byId(each.cropId);
    return crop ? [{ crop, needs: each }] : [];
  });
}, 120_000);
afterAll(closeDb);

const planOf = (name: string, soil: Soil, setting = dry) => {
  const found = fed.find(({ crop }) => crop.name === name);
  if (!found) throw new Error(`no rates for ${name}`);
  return planFor(found, soil, setting);
};

describe("the table of rates", () => {
  it("has at least 26 crops of the catalogue, none of whose usual rates passes the highest", () => {
    expect(fed.length).toBeGreaterThanOrEqual(26);
    for (const { crop, needs } of fed) {
      for (const each of nutrients) expect(needs.base[each], crop.name).toBeLessThanOrEqual(needs.most[each]);
      expect(needs.timing.every((when) => when.length > 5)).toBe(true);
      expect(needs.legume, crop.name).toBe(crop.category === "legume");
    }
  });
});

describe("a plan", () => {
  const soils: [string, Given, Setting][] = [
    ["poor and dry", {}, dry],
    ["poor and wet", {}, { ...dry, rainMm: 2400 }],
    ["a sand, after a legume", { texture: "sand" }, { rainMm: 700, before: "after a legume" }],
    ["medium", { nitrogenPct: 0.18, phosphorusMgKg: 12, potassiumMgKg: 120 }, dry],
    ["rich", { nitrogenPct: 0.3, phosphorusMgKg: 40, potassiumMgKg: 400, ph: 7.5 }, dry],
    ["short of P only", { nitrogenPct: 0.3, potassiumMgKg: 400 }, dry],
    ["sour", { ph: 4.3, acidity: 6, calciumMgKg: 100, magnesiumMgKg: 20 }, { rainMm: null, before: dry.before }],
  ];

  it.each(soils)(
    "on a soil that is %s stays within the rates of every crop and in words that fit",
    (_, given, setting) => {
      for (const each of fed) {
        const plan = planFor(each, soilOf(given), setting);
        const { need, given: bags, needs, lime } = plan;
        for (const nutrient of nutrients) {
          expect(bags.supplied[nutrient], each.crop.name).toBeLessThanOrEqual(needs.most[nutrient] + 1e-9);
        }
        expect(bags.supplied.nKgHa, each.crop.name).toBeGreaterThanOrEqual(need.nKgHa - leastUreaN);
        for (const nutrient of ["p2o5KgHa", "k2oKgHa"] as const) {
          const least = need[nutrient] - tolerance(need[nutrient]);
          expect(bags.supplied[nutrient], each.crop.name).toBeGreaterThanOrEqual(least);
        }
        expect(lime.kgHa).toBeLessThanOrEqual(4000);
        const sentences = [...planReasons(plan), methodInWords(plan), limeSentence(plan), limeTiming(plan)];
        for (const sentence of sentences) {
          expect(sentence.length, sentence).toBeLessThanOrEqual(500);
          expect(sentence).not.toMatch(/undefined|null|NaN/);
        }
        expect(sentences.join(" ").length).toBeLessThan(1900);
      }
    },
  );

  it("expects more yield with the fertiliser than without, and never more than the potential", () => {
    for (const { crop, needs } of fed) {
      const { expected } = planFor({ crop, needs }, soilOf(), dry);
      expect(expected === null, crop.name).toBe(needs.quefts === null);
      if (!expected || !needs.quefts) continue;
      expect(expected.with.yieldKgHa, crop.name).toBeGreaterThanOrEqual(expected.without.yieldKgHa);
      expect(expected.with.yieldKgHa, crop.name).toBeLessThanOrEqual(needs.quefts.potentialKgHa);
    }
  });

  it("tells no yield outside of QUEFTS' pH, and says why", () => {
    const plan = planOf("Maize", soilOf({ ph: 7.4 }));
    expect(plan.expected).toBeNull();
    expect(planReasons(plan).join(" ")).toContain("QUEFTS holds for pH 4.5 to 7 only");
  });

  it("gives nitrogen in three dressings on sands and in much rain, and says so", () => {
    const dressings = (given: Given, rainMm: number) =>
      planOf("Maize", soilOf(given), { ...dry, rainMm }).given.products.flatMap(({ product, splits }) =>
        product === "mop" ? [] : splits.map(({ when }) => when),
      );
    expect(new Set(dressings({}, 900)).size).toBe(2);
    expect(new Set(dressings({}, 1500)).size).toBe(3);
    expect(new Set(dressings({ texture: "loamy sand" }, 900)).size).toBe(3);
  });
});

describe("general advice", () => {
  it("is for maize: the whole rate and no lime on a poor soil of pH 5.8, lime on a sour one", async () => {
    expect(await generalAdvice(soilOf())).toEqual({
      limeKgHa: 0,
      nitrogenKgHa: 120,
      potashKgHa: 60,
      phosphateKgHa: 60,
    });
    expect((await generalAdvice(soilOf({ ph: 4.5 }))).limeKgHa).toBe(1250);
  });
});
