import type { SoilField } from "../soil";

/** Organic matter per organic carbon (van Bemmelen 1890: organic matter is 58 % carbon). */
export const organicMatterPerCarbon = 1.724;

/** Carbon per nitrogen in the organic matter of tilled tropical topsoils; from 10 to 14 in most (Brady & Weil 2008). */
const carbonPerNitrogen = 12;

/** Total nitrogen (%) that organic matter (%) lets expect. */
export const nitrogenOf = (organicMatterPct: number): number =>
  organicMatterPct / organicMatterPerCarbon / carbonPerNitrogen;

/** Said of a nitrogen that was estimated so. */
export const nitrogenSource = "estimated from organic matter at a carbon to nitrogen ratio of 12";

/**
 * Medians of topsoils and subsoils of sub-Saharan Africa, mg/kg by Mehlich-3: Hengl et al. 2017, Nutrient Cycling in
 * Agroecosystems 109:77-102, Table 2 (18,000 to 105,000 samples each). What a place has can be a fifth or five times.
 */
export const africanMedians = {
  phosphorusMgKg: 6,
  sulfurMgKg: 9,
  ironMgKg: 121,
  zincMgKg: 2.1,
  copperMgKg: 2.2,
  boronMgKg: 0.33,
  manganeseMgKg: 124,
} as const satisfies Partial<Record<SoilField, number>>;

/** Said of a figure that is one of these medians. */
export const africanMedianSource =
  "estimated: median of sub-Saharan African soils, Mehlich-3 (Hengl et al. 2017); no source measures it here";

/** Said of bases that were estimated. */
export const basesSource =
  "estimated from CEC and pH (base saturation 35 % at pH 5.33, 50 % at 5.93), shared out as in sub-Saharan African soils (Hengl et al. 2017)";

/** Said of a CEC that was summed. */
export const effectiveCecSource = "estimated: effective CEC, the sum of the measured bases and acidity";

/** Said of a bulk density that was estimated. */
export const bulkDensitySource = "estimated from texture and organic matter (Saxton & Rawls 2006)";
