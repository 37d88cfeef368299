import type { TextureClass } from "../../farms/models/soil-texture";

/** Particle sizes in %; the three sum to 100. */
export type Texture = { clayPct: number; siltPct: number; sandPct: number };

/**
 * The USDA triangle (Soil Survey Division Staff 1993, Soil Survey Manual, Agriculture Handbook 18, chapter 3), its
 * edges as the NRCS texture calculator draws them. Every composition fits exactly one of the rules.
 */
const rules: Record<TextureClass, (texture: Texture) => boolean> = {
  sand: ({ clayPct, siltPct }) => siltPct + 1.5 * clayPct < 15,
  "loamy sand": ({ clayPct, siltPct }) => siltPct + 1.5 * clayPct >= 15 && siltPct + 2 * clayPct < 30,
  "sandy loam": ({ clayPct, siltPct, sandPct }) =>
    siltPct + 2 * clayPct >= 30 && ((clayPct >= 7 && clayPct < 20 && sandPct > 52) || (clayPct < 7 && siltPct < 50)),
  loam: ({ clayPct, siltPct, sandPct }) =>
    clayPct >= 7 && clayPct < 27 && siltPct >= 28 && siltPct < 50 && sandPct <= 52,
  "silt loam": ({ clayPct, siltPct }) => siltPct >= 50 && clayPct < 27 && !(siltPct >= 80 && clayPct < 12),
  silt: ({ clayPct, siltPct }) => siltPct >= 80 && clayPct < 12,
  "sandy clay loam": ({ clayPct, siltPct, sandPct }) => clayPct >= 20 && clayPct < 35 && siltPct < 28 && sandPct > 45,
  "clay loam": ({ clayPct, sandPct }) => clayPct >= 27 && clayPct < 40 && sandPct > 20 && sandPct <= 45,
  "silty clay loam": ({ clayPct, sandPct }) => clayPct >= 27 && clayPct < 40 && sandPct <= 20,
  "sandy clay": ({ clayPct, sandPct }) => clayPct >= 35 && sandPct > 45,
  "silty clay": ({ clayPct, siltPct }) => clayPct >= 40 && siltPct >= 40,
  clay: ({ clayPct, siltPct, sandPct }) => clayPct >= 40 && siltPct < 40 && sandPct <= 45,
};

/** The classes whose rule a composition fits: one. */
export function fittingClasses(texture: Texture): TextureClass[] {
  const names = Object.keys(rules) as TextureClass[]; // The record has every class and nothing else.
  return names.filter((name) => rules[name](texture));
}

/** The USDA class of a composition. @throws RangeError when its parts do not sum to 100. */
export function textureClassOf(texture: Texture): TextureClass {
  const [only] = fittingClasses(texture);
  const sum = texture.clayPct + texture.siltPct + texture.sandPct;
  if (!only || Math.abs(sum - 100) > 0.001) throw new RangeError("clay, silt and sand must sum to 100 %");
  return only;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The same proportions summing to exactly 100 %, to a tenth; null when there is nothing to divide. */
export function normalisedTexture({ clayPct, siltPct, sandPct }: Texture): Texture | null {
  const sum = clayPct + siltPct + sandPct;
  if (!(sum > 0) || Math.min(clayPct, siltPct, sandPct) < 0) return null;
  const clay = tenth((clayPct / sum) * 100);
  const silt = Math.min(tenth((siltPct / sum) * 100), tenth(100 - clay));
  return { clayPct: clay, siltPct: silt, sandPct: tenth(100 - clay - silt) };
}
