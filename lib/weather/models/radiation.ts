/*
 * Radiation of a day after Allen, Pereira, Raes & Smith (1998), FAO Irrigation and Drainage Paper 56 (FAO-56),
 * chapter 3. All radiation in MJ per m2 and day; latitudes in degrees north.
 */

/** In MJ per m2 and minute. */
const solarConstant = 0.082;
/** Stefan-Boltzmann constant in MJ per K4, m2 and day. */
const sigma = 4.903e-9;
const absoluteZeroC = -273.16;
const albedo = 0.23;

type Day = { latitude: number; dayOfYear: number };

/** Declination in radians and relative distance to the sun (FAO-56, eq. 23 and 24), and the sunset's angle (eq. 25). */
function sunOf({ latitude, dayOfYear }: Day) {
  const yearAngle = (2 * Math.PI * dayOfYear) / 365;
  const declination = 0.409 * Math.sin(yearAngle - 1.39);
  const phi = (latitude * Math.PI) / 180;
  // Beyond +-1 the sun stays below or above the horizon all day.
  const cosSunset = Math.min(1, Math.max(-1, -Math.tan(phi) * Math.tan(declination)));
  return { phi, declination, distance: 1 + 0.033 * Math.cos(yearAngle), sunset: Math.acos(cosSunset) };
}

/** Radiation above the atmosphere, Ra (FAO-56, eq. 21). */
export function extraterrestrialRadiationMj(day: Day): number {
  const { phi, declination, distance, sunset } = sunOf(day);
  const up = sunset * Math.sin(phi) * Math.sin(declination);
  const across = Math.cos(phi) * Math.cos(declination) * Math.sin(sunset);
  return ((24 * 60) / Math.PI) * solarConstant * distance * (up + across);
}

/** Hours from sunrise to sunset, N (FAO-56, eq. 34). */
export function daylightHours(day: Day): number {
  return (24 / Math.PI) * sunOf(day).sunset;
}

/** Radiation at the ground from the share of the day with sunshine, n/N (Ångström; FAO-56, eq. 35). */
export function radiationFromSunshineMj({
  sunshine,
  extraterrestrialMj,
}: {
  sunshine: number;
  extraterrestrialMj: number;
}) {
  return (0.25 + 0.5 * sunshine) * extraterrestrialMj;
}

/** Clear-sky radiation, Rso (FAO-56, eq. 37). */
export function clearSkyRadiationMj({
  elevationM,
  extraterrestrialMj,
}: {
  elevationM: number;
  extraterrestrialMj: number;
}) {
  return (0.75 + 2e-5 * elevationM) * extraterrestrialMj;
}

/** Adjustment coefficient of eq. 50 in the interior, where land masses dominate. */
const inlandCoefficient = 0.16;

type Range = { tminC: number; tmaxC: number; extraterrestrialMj: number; coefficient?: number };

/** Radiation at the ground from the day's range of temperature (Hargreaves' formula; FAO-56, eq. 50). */
export function radiationFromTemperatureMj({
  tminC,
  tmaxC,
  extraterrestrialMj,
  coefficient = inlandCoefficient,
}: Range) {
  return coefficient * Math.sqrt(Math.max(0, tmaxC - tminC)) * extraterrestrialMj;
}

/** What short grass keeps of the radiation at the ground, Rns (FAO-56, eq. 38). */
export function netShortwaveMj(radiationMj: number): number {
  return (1 - albedo) * radiationMj;
}

type Night = { tminC: number; tmaxC: number; vapourKpa: number; radiationMj: number; clearSkyMj: number };

/** What the ground loses as heat, Rnl (FAO-56, eq. 39); the relative radiation is at most 1. */
export function netLongwaveMj({ tminC, tmaxC, vapourKpa, radiationMj, clearSkyMj }: Night): number {
  const kelvin4 = ((tmaxC - absoluteZeroC) ** 4 + (tminC - absoluteZeroC) ** 4) / 2;
  // In polar night nothing can be told from radiation; the sky is then taken as half clouded.
  const relative = clearSkyMj > 0 ? Math.min(1, radiationMj / clearSkyMj) : 0.5;
  return sigma * kelvin4 * (0.34 - 0.14 * Math.sqrt(vapourKpa)) * (1.35 * relative - 0.35);
}

/** Heat that the soil takes up in a month whose mean temperature follows on another's, G (FAO-56, eq. 44). */
export function monthlySoilHeatMj({ meanC, monthBeforeC }: { meanC: number; monthBeforeC: number }): number {
  return 0.14 * (meanC - monthBeforeC);
}
