import { cropNeeds } from "./nutrients";
import { limeFor, needOn } from "./soil-need";
import type { Soil } from "./soil";

/** What a hectare of maize of usual yield is given, in kg: CaCO3, N, K2O, P2O5. */
export type GeneralAdvice = { limeKgHa: number; nitrogenKgHa: number; potashKgHa: number; phosphateKgHa: number };

/** Maize in the catalogue: the crop for which soils are judged when none is named. */
const maizeId = 1;

/** What a crop of maize needs on a soil, by the Nigerian ratings. @throws Error when the tables are not loaded. */
export async function generalAdvice(soil: Soil): Promise<GeneralAdvice> {
  const maize = (await cropNeeds()).get(maizeId);
  if (!maize) throw new Error("the nutrients of maize are not loaded");
  const need = needOn(soil, maize);
  return {
    limeKgHa: limeFor(soil, maize, "cereal").kgHa,
    nitrogenKgHa: need.nKgHa,
    potashKgHa: need.k2oKgHa,
    phosphateKgHa: need.p2o5KgHa,
  };
}
