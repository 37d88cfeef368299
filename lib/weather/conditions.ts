/** Words for a source that does not say. */
export const unknownConditions = "Unknown";

/**
 * WMO codes for present weather (WMO-No. 306, table 4677), as far as Open-Meteo uses them, and 68, 69, 83, 84 for
 * sleet, which MET Norway forecasts. A higher code is more severe weather.
 */
const wmoWords: Readonly<Record<number, string>> = {
  0: "Clear sky",
  1: "Mainly clear",
  2: "Partly cloudy",
  3: "Overcast",
  45: "Fog",
  48: "Depositing rime fog",
  51: "Light drizzle",
  53: "Moderate drizzle",
  55: "Dense drizzle",
  56: "Light freezing drizzle",
  57: "Dense freezing drizzle",
  61: "Slight rain",
  63: "Moderate rain",
  65: "Heavy rain",
  66: "Light freezing rain",
  67: "Heavy freezing rain",
  68: "Slight sleet",
  69: "Moderate or heavy sleet",
  71: "Slight snow",
  73: "Moderate snow",
  75: "Heavy snow",
  77: "Snow grains",
  80: "Slight rain showers",
  81: "Moderate rain showers",
  82: "Violent rain showers",
  83: "Slight sleet showers",
  84: "Moderate or heavy sleet showers",
  85: "Slight snow showers",
  86: "Heavy snow showers",
  95: "Thunderstorm",
  96: "Thunderstorm with slight hail",
  99: "Thunderstorm with heavy hail",
};

/** MET Norway's symbols without `_day`, `_night`, `_polartwilight` and `andthunder`, as WMO codes. */
const symbolCodes: Readonly<Record<string, number>> = {
  clearsky: 0,
  fair: 1,
  partlycloudy: 2,
  cloudy: 3,
  fog: 45,
  lightrain: 61,
  rain: 63,
  heavyrain: 65,
  lightsleet: 68,
  sleet: 69,
  heavysleet: 69,
  lightsnow: 71,
  snow: 73,
  heavysnow: 75,
  lightrainshowers: 80,
  rainshowers: 81,
  heavyrainshowers: 82,
  lightsleetshowers: 83,
  sleetshowers: 84,
  heavysleetshowers: 84,
  lightsnowshowers: 85,
  snowshowers: 85,
  heavysnowshowers: 86,
};
const thunderstorm = 95;

/** A WMO weather code in words. */
export function conditionsOfCode(code: number | null): string {
  return (code === null ? undefined : wmoWords[code]) ?? unknownConditions;
}

/** The WMO weather code of a MET Norway symbol such as `lightrainshowersandthunder_day`; null when unknown. */
export function codeOfSymbol(symbol: string): number | null {
  const base = symbol.split("_", 1)[0] ?? "";
  if (base.endsWith("andthunder")) return thunderstorm;
  return symbolCodes[base] ?? null;
}

/** The most severe of several WMO codes; null when there is none. */
export function mostSevere(codes: readonly (number | null)[]): number | null {
  const known = codes.filter((code) => code !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/**
 * The weather code of a day of which only sums are known. Rain: 1 mm counts as a rain day and 10 mm as heavy
 * precipitation (WMO/ETCCDI indices R1mm and R10mm). Sky: clearness is the share of the radiation above the atmosphere
 * that reaches the ground; about 0.75 under a clear sky (FAO-56, eq. 37) and 0.25 under an overcast one (eq. 35).
 */
export function codeOfDay(day: { precipitationMm: number | null; clearness: number | null }): number | null {
  if (day.precipitationMm !== null && day.precipitationMm >= 10) return 65;
  if (day.precipitationMm !== null && day.precipitationMm >= 1) return 61;
  if (day.clearness === null) return null;
  if (day.clearness >= 0.6) return 1;
  return day.clearness >= 0.4 ? 2 : 3;
}
