import { LRUCache } from "lru-cache";
import type { ResolvedPlace } from "../places/contract";
import { shared } from "../runtime";
import { calendarAt, siteAt, type CropCalendar } from "./calendar";
import { catalogue } from "./catalogue";
import type { Crop } from "./crop";
import { isInField, type Stay } from "./models/stay";
import { readAllWindows } from "./store";

/** When a crop usually stands in the field at a place. */
type CropStay = { crop: Crop; stays: Stay[] };

/** Calendars do not change while the process runs, and neighbours within 0.1 degrees (11 km) share one. */
const cellsPerDegree = 10;
const staysAt = () => shared("crops in the field", () => new LRUCache<string, Promise<CropStay[]>>({ max: 5_000 }));

/**
 * The crops that usually stand in the field at a place on a day (YYYY-MM-DD), by name: from the first day of planting
 * to the last of harvest, by its own country's calendars and the advice of the crop calendar; perennials all the year.
 */
export async function cropsInField(place: ResolvedPlace, day: string): Promise<Crop[]> {
  const known = await staysOf(place);
  return known.filter(({ stays }) => stays.some((stay) => isInField(stay, day.slice(5)))).map(({ crop }) => crop);
}

function staysOf(place: ResolvedPlace): Promise<CropStay[]> {
  const [latitude = 0, longitude = 0] = [place.latitude, place.longitude].map(
    (degrees) => Math.round(degrees * cellsPerDegree) / cellsPerDegree,
  );
  const key = `${latitude} ${longitude} ${place.country ?? ""}`;
  const known = staysAt().get(key);
  if (known) return known;
  const found = findStays({ ...place, latitude, longitude });
  staysAt().set(key, found);
  // A database that was down for a moment must not leave a hole.
  found.catch(() => staysAt().delete(key));
  return found;
}

async function findStays(place: ResolvedPlace): Promise<CropStay[]> {
  const [site, windows, crops] = await Promise.all([siteAt(place), readAllWindows(), catalogue()]);
  return crops.all.flatMap((crop) => {
    const stays = staysIn(calendarAt(site, { crop, windows: windows.get(crop.id) ?? [] }));
    return stays.length > 0 ? [{ crop, stays }] : [];
  });
}

/** A neighbour's calendar only counts where the advice follows it. */
function staysIn({ crop, advice, published }: CropCalendar): Stay[] {
  if (!advice) return [];
  const { perennial, daysToMaturity } = crop;
  const own = published.standIn ? [] : published.windows;
  return [advice, ...own].map(({ plant, harvest }) => ({
    plant,
    harvest: perennial ? null : harvest,
    longestDays: perennial ? null : (daysToMaturity?.max ?? null),
  }));
}
