/** mg/kg of one cmol(+)/kg: equivalent weights times ten. */
export const mgPerCmol = { calcium: 200.4, magnesium: 121.5, potassium: 391 } as const;

/** Calcium, magnesium and potassium in mg/kg. */
export type Bases = { calciumMgKg: number; magnesiumMgKg: number; potassiumMgKg: number };

/** The sum of the bases in cmol(+)/kg. */
export function basesCmolKg({ calciumMgKg, magnesiumMgKg, potassiumMgKg }: Bases): number {
  return calciumMgKg / mgPerCmol.calcium + magnesiumMgKg / mgPerCmol.magnesium + potassiumMgKg / mgPerCmol.potassium;
}

/**
 * Base saturation: the bases in % of the CEC, at most 100 (extractants such as Mehlich-3 also take what is not
 * exchangeable). Sodium is left out: no map has it.
 */
export function baseSaturationPct(bases: Bases, cecCmolKg: number): number {
  if (!(cecCmolKg > 0)) return 0;
  return Math.min(100, (basesCmolKg(bases) / cecCmolKg) * 100);
}

/**
 * Base saturation that a pH (water) lets expect: the line through the limits that 'Predicting Base Saturation Percentage
 * by pH - A Case Study of Red Soil Series in South China' (Scientific Research Publishing 2019, 394 horizons of
 * strongly weathered soils) found, 35 % at pH 5.33 and 50 % at pH 5.93. It tells half of the variation.
 */
export function baseSaturationOfPh(ph: number): number {
  return Math.min(100, Math.max(2, 35 + 25 * (ph - 5.33)));
}

/**
 * Proportions of the bases as charge: medians of 103,000 Mehlich-3 samples of sub-Saharan Africa, Ca 1,162, Mg 242 and
 * K 130 mg/kg (Hengl et al. 2017, Nutrient Cycling in Agroecosystems 109:77-102, Table 2).
 */
const usual: Bases = { calciumMgKg: 1162, magnesiumMgKg: 242, potassiumMgKg: 130 };

/** Bases (mg/kg) that CEC and pH let expect, in the usual proportions. */
export function basesOf({ cecCmolKg, ph }: { cecCmolKg: number; ph: number }): Bases {
  const times = (cecCmolKg * baseSaturationOfPh(ph)) / 100 / basesCmolKg(usual);
  return {
    calciumMgKg: usual.calciumMgKg * times,
    magnesiumMgKg: usual.magnesiumMgKg * times,
    potassiumMgKg: usual.potassiumMgKg * times,
  };
}
