import { LRUCache } from "lru-cache";
import { findCalendar, type CropCalendar } from "../../crops/calendar";
import type { YearSpan } from "../../crops/models/year-day";
import { adviceSentence } from "../../crops/wording";
import type { Point } from "../../geo/coordinates";
import { shared } from "../../runtime";
import type { Asker } from "../../weather/asker";
import { addDays } from "../../weather/sources/days";
import { dueDays, type OpenWindow } from "./due";

/** Calendars do not change while the process runs, and neighbours within 0.1 degrees (11 km) share one. */
const cellsPerDegree = 10;
const calendars = () => shared("crop calendars", () => new LRUCache<string, Promise<CropCalendar>>({ max: 5_000 }));

type Where = { cropId: number; point: Point };

function calendarOf({ cropId, point }: Where, asker: Asker): Promise<CropCalendar> {
  const [latitude, longitude] = [point.latitude, point.longitude].map(
    (degrees) => Math.round(degrees * cellsPerDegree) / cellsPerDegree,
  );
  const key = `${cropId} ${latitude} ${longitude}`;
  const known = calendars().get(key);
  if (known) return known;
  const found = findCalendar({ cropId, where: { latitude, longitude } }, asker).then(({ data }) => data);
  calendars().set(key, found);
  // A database that was down for a moment must not leave a hole.
  found.catch(() => calendars().delete(key));
  return found;
}

/** The time for planting a crop at a place, if it is now or begins in the next 7 days; null otherwise. */
export async function openWindow(
  { today, ...where }: Where & { today: string },
  asker: Asker,
): Promise<OpenWindow | null> {
  const { crop, advice } = await calendarOf(where, asker);
  const span = advice && spanAround(advice.plant, today);
  if (!advice || !span || span.from > addDays(today, dueDays - 1)) return null;
  return { cropId: crop.id, cropName: crop.name, ...span, reason: adviceSentence(crop, advice) };
}

/** The days (YYYY-MM-DD) of a part of the year that `today` lies in, else of the next one. */
export function spanAround({ from, to }: YearSpan, today: string): { from: string; until: string } {
  const inYear = (year: number) => ({ from: `${year}-${from}`, until: `${to < from ? year + 1 : year}-${to}` });
  const year = Number(today.slice(0, 4));
  return [year - 1, year].map(inYear).find(({ until }) => until >= today) ?? inYear(year + 1);
}
