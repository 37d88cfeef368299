import type { Category } from "../crops/crop";
import { basesCmolKg, mgPerCmol } from "./models/bases";
import { fertiliserNeed, type Ground, type Npk } from "./models/fertiliser";
import { limeDose, type LimeDose } from "./models/lime";
import { limitsOf, ratingOf, type Limits, type Rating } from "./models/ratings";
import { isSand } from "./models/texture-groups";
import type { CropNeeds } from "./nutrients/needs";
import type { Soil, SoilField } from "./soil";

/** A figure's rating with its limits; null where there are none. */
export function ratedFigure(soil: Soil, field: SoilField): (Limits & { rating: Rating }) | null {
  const limits = limitsOf(field, soil.phosphorusMethod);
  return limits && { ...limits, rating: ratingOf(soil.measures[field].value, limits) };
}

/** A figure without ratings is taken for low, so that the crop does not go short. */
const ratingOfField = (soil: Soil, field: SoilField): Rating => ratedFigure(soil, field)?.rating ?? "low";

/** How a soil is rated for N, P and K. */
export function groundOf(soil: Soil, afterLegume: "after a legume" | "after another crop"): Ground {
  return {
    ratings: {
      nKgHa: ratingOfField(soil, "nitrogenPct"),
      p2o5KgHa: ratingOfField(soil, "phosphorusMgKg"),
      k2oKgHa: ratingOfField(soil, "potassiumMgKg"),
    },
    light: isSand(soil.texture),
    afterLegume: afterLegume === "after a legume",
  };
}

/** Share of the CEC that bases should fill, in %. Van Raij et al. (1996). */
const baseSaturations: Partial<Record<Category, number>> = { vegetable: 70, fruit: 70 };
const usualBaseSaturation = 50;

/** Lime for a crop on a soil. */
export function limeFor(soil: Soil, needs: CropNeeds, category: Category): LimeDose {
  const { ph, calciumMgKg, magnesiumMgKg, potassiumMgKg, cecCmolKg } = soil.measures;
  const bases = {
    calciumMgKg: calciumMgKg.value,
    magnesiumMgKg: magnesiumMgKg.value,
    potassiumMgKg: potassiumMgKg.value,
  };
  return limeDose(
    {
      ph: ph.value,
      texture: soil.texture,
      bulkDensityGCm3: soil.bulkDensityGCm3.value,
      acidityCmolKg: soil.exchangeableAcidity?.value ?? null,
      basesCmolKg: basesCmolKg(bases),
      calciumCmolKg: calciumMgKg.value / mgPerCmol.calcium,
      cecCmolKg: cecCmolKg.value,
    },
    {
      ph: needs.targetPh,
      acidSaturationPct: needs.acidSaturationPct,
      baseSaturationPct: baseSaturations[category] ?? usualBaseSaturation,
    },
  );
}

/** What a crop needs on a soil. */
export const needOn = (soil: Soil, needs: CropNeeds): Npk =>
  fertiliserNeed(needs, groundOf(soil, "after another crop"));
