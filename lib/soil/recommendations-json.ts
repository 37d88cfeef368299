import type { z } from "zod";
import type { Provenance } from "../api/provenance";
import {
  doseInWords,
  fitSentence,
  limeSentence,
  limeTiming,
  methodInWords,
  planReasons,
  timingInWords,
} from "./advice-wording";
import type { SoilRecommendationsJson } from "./contract";
import type { ProductDose, ProductName } from "./models/products";
import type { Plan } from "./plan";
import { planOf, type FarmAdvice } from "./recommendations";
import type { SuitedCrop } from "./suited-crops";

type Json = z.input<typeof SoilRecommendationsJson>;

/** Crops beyond these are no better than those before. */
const mostCrops = 10;

/** A crop and how it suits a farm as answers write it. */
export function suitedToJson(suited: SuitedCrop): Json["crop_recommendations"][number] {
  const { crop, rainfed } = suited;
  return { name: crop.name, notes: fitSentence(suited), crop_id: crop.id, suitability_score: rainfed.score };
}

/** The asked crop alone; else the fertilised one, and then the best suited. */
function listed({ asked, suited, plan }: FarmAdvice, wanted: number | undefined): SuitedCrop[] {
  if (wanted !== undefined) return asked ? [asked] : [];
  const fed = suited.filter(({ crop }) => crop.id === plan?.crop.id);
  return [...fed, ...suited.filter((each) => !fed.includes(each))].slice(0, mostCrops);
}

/** No compound at all, where single fertilisers or none are given. */
const noFormula = "none";

/** Trees' dressings say themselves where they go. */
const placement = ({ crop }: Plan) =>
  crop.perennial ? "" : " 5 to 10 cm beside the plants and 5 cm deep, covered with earth.";

function npkToJson(plan: Plan, dose: ProductDose | undefined): Json["fertilizer_recommendations"]["npk"] {
  const beside = plan.given.products.filter(({ product }) => product === "ssp" || product === "mop");
  const what = dose ? [`${plan.crop.name}: ${doseInWords(dose)}.`] : [`${plan.crop.name}: no compound fertiliser.`];
  const also = beside.map((each) => `Also give ${doseInWords(each)}. ${timingInWords(each)}`);
  return {
    notes: [...what, ...also, ...planReasons(plan), methodInWords(plan)].join(" "),
    amount: dose?.kgHa ?? 0,
    formula: dose?.formula ?? noFormula,
    application_timing: dose ? `${timingInWords(dose)}${placement(plan)}` : "Not needed.",
  };
}

function ureaToJson(plan: Plan, dose: ProductDose | undefined): Json["fertilizer_recommendations"]["urea"] {
  if (!dose) {
    const notes = "No urea: what else is given brings all the nitrogen that the crop needs.";
    return { notes, amount: 0, application_timing: "Not needed." };
  }
  return {
    notes: `${doseInWords(dose)}, the rest of the ${Math.round(plan.need.nKgHa)} kg of nitrogen a hectare.`,
    amount: dose.kgHa,
    application_timing: `${timingInWords(dose)} On moist soil, covered with earth; not within a day of heavy rain.`,
  };
}

/** What suits a farm and what to give it, as answers write it. @throws ApiError 404 when no plan can be told. */
export function recommendationsToJson(advice: FarmAdvice, wanted: number | undefined): Json {
  const { farm, soil } = advice;
  const plan = planOf(advice);
  const dose = (name: ProductName) => plan.given.products.find(({ product }) => product === name);
  return {
    farm_id: farm.id,
    farm_name: farm.name,
    soil_type: soil.texture,
    analysis_date: soil.analysisDate,
    crop_recommendations: listed(advice, wanted).map(suitedToJson),
    fertilizer_recommendations: {
      npk: npkToJson(plan, dose("npk")),
      urea: ureaToJson(plan, dose("urea")),
      lime: { notes: limeSentence(plan), amount: plan.lime.kgHa, application_timing: limeTiming(plan) },
    },
  };
}

/** Where advice comes from: the soil's sources, and the models that judge it. */
export function adviceProvenance({ soil }: FarmAdvice): Provenance {
  const { source, ageSeconds } = soil.provenance;
  return { source: `${source}; FAO EcoCrop; Nigerian fertility ratings; QUEFTS`, kind: "modelled", ageSeconds };
}
