/**
 * Visibility (km) to expect at a relative humidity (%): 60 exp(-2.5 (RH - 15) / 80), as in the RUC model; Smirnova,
 * Benjamin & Brown (2000), Case study verification of RUC/MAPS fog and visibility forecasts. Without fog, dust or rain.
 */
export function visibilityKm(humidityPct: number): number {
  return 60 * Math.exp((-2.5 * Math.max(0, humidityPct - 15)) / 80);
}
