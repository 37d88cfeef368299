import { around } from "geokdbush";
import KDBush from "kdbush";
import { shared, unshare } from "../runtime";
import type { Point } from "./coordinates";
import { entryOf } from "./entry";
import { nameMatcher, type NameMatch } from "./name-match";
import type { Place } from "./place";
import { placeSearcher } from "./place-search";
import { readPlaces } from "./store";

/** The known places, ready to be searched. */
export type Gazetteer = {
  size: number;
  /** Places whose name begins like `text` or is spelt much like it, the likeliest first. */
  search: (text: string, limit: number) => Place[];
  /** The place that a full name means (`Kano`, `Kano State`, `Ibadan, Oyo`, `Paris, France`), spelt as we know it. */
  find: (text: string) => NameMatch;
  /** The same for a name with a slip or two in it; a name that is no more than similar is unknown. */
  findMisspelt: (text: string) => NameMatch;
  /** The nearest place that is not a whole state. */
  nearest: (point: Point, withinKm: number) => Place | null;
  /** Height above the sea (m) of the nearest place of which it is known. */
  elevationNear: (point: Point, withinKm: number) => number | null;
};

function neighbours(places: Place[]) {
  const index = new KDBush(places.length);
  for (const { longitude, latitude } of places) index.add(longitude, latitude);
  index.finish();
  return (point: Point, withinKm: number) => {
    const [nearest] = around(index, point.longitude, point.latitude, 1, withinKm);
    return nearest === undefined ? null : (places[nearest] ?? null);
  };
}

/** Makes a gazetteer of places. */
function buildGazetteer(places: Place[]): Gazetteer {
  const entries = places.map(entryOf);
  const nearestWithHeight = neighbours(places.filter(({ elevationM }) => elevationM !== null));
  return {
    size: places.length,
    search: placeSearcher(entries),
    ...nameMatcher(entries),
    nearest: neighbours(places.filter(({ kind }) => kind !== "state")),
    elevationNear: (point, withinKm) => nearestWithHeight(point, withinKm)?.elevationM ?? null,
  };
}

/** The process's gazetteer, read from the database on first use. */
export function gazetteer(): Promise<Gazetteer> {
  return shared("gazetteer", async () => {
    try {
      const built = buildGazetteer(await readPlaces());
      // A database that is not seeded yet must not leave the process without places for good.
      if (built.size === 0) unshare("gazetteer");
      return built;
    } catch (error) {
      unshare("gazetteer");
      throw error;
    }
  });
}
