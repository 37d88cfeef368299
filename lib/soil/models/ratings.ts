import type { PhosphorusMethod, SoilField } from "../soil";
import { mgPerCmol } from "./bases";

/** How much of a nutrient a soil holds, by the Nigerian ratings. */
export type Rating = "low" | "medium" | "high";

/** Below the first figure a soil is rated low, above the second high; in the unit of the soil's field. */
export type Limits = { lowBelow: number; highAbove: number };

/**
 * The Nigerian ratings: Federal Ministry of Agriculture and Natural Resources (1990) Literature review on soil fertility
 * investigations in Nigeria; Chude et al. (2011). pH, organic matter, N, K and Mg were checked against a restatement; Ca,
 * CEC, sulfur and the trace elements (zinc, iron, manganese, copper by DTPA, boron by hot water) were not.
 */
const limits: Partial<Record<SoilField, Limits>> = {
  ph: { lowBelow: 5.1, highAbove: 5.5 },
  organicMatterPct: { lowBelow: 2, highAbove: 3 },
  nitrogenPct: { lowBelow: 0.15, highAbove: 0.2 },
  potassiumMgKg: { lowBelow: 0.2 * mgPerCmol.potassium, highAbove: 0.4 * mgPerCmol.potassium },
  calciumMgKg: { lowBelow: 2 * mgPerCmol.calcium, highAbove: 5 * mgPerCmol.calcium },
  magnesiumMgKg: { lowBelow: 1 * mgPerCmol.magnesium, highAbove: 3 * mgPerCmol.magnesium },
  sulfurMgKg: { lowBelow: 8, highAbove: 12 },
  ironMgKg: { lowBelow: 2.5, highAbove: 5 },
  zincMgKg: { lowBelow: 0.8, highAbove: 2 },
  copperMgKg: { lowBelow: 0.2, highAbove: 2 },
  boronMgKg: { lowBelow: 0.35, highAbove: 2 },
  manganeseMgKg: { lowBelow: 1, highAbove: 5 },
  cecCmolKg: { lowBelow: 6, highAbove: 12 },
};

/** Phosphorus by Bray-1 and Bray-2 (mg/kg), as the Nigerian ratings have it. */
const bray1: Limits = { lowBelow: 8, highAbove: 20 };
const bray2: Limits = { lowBelow: 15, highAbove: 25 };

/**
 * Lines by which other methods are read as Bray-1: Bray-1 = slope x P + intercept. Mehlich-3 by ICP: Mallarino (2003)
 * Soil Sci. Soc. Am. J. 67:1928-1934; Olsen below pH 7.05: Mallarino (1995). Both are of soils of Iowa: no such line is
 * published for Nigeria, so a class near its limit may be wrong by one. Bray-2 is read by the ratio of the low limits.
 */
const asBray1: Record<PhosphorusMethod, { slope: number; intercept: number }> = {
  bray1: { slope: 1, intercept: 0 },
  bray2: { slope: bray1.lowBelow / bray2.lowBelow, intercept: 0 },
  mehlich3: { slope: 0.778, intercept: -6.4667 },
  olsen: { slope: 2.381, intercept: -8.3333 },
};
/** The lines go below zero at little phosphorus. */
const leastBray1MgKg = 1;

/** Phosphorus as Bray-1 would have measured it (mg/kg). */
export function bray1MgKg(phosphorusMgKg: number, method: PhosphorusMethod): number {
  const { slope, intercept } = asBray1[method];
  if (method === "bray1") return phosphorusMgKg;
  return Math.max(leastBray1MgKg, slope * phosphorusMgKg + intercept);
}

/** Phosphorus as Olsen would have measured it (mg/kg), by the same lines. */
export function olsenMgKg(phosphorusMgKg: number, method: PhosphorusMethod): number {
  if (method === "olsen") return phosphorusMgKg;
  const { slope, intercept } = asBray1.olsen;
  // The line's own foot, about 3.5 mg/kg, would call an empty soil supplied.
  const bray = bray1MgKg(phosphorusMgKg, method);
  return Math.min(bray, (bray - intercept) / slope);
}

function phosphorusLimits(method: PhosphorusMethod): Limits {
  if (method === "bray2") return bray2;
  const { slope, intercept } = asBray1[method];
  const back = (bray: number) => Math.round(((bray - intercept) / slope) * 10) / 10;
  return { lowBelow: back(bray1.lowBelow), highAbove: back(bray1.highAbove) };
}

/** Between which figures a field is rated medium; null for fields that have no ratings (the texture). */
export function limitsOf(field: SoilField, method: PhosphorusMethod): Limits | null {
  return field === "phosphorusMgKg" ? phosphorusLimits(method) : (limits[field] ?? null);
}

/** The rating of a figure between its limits. */
export function ratingOf(value: number, { lowBelow, highAbove }: Limits): Rating {
  if (value < lowBelow) return "low";
  return value > highAbove ? "high" : "medium";
}
