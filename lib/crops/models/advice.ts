import type { Crop } from "../crop";
import type { Published, PublishedWindow, Season } from "./published";
import type { RainSeason } from "./rain-season";
import { fitIntoRains, possiblePlanting, type RainFit } from "./rain-windows";
import { dayOf, daysUntil, monthDayOf, overlap, type YearSpan } from "./year-day";

/** A rainy season and how the crop fits into it; null when its days to maturity are not known. */
export type FittedSeason = { season: RainSeason; fit: RainFit | null };

/** On what an advice rests: calendar and rains together, one of them, or a calendar with irrigation. */
export type AdviceBasis = "calendar_and_rains" | "calendar" | "rains" | "irrigation";

/** When best to plant, and why. */
export type Advice = {
  basis: AdviceBasis;
  season: Season;
  plant: YearSpan;
  harvest: YearSpan | null;
  published: PublishedWindow | null;
  rains: FittedSeason | null;
};

type Known = { crop: Pick<Crop, "perennial" | "daysToMaturity">; published: Published; rains: FittedSeason[] };

function harvestAfter(plant: YearSpan, { crop, window }: { crop: Known["crop"]; window: PublishedWindow }): YearSpan {
  const { daysToMaturity, perennial } = crop;
  if (perennial || daysToMaturity === null) return window.harvest;
  const from = dayOf(plant.from);
  const to = from + daysUntil(from, dayOf(plant.to));
  return { from: monthDayOf(from + daysToMaturity.min), to: monthDayOf(to + daysToMaturity.max) };
}

/** What calendar and rains both allow. */
function agreed(windows: PublishedWindow[], { crop, rains }: Known): Advice | null {
  for (const published of windows) {
    for (const fitted of rains) {
      const possible = possiblePlanting(crop, fitted.season);
      const plant = possible === null ? null : overlap(possible, published.plant);
      if (plant === null) continue;
      const harvest = harvestAfter(plant, { crop, window: published });
      const { season } = published;
      return { basis: "calendar_and_rains", season, plant, harvest, published, rains: fitted };
    }
  }
  return null;
}

function byCalendar(published: PublishedWindow | undefined, basis: "calendar" | "irrigation"): Advice | null {
  if (!published) return null;
  const { season, plant, harvest } = published;
  return { basis, season, plant, harvest, published, rains: null };
}

function byRains(rains: FittedSeason[]): Advice | null {
  for (const fitted of rains) {
    if (!fitted.fit?.fits) continue;
    return { basis: "rains", season: "main", ...fitted.fit.window, published: null, rains: fitted };
  }
  return null;
}

/**
 * When best to plant: where the country's own calendar and the rains agree, else by that calendar; a neighbour's calendar
 * counts only where the rains agree with it, or for the irrigated season when nothing else is known.
 */
export function adviceFor(known: Known): Advice | null {
  const { windows, standIn } = known.published;
  const rainfed = windows.filter(({ season }) => season !== "dry");
  const [dry] = windows.filter(({ season }) => season === "dry");
  const both = agreed(rainfed, known);
  if (both) return both;
  if (standIn) return byRains(known.rains) ?? byCalendar(dry, "irrigation");
  return byCalendar(rainfed[0], "calendar") ?? byCalendar(dry, "irrigation") ?? byRains(known.rains);
}

/** The rainy seasons with how a crop fits into each, the longest first. */
export function fitSeasons(crop: Known["crop"], seasons: RainSeason[]): FittedSeason[] {
  return seasons.toSorted((a, b) => b.dekads - a.dekads).map((season) => ({ season, fit: fitIntoRains(crop, season) }));
}
