import type { z } from "zod";
import { limeSentence, limeTiming, methodInWords, planReasons } from "../advice-wording";
import { analysisToJson, threeFigures } from "../analysis-json";
import type { WholeFarm } from "../../farms/farm";
import type { GeneralAdvice } from "../general-advice";
import type { Npk } from "../models/fertiliser";
import { bagKg, bagsFor, type ProductDose } from "../models/products";
import type { Plan } from "../plan";
import type { FarmAdvice } from "../recommendations";
import { suitedToJson } from "../recommendations-json";
import { soilFields, type Soil, type SoilField } from "../soil";
import { ratedFigure } from "../soil-need";
import type { SoilSheetJson } from "./contract";

type Json = z.input<typeof SoilSheetJson>;
type PlanJson = NonNullable<Json["plan"]>;

const mostCrops = 12;
const mostSourceLength = 300;

const tenths = (value: number) => Math.round(value * 10) / 10;

function unitOf(field: SoilField): string {
  if (field === "ph") return "";
  if (field === "cecCmolKg") return "cmol/kg";
  return field.endsWith("Pct") ? "%" : "mg/kg";
}

function measureToJson(soil: Soil, field: SoilField): Json["measures"][number] {
  const { value, origin, source } = soil.measures[field];
  const rated = ratedFigure(soil, field);
  return {
    field,
    value: threeFigures(value),
    unit: unitOf(field),
    origin,
    source: source.slice(0, mostSourceLength),
    class: rated?.rating ?? null,
    low_below: rated && threeFigures(rated.lowBelow),
    high_above: rated && threeFigures(rated.highAbove),
  };
}

/** The sources of what was measured or read, each once; of a soil that is estimated throughout, that estimate's. */
function originOf({ measures, sampleId }: Soil): Pick<Json, "source" | "basis"> {
  const known = soilFields.map((field) => measures[field]).filter(({ origin }) => origin !== "estimated");
  const sources = new Set((known.length > 0 ? known : [measures.ph]).map(({ source }) => source));
  const source = [...sources].join("; ").slice(0, mostSourceLength);
  if (sampleId !== null) return { source, basis: "sample" };
  return { source, basis: known.length > 0 ? "map" : "region" };
}

const npkToJson = ({ nKgHa, p2o5KgHa, k2oKgHa }: Npk) => ({
  n: tenths(nKgHa),
  p2o5: tenths(p2o5KgHa),
  k2o: tenths(k2oKgHa),
});

type Dose = Omit<ProductDose, "product"> & { product: PlanJson["products"][number]["product"] };

function productToJson({ product, formula, kgHa, splits }: Dose, areaHa: number | null): PlanJson["products"][number] {
  const kg = areaHa === null ? null : kgHa * areaHa;
  return {
    product,
    formula,
    kg_per_ha: kgHa,
    bags_per_ha: tenths(kgHa / bagKg),
    kg: kg === null ? null : tenths(kg),
    bags: kg === null ? null : bagsFor(kg),
    splits: splits.map(({ when, kgHa: part }) => ({ when, kg_per_ha: part })),
  };
}

function dosesOf(plan: Plan): Dose[] {
  const { kgHa } = plan.lime;
  const lime: Dose = { product: "lime", formula: "CaCO3", kgHa, splits: [{ when: limeTiming(plan), kgHa }] };
  return kgHa === 0 ? plan.given.products : [...plan.given.products, lime];
}

/** Where the crop grows on the farm, if all its areas are known; else the whole farm. */
function fedArea({ crops, sizeHa }: WholeFarm, cropId: number): { areaHa: number | null; areaOf: "crop" | "farm" } {
  const here = crops.filter((crop) => crop.cropId === cropId);
  const growing = here.filter(({ status }) => status === "growing");
  const areas = (growing.length > 0 ? growing : here.filter(({ status }) => status === "planned")).map(
    ({ areaHa }) => areaHa,
  );
  const known = areas.filter((areaHa) => areaHa !== null);
  if (known.length === 0 || known.length < areas.length) return { areaHa: sizeHa, areaOf: "farm" };
  const totalHa = known.reduce((total, areaHa) => total + areaHa, 0);
  // Crops that stand together are each counted whole.
  return { areaHa: Math.min(totalHa, sizeHa ?? totalHa), areaOf: "crop" };
}

function planToJson(plan: Plan, farm: WholeFarm): PlanJson {
  const { areaHa, areaOf } = fedArea(farm, plan.crop.id);
  return {
    crop_id: plan.crop.id,
    crop_name: plan.crop.name,
    area: areaHa,
    area_of: areaOf,
    method: methodInWords(plan),
    base: npkToJson(plan.needs.base),
    need: npkToJson(plan.need),
    supplied: npkToJson(plan.given.supplied),
    products: dosesOf(plan).map((dose) => productToJson(dose, areaHa)),
    reasons: [...planReasons(plan), limeSentence(plan)],
  };
}

/** A farm's soil sheet as answers write it. */
export function sheetToJson(advice: FarmAdvice, general: GeneralAdvice): Json {
  const { farm, place, soil, grown, suited, asked, plan } = advice;
  const best = suited.slice(0, mostCrops);
  const others = [asked, suited.find(({ crop }) => crop.id === plan?.crop.id)].filter((each) => !!each);
  return {
    farm_id: farm.id,
    area: farm.sizeHa,
    analysis: analysisToJson({ place, soil, advice: general }),
    texture_class: soil.texture,
    sample_id: soil.sampleId,
    ...originOf(soil),
    measures: soilFields.map((field) => measureToJson(soil, field)),
    grown: grown.map(({ id, name }) => ({ crop_id: id, name })),
    crops: [...new Set([...best, ...others])].map(suitedToJson),
    plan: plan && planToJson(plan, farm),
  };
}
