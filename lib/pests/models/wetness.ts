import type { WeatherHour } from "./risk-model";

/** How wet leaves are told from the weather, for the rules that need leaf wetness. */
export const wetnessInWords = "an hour counts as wet with humidity of 90% or more, or 0.2 mm of rain";

/**
 * Whether leaves are wet in an hour. No weather service measures it; relative humidity of 90% or more stands in for it
 * (Sentelhas et al., 2008, Agric. For. Meteorol. 148:392-400), and rain that a gauge can measure.
 */
export function isWet({ humidityPct, rainMm }: WeatherHour): boolean {
  return humidityPct >= 90 || rainMm >= 0.2;
}
