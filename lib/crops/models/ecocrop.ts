import type { Crop, Texture, Tolerance } from "../crop";

/** January to December. */
type Months = readonly number[];

/** The usual weather of a place by months: temperatures in °C, rain in mm. */
export type SiteClimate = { tmeanC: Months; tminC: Months; rainMm: Months };

/** What is known of a place besides its weather; a soil property that is null is left out of account. */
export type Site = { climate: SiteClimate; ph: number | null; texture: Texture | null; irrigated: boolean };

/** What a crop must have for its suitability to be told. */
export type Requirements = Pick<
  Crop,
  "temperatureC" | "rainMm" | "ph" | "texture" | "killingC" | "perennial" | "daysToMaturity" | "cycleDays"
>;

/** What may keep a crop from growing at its best. */
export const factors = ["temperature", "killing_temperature", "rain", "ph", "texture"] as const;

/** What keeps a crop from growing at its best, and whether there is too little or too much of it. */
export type Limit = { factor: (typeof factors)[number]; tooMuch: boolean };

/** Classes of suitability, the best first, with the least score of each. */
export const classes = [
  { name: "excellent", from: 80 },
  { name: "very_suitable", from: 60 },
  { name: "suitable", from: 40 },
  { name: "marginal", from: 20 },
  { name: "not_suitable", from: 0 },
] as const;

/** A class of suitability. */
export type SuitabilityClass = (typeof classes)[number]["name"];

/** How well a crop fits a place. */
export type Suitability = {
  /** 0 to 100, of the best start month. */
  score: number;
  class: SuitabilityClass;
  /** What limits it in the best start month; null when nothing does. */
  limit: Limit | null;
  /** Months (1 to 12) in which a cycle begins that reaches the score; empty when it is 0. */
  startMonths: number[];
  /** Months that a cycle takes. */
  cycleMonths: number;
};

type Part = { value: number; limit: Limit };

const daysPerMonth = 30;
/** The margin above the killing temperature of the implementations of EcoCrop. */
const killingMarginC = 4;
/** Default weights: the texture is borne but not the best; it is not borne. */
const borneTexture = 0.7;
const wrongTexture = 0.3;

/** 0 at and beyond the absolute limits, 1 in the optimum, a straight line between. */
export function trapezoid(value: number, { min, optimumFrom, optimumTo, max }: Tolerance): number {
  if (value >= optimumFrom && value <= optimumTo) return 1;
  if (value <= min || value >= max) return 0;
  return value < optimumFrom ? (value - min) / (optimumFrom - min) : (max - value) / (max - optimumTo);
}

/** Months of one cycle: a year for perennials, else the days to maturity, else the mean of EcoCrop's cycle. */
export function cycleMonths({ perennial, daysToMaturity, cycleDays }: Requirements): number {
  const days = daysToMaturity ?? cycleDays;
  if (perennial || days === null) return 12;
  return Math.max(1, Math.min(12, Math.ceil((days.min + days.max) / 2 / daysPerMonth)));
}

/** The class of a score. */
export function classOf(score: number): SuitabilityClass {
  return classes.find(({ from }) => score >= from)?.name ?? "not_suitable";
}

const least = (parts: Part[]): Part | undefined => parts.toSorted((a, b) => a.value - b.value)[0];

function valuePart(factor: Limit["factor"], value: number, limits: Tolerance): Part {
  return { value: trapezoid(value, limits), limit: { factor, tooMuch: value > limits.optimumTo } };
}

function texturePart(texture: Crop["texture"], soil: Texture | null): Part[] {
  if (texture === null || soil === null || texture.optimal.includes(soil)) return [];
  const value = texture.absolute.includes(soil) ? borneTexture : wrongTexture;
  return [{ value, limit: { factor: "texture", tooMuch: soil === "heavy" } }];
}

function warmthParts(months: number[], { temperatureC, killingC }: Requirements, climate: SiteClimate): Part[] {
  return months.flatMap((month) => {
    const warmth = temperatureC === null ? [] : [valuePart("temperature", climate.tmeanC[month] ?? 0, temperatureC)];
    const cold = killingC !== null && (climate.tminC[month] ?? 0) < killingC + killingMarginC;
    const killed: Part = { value: 0, limit: { factor: "killing_temperature", tooMuch: false } };
    return cold ? [...warmth, killed] : warmth;
  });
}

const sum = (values: Months) => values.reduce((total, value) => total + value, 0);

/** For each start month the better of two readings of EcoCrop's rain: of the season, and (as FAO gives it) of the year. */
function rainParts(crop: Requirements, length: number, { climate, irrigated }: Site): (Part | null)[] {
  const limits = crop.rainMm;
  if (limits === null || irrigated) return climate.rainMm.map(() => null);
  const seasons = climate.rainMm.map((_, start) => sum(monthsFrom(start, length).map((at) => climate.rainMm[at] ?? 0)));
  const wettest = Math.max(...seasons) || 1;
  const year = valuePart("rain", sum(climate.rainMm), limits);
  return seasons.map((rain) => {
    const season = valuePart("rain", rain, limits);
    const ofYear = { ...year, value: (year.value * rain) / wettest };
    return ofYear.value > season.value ? ofYear : season;
  });
}

const monthsFrom = (start: number, length: number) => Array.from({ length }, (_, step) => (start + step) % 12);

/**
 * How well a crop fits a place after EcoCrop: for each start month the least of temperature, rain and pH, each a trapezoid
 * between the crop's four limits, times a weight for the soil's texture; the best start month counts. Irrigation makes
 * the rain no matter. EcoCrop gives rain for a year, its implementations read it for a season: the better reading counts,
 * the year's in proportion to the season's share of the wettest. Null when the crop's needs are not known.
 * Hijmans et al. (2001) DIVA-GIS; Ramirez-Villegas, Jarvis & Läderach (2013), Agric. For. Meteorol. 170:67-78.
 */
export function suitability(crop: Requirements, site: Site): Suitability | null {
  if (crop.temperatureC === null || crop.rainMm === null) return null;
  const length = cycleMonths(crop);
  const soil = crop.ph === null || site.ph === null ? [] : [valuePart("ph", site.ph, crop.ph)];
  const [texture] = texturePart(crop.texture, site.texture);
  const starts = rainParts(crop, length, site).map((rain, start) => {
    const warmth = warmthParts(monthsFrom(start, length), crop, site.climate);
    const part = least([...warmth, ...(rain ? [rain] : []), ...soil]);
    const score = Math.round(100 * (part?.value ?? 0) * (texture?.value ?? 1));
    const limiting = least([part, texture].flatMap((each) => (each !== undefined && each.value < 1 ? [each] : [])));
    return { month: start + 1, score, limit: limiting?.limit ?? null };
  });
  const best = starts.toSorted((a, b) => b.score - a.score || a.month - b.month)[0];
  const score = best?.score ?? 0;
  const startMonths = score === 0 ? [] : starts.filter((start) => start.score === score).map(({ month }) => month);
  return { score, class: classOf(score), limit: limitOf(starts, score), startMonths, cycleMonths: length };
}

/** What limits most of the best start months: of a score of 0 there are many, each with its own reason. */
function limitOf(starts: { score: number; limit: Limit | null }[], score: number): Limit | null {
  const limits = starts.filter((start) => start.score === score).map(({ limit }) => limit);
  const key = (limit: Limit | null) => (limit === null ? "" : `${limit.factor} ${limit.tooMuch}`);
  const counts = new Map<string, number>();
  for (const limit of limits) counts.set(key(limit), (counts.get(key(limit)) ?? 0) + 1);
  return limits.toSorted((a, b) => (counts.get(key(b)) ?? 0) - (counts.get(key(a)) ?? 0))[0] ?? null;
}
