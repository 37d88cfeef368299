import type { Told } from "./judge";
import type { ModelCard } from "./model-card";

/** Names of the crop catalogue whose plants the model's classes call by another name. */
const shortNames: Record<string, string> = {
  "sweet pepper": "pepper",
  "chilli pepper": "pepper",
  "common bean": "bean",
  plantain: "banana",
};

/** The crops that the model knows, by the short names of its classes. */
export function knownCrops({ classes }: ModelCard): string[] {
  return [...new Set(classes.flatMap(({ crop }) => crop ?? []))].toSorted();
}

/** Whether the model knows most of a crop's classes from single leaves on a plain ground alone. */
export function isPlainCrop(told: Told, { classes }: ModelCard): boolean {
  if (told.kind !== "known-crop") return false;
  const ofCrop = classes.filter(({ crop }) => crop === told.crop);
  return ofCrop.filter((shown) => shown.plain_leaves).length * 2 > ofCrop.length;
}

/** What it tells of a photo that it is of the crop with this name; null: no crop was told. */
export function toldBy(cropName: string | null, card: ModelCard): Told {
  if (cropName === null) return { kind: "nothing" };
  const name = cropName.toLowerCase();
  const crop = knownCrops(card).find((known) => known === (shortNames[name] ?? name) || known === name);
  return crop === undefined ? { kind: "unknown-crop" } : { kind: "known-crop", crop };
}
