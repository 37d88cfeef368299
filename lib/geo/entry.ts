import { fold } from "./fold";
import { placeKinds, type Place } from "./place";

/** A place with its folded names, the main one first. */
export type Entry = { place: Place; names: string[] };

const homeCountry = "NG";

/** A place with the names by which it is looked up. */
export function entryOf(place: Place): Entry {
  return { place, names: [place.name, ...place.otherNames].map(fold) };
}

/** Nigeria first, then what a bare name more likely means, then the larger. Negative: `a` comes first. */
export function byRank(a: Place, b: Place): number {
  const home = Number(b.country === homeCountry) - Number(a.country === homeCountry);
  const kind = placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind);
  return home || (a.country === b.country ? kind : 0) || b.population - a.population || kind || a.id - b.id;
}
