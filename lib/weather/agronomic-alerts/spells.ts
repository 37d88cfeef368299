import type { ForecastDay } from "../weather";
import {
  diseaseDay,
  dryDayMm,
  rainySeasonMonthMm,
  rules,
  severityOf,
  type AgronomicSeverity,
  type Hazard,
} from "./thresholds";

/** Days on which one hazard holds; `days` has at least one entry. */
export type Spell = {
  hazard: Hazard;
  severity: AgronomicSeverity;
  /** The value that decided the severity, in the unit of the hazard's rule. */
  peak: number;
  days: readonly ForecastDay[];
  first: ForecastDay;
  last: ForecastDay;
};

type NormalRain = readonly number[] | null;

const valueOfDay = {
  heat: (day: ForecastDay) => day.temperatureMaxC,
  cold: (day: ForecastDay) => day.temperatureMinC,
  "heavy-rain": (day: ForecastDay) => day.precipitationMm,
  gusts: (day: ForecastDay) => day.gustMaxKmh,
  "sustained-wind": (day: ForecastDay) => day.windMaxKmh,
};
type DailyHazard = keyof typeof valueOfDay;

/**
 * Every spell that the forecast holds, at most one per hazard and run of days.
 * @param days from today on, one entry per day, in order
 * @param normalRainMm normal rain of the months January to December (mm); null when unknown, then no dry spell is told
 */
export function findSpells(days: readonly ForecastDay[], normalRainMm: NormalRain): Spell[] {
  const wind = days.some((day) => day.gustMaxKmh !== null) ? "gusts" : "sustained-wind";
  const daily = (["heat", "cold", "heavy-rain", wind] as const).flatMap((hazard) => dailySpells(hazard, days));
  return [...daily, ...drySpells(days, normalRainMm), ...diseaseSpell(days)];
}

function spellOf(hazard: Hazard, peak: number, days: readonly ForecastDay[]): Spell | null {
  const [first, last, severity] = [days[0], days.at(-1), severityOf(hazard, peak)];
  return first && last && severity ? { hazard, severity, peak, days, first, last } : null;
}

const known = (spell: Spell | null) => spell !== null;

/** Consecutive days beyond the mildest limit, with the severity of the worst. */
function dailySpells(hazard: DailyHazard, days: readonly ForecastDay[]): Spell[] {
  const value = valueOfDay[hazard];
  const concerned = (day: ForecastDay) => severityOf(hazard, value(day) ?? Number.NaN) !== null;
  const worst = hazard === "cold" ? Math.min : Math.max;
  return runs(days.slice(0, rules[hazard].horizonDays), concerned)
    .map((run) => spellOf(hazard, worst(...run.map((day) => value(day) ?? Number.NaN)), run))
    .filter(known);
}

/** Runs of dry days in the rainy season, long enough to matter; a day without a figure ends a run. */
function drySpells(days: readonly ForecastDay[], normalRainMm: NormalRain): Spell[] {
  const dryInSeason = (day: ForecastDay) =>
    day.precipitationMm !== null &&
    day.precipitationMm < dryDayMm &&
    (normalRainMm?.[Number(day.date.slice(5, 7)) - 1] ?? 0) >= rainySeasonMonthMm;
  return runs(days.slice(0, rules["dry-spell"].horizonDays), dryInSeason)
    .map((run) => spellOf("dry-spell", run.length, run))
    .filter(known);
}

/**
 * Leaf diseases need wet leaves and mild warmth; without hourly leaf wetness, humid and rainy days stand for it.
 * They need not follow each other, so there is at most one spell, from the first such day to the last.
 */
function diseaseSpell(days: readonly ForecastDay[]): Spell[] {
  const ahead = days.slice(0, rules.disease.horizonDays);
  const favourable = ahead.filter(isFavourableToDisease);
  const [first, last] = [favourable[0], favourable.at(-1)];
  if (!first || !last) return [];
  return [spellOf("disease", favourable.length, ahead.slice(ahead.indexOf(first), ahead.indexOf(last) + 1))].filter(
    known,
  );
}

function isFavourableToDisease(day: ForecastDay): boolean {
  const meanC = (day.temperatureMaxC + day.temperatureMinC) / 2;
  return (
    (day.humidityPct ?? 0) >= diseaseDay.humidityPct &&
    (day.precipitationMm ?? 0) >= diseaseDay.rainMm &&
    meanC >= diseaseDay.meanMinC &&
    meanC <= diseaseDay.meanMaxC
  );
}

/** Splits off the stretches of days, one after the other without a gap, for which `concerned` holds. */
function runs(days: readonly ForecastDay[], concerned: (day: ForecastDay) => boolean): ForecastDay[][] {
  const found: ForecastDay[][] = [];
  let open: ForecastDay[] | null = null;
  for (const day of days) {
    if (!concerned(day)) open = null;
    else if (open) open.push(day);
    else found.push((open = [day]));
  }
  return found;
}
