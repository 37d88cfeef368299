import type { SoilWater } from "./water-balance";

/**
 * Water that soils hold, by USDA texture class: values from the middle of the usual ranges (compare FAO-56, Table 19).
 * A soil's own can differ by a quarter either way.
 */
const soils = {
  sand: { fieldCapacity: 0.1, wiltingPoint: 0.04 },
  "loamy sand": { fieldCapacity: 0.14, wiltingPoint: 0.06 },
  "sandy loam": { fieldCapacity: 0.21, wiltingPoint: 0.09 },
  loam: { fieldCapacity: 0.27, wiltingPoint: 0.12 },
  "silt loam": { fieldCapacity: 0.3, wiltingPoint: 0.13 },
  silt: { fieldCapacity: 0.32, wiltingPoint: 0.13 },
  "sandy clay loam": { fieldCapacity: 0.27, wiltingPoint: 0.17 },
  "clay loam": { fieldCapacity: 0.34, wiltingPoint: 0.21 },
  "silty clay loam": { fieldCapacity: 0.36, wiltingPoint: 0.21 },
  "sandy clay": { fieldCapacity: 0.36, wiltingPoint: 0.25 },
  "silty clay": { fieldCapacity: 0.39, wiltingPoint: 0.27 },
  clay: { fieldCapacity: 0.4, wiltingPoint: 0.28 },
} as const satisfies Record<string, SoilWater>;

/** A texture class of the USDA. */
export type TextureClass = keyof typeof soils;

/** The texture classes, the coarsest first. */
export const textureClasses = Object.keys(soils) as [TextureClass, ...TextureClass[]];

/** Common on Nigerian farmland; taken where a farm's soil is not known. */
export const assumedTexture: TextureClass = "sandy loam";

/** Water that a soil of this class holds. */
export const soilWaterOf = (texture: TextureClass): SoilWater => soils[texture];

const otherWords: readonly [RegExp, string][] = [
  [/\bsilty loam/g, "silt loam"],
  [/\bclayey\b/g, "clay"],
  [/\bloamy(?! sand)/g, "loam"],
  [/\bsandy(?! (clay|loam))/g, "sand"],
  [/\bsilty(?! clay)/g, "silt"],
];

/** The class that a farm's soil is described with ('Sandy-loam soil'); null when none is recognised. */
export function textureOf(description: string | null): TextureClass | null {
  const words = (description ?? "").toLowerCase().replace(/[^a-z]+/g, " ");
  const text = otherWords.reduce((said, [other, usual]) => said.replace(other, usual), words);
  const named = textureClasses.filter((texture) => new RegExp(`\\b${texture}\\b`).test(text));
  // 'Sandy clay loam' also holds 'clay loam' and 'loam': the longest name is what was meant.
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
