import { soilWaterOf } from "../../farms/models/soil-texture";
import { todayAt } from "../../farms/season/season";
import type { ResolvedPlace } from "../../places/contract";
import { findPastReferenceDays, findReferenceDays } from "../../weather/reference-days";
import { addDays, daysBetween } from "../../weather/sources/days";
import type { DateRange, Sourced } from "../../weather/sources/source";
import { grassMoisture } from "../models/moisture-balance";
import type { DatedValue } from "../models/trend";
import { textureAt } from "./texture-at";

/** Days before the first one asked for, in which the balance forgets where it began. */
const spinUpDays = 60;

/** Where, when and how deep; `soilType` in the farmer's words. */
type Question = { place: ResolvedPlace; soilType: string | null; range: DateRange; bottomCm: number };

/**
 * Soil moisture from our own water balance of grass, with the weather that is known of the days.
 * @throws ApiError 503 when no weather source can tell.
 */
export async function balancedMoisture(question: Question, now: number): Promise<Sourced<DatedValue[]>> {
  const { place, soilType, range, bottomCm } = question;
  const [{ days, weather }, texture] = await Promise.all([weatherOf(question, now), textureAt(place, soilType)]);
  const balance = grassMoisture({ soil: soilWaterOf(texture), days, bottomCm });
  const data = balance.filter(({ date }) => date >= range.startDate && date <= range.endDate);
  const source = `Gona water balance (FAO-56; ${texture}; weather: ${weather.source})`;
  return { data, provenance: { source, kind: "modelled", ageSeconds: weather.ageSeconds } };
}

async function weatherOf({ place, range }: Question, now: number) {
  const from = addDays(range.startDate, -spinUpDays);
  const today = todayAt(place, now);
  if (range.endDate < today) {
    const past = await findPastReferenceDays(place, { startDate: from, endDate: range.endDate }, now);
    return { days: past.data, weather: past.provenance };
  }
  // One more than needed, since a model's own today goes by the sun.
  const aheadDays = daysBetween(today, range.endDate) + 2;
  const { days, history } = await findReferenceDays(place, { from, today, aheadDays }, now);
  return { days, weather: history };
}
