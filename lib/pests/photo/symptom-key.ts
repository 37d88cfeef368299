import type { Organism } from "../catalogue/store";
import { importances, type Part, type Sign } from "../organism";

const partWords: Record<Part, string> = {
  leaf: "leaves",
  stem: "stems",
  flower: "flowers",
  fruit: "fruit, pods or ears",
  root: "roots or tubers",
  "whole-plant": "the whole plant",
  store: "the stored harvest",
};

const signWords: Record<Sign, string> = {
  spots: "spots",
  mosaic: "a mosaic of light and dark",
  yellowing: "yellowing",
  curling: "curling",
  powder: "white powder",
  pustules: "rusty pustules",
  mould: "mould",
  holes: "holes",
  mines: "winding mines",
  webbing: "webs",
  wilting: "wilting",
  rot: "rot",
  stunting: "stunted growth",
  galls: "galls or knots",
  boring: "bored holes and dust",
  insects: "insects to be seen",
  sticky: "a sticky film",
  drying: "drying",
  streaks: "streaks",
  deformed: "deformed growth",
  weed: "another plant growing on or beside it",
  cankers: "cankers",
};

const aboveGround: readonly Part[] = ["leaf", "stem", "flower", "fruit"];
/** What harms more crops than these says little of the one in the photo. */
const fewCrops = 3;

/**
 * How far an organism is from mind when a photo of its crop comes in, 0 is nearest: less harm, many other crops, and
 * nothing to see above ground each put it one farther. Our own order.
 */
export function remoteness({ importance, cropIds, parts, type }: Organism): number {
  const seen = type !== "weed" && parts.some((part) => aboveGround.includes(part));
  return importances.indexOf(importance) + Number(cropIds.length > fewCrops) + Number(!seen);
}

/** Organisms of a crop in the order in which to think of them before a photo. */
export const nearestFirst = (ofCrop: readonly Organism[]): Organism[] =>
  ofCrop.toSorted((a, b) => remoteness(a) - remoteness(b) || a.cropIds.length - b.cropIds.length);

/** Words as a list in a sentence. */
export function listed(words: readonly string[], joint: "and" | "or"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1) ?? ""}`;
}

/** What is seen of an organism, and where, in one line: the step of a key that leads to it. */
export function keyStep({ name, parts, signs }: Organism): string {
  const seen = listed(
    signs.slice(0, 3).map((sign) => signWords[sign]),
    "or",
  );
  const where = listed(
    parts.slice(0, 2).map((part) => partWords[part]),
    "or",
  );
  return `${seen} on ${where}: ${name}`;
}
