import { countryOf } from "./country";
import { byRank, type Entry } from "./entry";
import { fold } from "./fold";
import type { Place, PlaceKind } from "./place";
import { editDistance, toleratedEdits } from "./spelling";

/** What a name may mean: one place, several that only a state or country tells apart, or none known. */
export type NameMatch =
  { status: "found"; place: Place } | { status: "ambiguous"; places: Place[] } | { status: "unknown" };

type Question = { name: string; qualifiers: string[]; kind: PlaceKind | null };

const unknown: NameMatch = { status: "unknown" };

/** Ways of reading a text: what is before the comma (or the last spaces) may be qualified by what is after. */
function readings(text: string): Question[] {
  const [first = "", ...rest] = text
    .split(",")
    .map(fold)
    .filter((part) => part !== "");
  const whole = withKind({ name: first, qualifiers: rest, kind: null });
  const words = first.split(" ");
  const split = words.slice(1).map((_, index) => {
    const name = words.slice(0, index + 1).join(" ");
    return withKind({ name, qualifiers: [words.slice(index + 1).join(" "), ...rest], kind: null });
  });
  return [...whole, ...split.reverse().flat()];
}

/** `kano state` is the state, `surulere lga` the area, `new york` the city; the words can also be part of the name. */
function withKind(question: Question): Question[] {
  const { name } = question;
  const [, state] = /^(.+) state$/.exec(name) ?? [];
  if (state) return [question, { ...question, name: state, kind: "state" }];
  const [, lga] = /^(.+) (?:lga|local government(?: area)?)$/.exec(name) ?? [];
  if (lga) return [question, { ...question, name: lga, kind: "lga" }];
  const [, city] = /^(.+) city$/.exec(name) ?? [];
  return [question, { ...question, name: city ?? `${name} city`, kind: "city" }];
}

function isQualifiedBy(place: Place, qualifier: string, statesByName: Map<string, string>): boolean {
  const state = qualifier.replace(/ state$/, "");
  const named = statesByName.get(state) ?? state;
  return (place.admin1 !== "" && fold(place.admin1) === named) || countryOf(qualifier) === place.country;
}

/** The best of the places that a name may mean; of LGAs alike in different states none is better than the other. */
function choose(places: Place[]): NameMatch {
  const [best, ...others] = places.toSorted(byRank);
  if (!best) return unknown;
  const rivals = others.filter(
    (other) =>
      other.kind === best.kind &&
      other.country === best.country &&
      other.admin1 !== best.admin1 &&
      other.population === best.population,
  );
  return rivals.length === 0 ? { status: "found", place: best } : { status: "ambiguous", places: [best, ...rivals] };
}

function indexBy(entries: Entry[], namesOf: (entry: Entry) => string[]): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) index.set(name, [...(index.get(name) ?? []), entry]);
  }
  return index;
}

/** Looks names up: as we know them, or with a slip in them. */
export function nameMatcher(entries: Entry[]) {
  const statesByName = new Map(
    entries
      .filter(({ place }) => place.kind === "state")
      .flatMap(({ place, names }) => names.map((name) => [name, fold(place.name)])),
  );
  const byMainName = indexBy(entries, ({ names }) => names.slice(0, 1));
  const byOtherName = indexBy(entries, ({ names }) => names.slice(1));
  const among = (found: Entry[], { qualifiers, kind }: Question) =>
    choose(
      found
        .map(({ place }) => place)
        .filter((place) => kind === null || place.kind === kind)
        .filter((place) => qualifiers.every((qualifier) => isQualifiedBy(place, qualifier, statesByName))),
    );
  const firstKnown = (matches: Iterable<NameMatch>) => {
    for (const match of matches) if (match.status !== "unknown") return match;
    return unknown;
  };
  function* exact(text: string) {
    for (const question of readings(text)) {
      yield among(byMainName.get(question.name) ?? [], question);
      yield among(byOtherName.get(question.name) ?? [], question);
    }
  }
  function* misspelt(text: string) {
    const { length } = fold(text);
    // What the reader adds (`new york` for `new york city`) must not make a short name tolerant.
    for (const question of readings(text).filter(({ name }) => name.length <= length)) {
      const most = toleratedEdits(question.name);
      for (let edits = 1; edits <= most; edits++) {
        // A slip in the first letter is rare, and names that differ there are mostly different names.
        const alike = (name: string) =>
          name[0] === question.name[0] && editDistance(name, question.name, edits) <= edits;
        yield among(
          entries.filter(({ names }) => names.some(alike)),
          question,
        );
      }
    }
  }
  return {
    find: (text: string) => firstKnown(exact(text)),
    findMisspelt: (text: string) => firstKnown(misspelt(text)),
  };
}
