import MiniSearch from "minisearch";
import { byRank, type Entry } from "./entry";
import { fold } from "./fold";
import type { Place } from "./place";
import { editDistance, toleratedEdits } from "./spelling";

/** How well a place fits a search: 0 its whole name, 1 its beginning, 2 words of it, 3 the name misspelt, 4 only alike. */
function fit({ names }: Entry, searched: string): number {
  if (names.includes(searched)) return 0;
  if (names.some((name) => name.startsWith(searched))) return 1;
  if (names.some((name) => ` ${name}`.includes(` ${searched}`))) return 2;
  const most = toleratedEdits(searched);
  return names.some((name) => editDistance(name, searched, most) <= most) ? 3 : 4;
}

/** Searches places while their name is being typed. */
export function placeSearcher(entries: Entry[]) {
  const index = new MiniSearch<{ id: number; names: string; area: string }>({
    fields: ["names", "area"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length < 4 ? false : 0.2),
      combineWith: "AND",
      boost: { names: 2 },
    },
  });
  const area = (place: Place) => fold(place.admin1);
  index.addAll(entries.map(({ place, names }, id) => ({ id, names: names.join(" "), area: area(place) })));
  return (text: string, limit: number): Place[] => {
    const searched = fold(text);
    if (searched === "") return [];
    return index
      .search(searched)
      .flatMap(({ id }) => {
        const entry = entries[Number(id)];
        return entry ? [{ entry, fit: fit(entry, searched) }] : [];
      })
      .sort((a, b) => a.fit - b.fit || byRank(a.entry.place, b.entry.place))
      .slice(0, limit)
      .map(({ entry }) => entry.place);
  };
}
