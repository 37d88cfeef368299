/** What a relative humidity in % feels like, and means for leaves. */
export function humidityWord(humidityPct: number) {
  if (humidityPct < 25) return "veryDry";
  if (humidityPct < 45) return "dry";
  return humidityPct < 75 ? "comfortable" : "humid";
}

/** What a mean wind means for spraying: drops drift from about 15 km/h on. Gale is Beaufort 8. */
export function windWord(windKmh: number) {
  if (windKmh < 2) return "calm";
  if (windKmh < 15) return "light";
  if (windKmh < 29) return "moderate";
  return windKmh < 62 ? "strong" : "gale";
}

/** The WHO's words for a UV index, which is rounded before it is classed. */
export function uvWord(uvIndex: number) {
  const index = Math.round(uvIndex);
  if (index < 3) return "low";
  if (index < 6) return "moderate";
  if (index < 8) return "high";
  return index < 11 ? "veryHigh" : "extreme";
}

/** How far one sees: under 1 km is fog by definition, under 5 km harmattan dust is a hazard. */
export function visibilityWord(visibilityKm: number) {
  if (visibilityKm < 1) return "fog";
  if (visibilityKm < 5) return "poor";
  return visibilityKm < 10 ? "fair" : "clear";
}

/** A pressure at sea level against the standard 1013 hPa. */
export function pressureWord(pressureHpa: number) {
  if (pressureHpa < 1005) return "low";
  return pressureHpa <= 1020 ? "normal" : "high";
}
