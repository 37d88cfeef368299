import { fold } from "../geo/fold";
import { editDistance } from "../geo/spelling";

const mostEdits = 3;

/** How far a name is from what was asked: 0 when one begins with the other, else the edits between them. */
function distance(asked: string, name: string): number {
  const [shorter, longer] = asked.length < name.length ? [asked, name] : [name, asked];
  return shorter.length > 2 && longer.startsWith(shorter) ? 0 : editDistance(asked, name, mostEdits);
}

/** The names most like what was asked, the likest first; those with nothing in common are left out. */
export function nearestNames(asked: string, names: readonly string[], most = 5): string[] {
  const folded = fold(asked);
  return [...new Set(names)]
    .map((name) => ({ name, edits: distance(folded, fold(name)) }))
    .filter(({ edits }) => edits <= Math.min(mostEdits, Math.ceil(folded.length / 2)))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Names as a sentence has them: `"Kano", "Katsina" or "Kaduna"`. */
export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}

/** A market's names, folded: its own, and that without what stands in brackets, as in `Jibia (CBM)`. */
export const namesOfMarket = (name: string): string[] => [
  ...new Set([fold(name), fold(name.replace(/\s*\([^)]*\)/g, ""))]),
];

/** A state's or region's folded name without that word: `Kano State` is `kano`. */
export const foldState = (name: string): string => fold(name).replace(/ (state|region)$/, "");
