import type { Crop } from "../crop";
import type { Published, PublishedWindow, Season } from "./published";
import type { RainSeason } from "./rain-season";
import { fitIntoRains, possiblePlanting, seasonDays, type RainFit } from "./rain-windows";
import type { Suitability } from "./ecocrop";
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
  /** The rainy season that it falls in with; of an advice by the calendar alone the one nearest to it. */
  rains: FittedSeason | null;
  /** True when the rains alone are too little for the crop. */
  irrigate: boolean;
};

/** An advice before it is known whether rain is enough. */
type Choice = Omit<Advice, "irrigate">;

type Known = {
  crop: Pick<Crop, "perennial" | "daysToMaturity">;
  published: Published;
  rains: FittedSeason[];
  /** How well the crop fits, by rain alone and with irrigation; null where no climate is known. */
  rainfed: Suitability | null;
  irrigated: Suitability | null;
};

/** A shorter time that calendar and rains share is no agreement. */
const shortestAgreedDays = 10;

function harvestAfter(plant: YearSpan, { crop, window }: { crop: Known["crop"]; window: PublishedWindow }): YearSpan {
  const { daysToMaturity, perennial } = crop;
  if (perennial || daysToMaturity === null) return window.harvest;
  const from = dayOf(plant.from);
  const to = from + daysUntil(from, dayOf(plant.to));
  return { from: monthDayOf(from + daysToMaturity.min), to: monthDayOf(to + daysToMaturity.max) };
}

/** What calendar and rains both allow. */
function agreed(windows: PublishedWindow[], { crop, rains }: Known): Choice | null {
  for (const published of windows) {
    for (const fitted of rains) {
      const possible = possiblePlanting(crop, fitted.season);
      const plant = possible === null ? null : overlap(possible, published.plant);
      if (plant === null || daysUntil(dayOf(plant.from), dayOf(plant.to)) < shortestAgreedDays) continue;
      const harvest = harvestAfter(plant, { crop, window: published });
      const { season } = published;
      return { basis: "calendar_and_rains", season, plant, harvest, published, rains: fitted };
    }
  }
  return null;
}

/** By the calendar, but not before the rains where it falls into them. */
function byCalendar(published: PublishedWindow | undefined, rains: FittedSeason[]): Choice | null {
  if (!published) return null;
  const { season, harvest } = published;
  const [nearest = null] = rains;
  const plant = (nearest && overlap(seasonDays(nearest.season), published.plant)) ?? published.plant;
  return { basis: "calendar", season, plant, harvest, published, rains: nearest };
}

function byIrrigation(published: PublishedWindow | undefined): Choice | null {
  if (!published) return null;
  const { season, plant, harvest } = published;
  return { basis: "irrigation", season, plant, harvest, published, rains: null };
}

function byRains(rains: FittedSeason[]): Choice | null {
  for (const fitted of rains) {
    if (!fitted.fit?.fits) continue;
    return { basis: "rains", season: "main", ...fitted.fit.window, published: null, rains: fitted };
  }
  return null;
}

function choose(known: Known): Choice | null {
  const { windows, standIn } = known.published;
  const rainfed = windows.filter(({ season }) => season !== "dry");
  const [dry] = windows.filter(({ season }) => season === "dry");
  const both = agreed(rainfed, known);
  if (both) return both;
  if (standIn) return byRains(known.rains) ?? byIrrigation(dry);
  return byCalendar(rainfed[0], known.rains) ?? byIrrigation(dry) ?? byRains(known.rains);
}

/**
 * When best to plant: where the country's own calendar and the rains agree, else by that calendar; a neighbour's calendar
 * counts only where the rains agree with it, or for the irrigated season when nothing else is known. Null where nothing
 * is known, where it is too hot or too cold for the crop, or too dry for a perennial that no calendar has.
 */
export function adviceFor(known: Known): Advice | null {
  const { rainfed, irrigated } = known;
  if (irrigated?.class === "not_suitable") return null;
  const choice = choose(known);
  const tooDry = rainfed?.class === "not_suitable" && rainfed.limit?.factor === "rain" && !rainfed.limit.tooMuch;
  // Nobody waters a stand of trees through every dry season because the rains let them root.
  if (tooDry && known.crop.perennial && choice?.basis === "rains") return null;
  return choice && { ...choice, irrigate: choice.basis === "irrigation" || tooDry };
}

/** The rainy seasons with how a crop fits into each, the longest first. */
export function fitSeasons(crop: Known["crop"], seasons: RainSeason[]): FittedSeason[] {
  return seasons.toSorted((a, b) => b.dekads - a.dekads).map((season) => ({ season, fit: fitIntoRains(crop, season) }));
}
