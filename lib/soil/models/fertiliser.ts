import type { Rating } from "./ratings";

/** Nutrients in kg/ha, as fertiliser bags name them. */
export type Npk = { nKgHa: number; p2o5KgHa: number; k2oKgHa: number };

/** The names of the three. */
export const nutrients = ["nKgHa", "p2o5KgHa", "k2oKgHa"] as const satisfies (keyof Npk)[];

/** What a crop is given on a poor soil, and the highest published rates. */
export type Rates = { base: Npk; most: Npk; legume: boolean };

/** How the soil is rated for the three, whether it is a sand, and what grew on it before. */
export type Ground = { ratings: Record<keyof Npk, Rating>; light: boolean; afterLegume: boolean };

/**
 * Shares of the dose of a poor soil: all on a low one, half on a medium one; on a high one a response is unlikely. The
 * Nigerian ratings say one third to one half for medium, none or a maintenance dose for high (FMANR 1990).
 */
const doses: Record<Rating, number> = { low: 1, medium: 0.5, high: 0 };
/** Keeps up what the harvest removes where the soil holds little back, and starts the crop off with nitrogen. */
const maintenance = 0.25;
/** What a legume before leaves to the next crop: the middle of the usual 20 to 30 kg/ha. */
export const legumeCreditKgHa = 25;

/** The share of the dose that a soil's rating asks for. */
function doseShare(nutrient: keyof Npk, { ratings, light }: Ground): number {
  const rating = ratings[nutrient];
  return rating === "high" && (light || nutrient === "nKgHa") ? maintenance : doses[rating];
}

/**
 * What a crop needs on a soil: the dose of a poor soil times the share that the soil's rating asks for, less what a
 * legume before left; never above the highest published rate. FMANR (1990); Chude et al. (2011) Fertilizer Use and
 * Management Practices for Crops in Nigeria.
 */
export function fertiliserNeed({ base, most, legume }: Rates, ground: Ground): Npk {
  const credit = ground.afterLegume && !legume ? legumeCreditKgHa : 0;
  const need = (nutrient: keyof Npk, less: number) => {
    const wanted = base[nutrient] * doseShare(nutrient, ground) - less;
    return Math.round(Math.max(0, Math.min(most[nutrient], wanted)) * 10) / 10;
  };
  return { nKgHa: need("nKgHa", credit), p2o5KgHa: need("p2o5KgHa", 0), k2oKgHa: need("k2oKgHa", 0) };
}
