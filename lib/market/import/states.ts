import { fold } from "../../geo/fold";

/** A state of the gazetteer with the other names it goes by. */
export type KnownState = { name: string; otherNames: readonly string[] };

const smallWords = new Set(["and", "of", "the"]);

/** `UPPER EAST` as `Upper East`; a name that is not all capitals stays as it is. */
function humanCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) =>
      smallWords.has(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    );
}

/** Writes a state's or region's name as the gazetteer does where it knows it (Nigeria), else in human case. */
export function stateNamer(states: readonly KnownState[]): (country: string, name: string) => string {
  const nigerian = new Map(
    states.flatMap(({ name, otherNames }) => [name, ...otherNames].map((each) => [fold(each), name] as const)),
  );
  return (country, name) => {
    const folded = fold(name);
    const known = country === "NG" ? (nigerian.get(folded) ?? nigerian.get(folded.replace(/ state$/, ""))) : undefined;
    return known ?? humanCase(name);
  };
}
