import type { YearSpan } from "./year-day";
import { standInCountries, zonesOf, type CalendarPlace } from "./zones";

/** Seasons of the calendars: of the main rains, of the second rains, of the dry season with irrigation. */
export const seasons = ["main", "second", "dry"] as const;

/** A season of the calendars. */
export type Season = (typeof seasons)[number];

/** When a crop is planted and harvested in a zone, as published. */
export type PublishedWindow = {
  country: string;
  /** `north`, `south`, `east`, `middle`, the name of a state, or `all`. */
  zone: string;
  season: Season;
  plant: YearSpan;
  harvest: YearSpan;
  source: string;
};

/** Calendars of our own begin so, or end so. */
const uncheckedMark = "not checked against a publication";

/** Whether a window stands in a publication. */
export const isChecked = ({ source }: PublishedWindow): boolean => !source.includes(uncheckedMark);

/** The windows that hold at a place. `standIn`: its own country's calendar lacks the crop, and another's stands in. */
export type Published = { standIn: boolean; windows: PublishedWindow[] };

function ofZones(windows: PublishedWindow[], zones: string[]): PublishedWindow[] {
  const zone = zones.find((each) => windows.some((window) => window.zone === each));
  return windows.filter((window) => window.zone === zone);
}

/** The published windows of the zone nearest to a place: its own country's, else a neighbour's. */
export function publishedFor(windows: PublishedWindow[], place: CalendarPlace): Published {
  const ofCountry = (country: string) =>
    ofZones(
      windows.filter((window) => window.country === country),
      zonesOf({ ...place, country, state: country === place.country ? place.state : null }),
    );
  const own = place.country === null ? [] : ofCountry(place.country);
  if (own.length > 0) return { standIn: false, windows: own };
  const standIn = standInCountries(place)
    .map(ofCountry)
    .find((found) => found.length > 0);
  return { standIn: true, windows: standIn ?? [] };
}
