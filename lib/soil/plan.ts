import type { Crop } from "../crops/crop";
import { fertiliserNeed, type Ground, type Npk } from "./models/fertiliser";
import type { LimeDose } from "./models/lime";
import { productPlan, type ProductPlan } from "./models/products";
import { fertiliserSupply, nativeSupply, queftsYield, type QueftsYield } from "./models/quefts";
import { olsenMgKg } from "./models/ratings";
import { isSand } from "./models/texture-groups";
import type { CropNeeds } from "./nutrients/needs";
import { groundOf, limeFor } from "./soil-need";
import type { Soil } from "./soil";

/** A crop whose needs are known. */
export type FedCrop = { crop: Crop; needs: CropNeeds };

/** What else decides the doses: rain of the year (null: not known) and what grew before. */
export type Setting = { rainMm: number | null; before: "after a legume" | "after another crop" };

/** Produce that nutrients allow, without and with the fertiliser (kg/ha of dry matter). */
export type Expected = { without: QueftsYield; with: QueftsYield };

/** What to give a crop on a soil, and why. */
export type Plan = FedCrop & {
  soil: Soil;
  setting: Setting;
  ground: Ground;
  need: Npk;
  given: ProductPlan;
  lime: LimeDose;
  /** Null where QUEFTS has no parameters for the crop, or the soil is outside of its pH. */
  expected: Expected | null;
  /** Why nitrogen is given in more dressings; null when it is not. */
  leaching: "sand" | "rain" | null;
};

/** More rain in a year washes nitrogen out between two dressings. */
const muchRainMm = 1200;

function leachingOf(soil: Soil, rainMm: number | null): Plan["leaching"] {
  if (isSand(soil.texture)) return "sand";
  return rainMm !== null && rainMm > muchRainMm ? "rain" : null;
}

/** Organic matter is taken to be 1 / 1.724 carbon (van Bemmelen). */
const organicMatterPerCarbon = 1.724;
const mgPerMmolPotassium = 39.1;

function expectedOn(soil: Soil, { quefts }: CropNeeds, supplied: Npk): Expected | null {
  if (!quefts) return null;
  const { ph, organicMatterPct, phosphorusMgKg, potassiumMgKg } = soil.measures;
  const native = nativeSupply({
    ph: ph.value,
    organicCarbonGKg: (organicMatterPct.value * 10) / organicMatterPerCarbon,
    olsenMgKg: olsenMgKg(phosphorusMgKg.value, soil.phosphorusMethod),
    potassiumMmolKg: potassiumMgKg.value / mgPerMmolPotassium,
  });
  if (!native) return null;
  const more = fertiliserSupply(supplied);
  const fed = { n: native.n + more.n, p: native.p + more.p, k: native.k + more.k };
  return { without: queftsYield(quefts, native), with: queftsYield(quefts, fed) };
}

/** What to give a crop on a soil: the Nigerian ratings decide the dose, QUEFTS says what it brings. */
export function planFor({ crop, needs }: FedCrop, soil: Soil, setting: Setting): Plan {
  const ground = groundOf(soil, setting.before);
  const need = fertiliserNeed(needs, ground);
  const leaching = leachingOf(soil, setting.rainMm);
  const leaches = leaching !== null && !needs.legume;
  const given = productPlan({ need, most: needs.most, timing: needs.timing, leaches });
  return {
    crop,
    needs,
    soil,
    setting,
    ground,
    need,
    given,
    lime: limeFor(soil, needs, crop.category),
    expected: expectedOn(soil, needs, given.supplied),
    leaching: leaches ? leaching : null,
  };
}
