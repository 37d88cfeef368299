import type { TextureClass } from "../../farms/models/soil-texture";
import { isSand, textureGroup, type TextureGroup } from "./texture-groups";

/** Acidity of a soil and what it holds of cations, in cmol(+)/kg. */
export type Acidity = { acidityCmolKg: number; ececCmolKg: number };

/** Lime requirement (cmol(+)/kg) that removes all exchangeable acidity: 1.5 times it. Kamprath (1970) SSSAJ 34:252-254. */
export const limeByKamprath = (acidityCmolKg: number): number => Math.max(0, 1.5 * acidityCmolKg);

/**
 * Lime requirement (cmol(+)/kg) that brings the saturation with acidity down to a target (%): 1.5 times the acidity above
 * it, twice that when the target is at most a third of the present saturation. Cochrane, Salinas & Sanchez (1980) Trop.
 * Agric. (Trinidad) 57:133-140.
 */
export function limeByCochrane({ acidityCmolKg, ececCmolKg }: Acidity, targetPct: number): number {
  const presentPct = (100 * acidityCmolKg) / ececCmolKg;
  const excess = acidityCmolKg - (targetPct / 100) * ececCmolKg;
  return Math.max(0, (targetPct > presentPct / 3 ? 1.5 : 2) * excess);
}

/** Shares of lime that, by LiTAS, neutralise acidity and raise the ECEC. */
const neutralised = 0.6;
const raised = 0.2;

/**
 * Lime requirement (cmol(+)/kg) to a target saturation with acidity (%). LiTAS: Aramburu Merlos, Silva, Baudron & Hijmans
 * (2023) Estimating lime requirements for tropical soils, Geoderma 432:116421.
 */
export function limeByLitas({ acidityCmolKg, ececCmolKg }: Acidity, targetPct: number): number {
  const target = targetPct / 100;
  return Math.max(0, (acidityCmolKg - target * ececCmolKg) / (neutralised + target * (raised - neutralised)));
}

/** Lime requirement (cmol(+)/kg) that fills a share (%) of the CEC with bases. Van Raij et al. (1996) Boletim tecnico 100, IAC. */
export const limeByBases = (cecCmolKg: number, { presentPct, wantedPct }: { presentPct: number; wantedPct: number }) =>
  Math.max(0, (cecCmolKg * (wantedPct - presentPct)) / 100);

/** Soil that lime is worked into, and how much 1 cmol(+)/kg is: 0.5 g of CaCO3 per kg of soil. */
const depthCm = 20;
const gramsPerCmol = 0.5;
const kgHaPerGramCm = 100;

/** Ground limestone (CaCO3) in kg/ha for a lime requirement. */
export const limestoneKgHa = (requirementCmolKg: number, bulkDensityGCm3: number): number =>
  requirementCmolKg * gramsPerCmol * bulkDensityGCm3 * depthCm * kgHaPerGramCm;

/** kg/ha of CaCO3 for one unit of pH in the top 15 to 20 cm: the middle of the usual ranges. */
const perPhUnit: Record<TextureGroup, number> = { light: 1250, medium: 2250, heavy: 3250 };

/** Ground limestone (kg/ha) by pH and texture alone, where nobody measured the acidity; a rule of thumb. */
export const limeByPh = (ph: number, { targetPh, texture }: { targetPh: number; texture: TextureClass }): number =>
  Math.max(0, (targetPh - ph) * perPhUnit[textureGroup(texture)]);

/** More at once does harm: trace elements become scarce. */
const mostKgHa = { sand: 2000, other: 4000 };
/** Feeds the crop with calcium where the ECEC holds little of it. */
const calciumDoseKgHa = 150;
const leastCalciumShare = 0.25;
const stepKgHa = 50;

/** How the amount was found. */
export type LimeMethod = "litas" | "ph";

/** What the soil is like where lime is given. */
export type LimeSoil = {
  ph: number;
  texture: TextureClass;
  bulkDensityGCm3: number;
  /** Al + H; null when nobody measured it. */
  acidityCmolKg: number | null;
  /** Calcium, magnesium and potassium. */
  basesCmolKg: number;
  calciumCmolKg: number;
  cecCmolKg: number;
};

/** What a crop bears, and the base saturation that it likes. */
export type LimeTarget = { ph: number; acidSaturationPct: number; baseSaturationPct: number };

/** How much lime, why, and what other published methods say. */
export type LimeDose = {
  kgHa: number;
  method: LimeMethod;
  /** True when more is needed than may be given at once. */
  capped: boolean;
  /** True when it is given for its calcium rather than against acidity. */
  forCalcium: boolean;
  /** Other methods' answers in kg/ha: their name with author and year. */
  others: { name: string; kgHa: number }[];
};

const rounded = (kgHa: number) => Math.round(kgHa / stepKgHa) * stepKgHa;

/** Ground limestone for a crop on a soil: LiTAS where the acidity is known, else by pH and texture. */
export function limeDose(soil: LimeSoil, target: LimeTarget): LimeDose {
  const { acidityCmolKg, bulkDensityGCm3, basesCmolKg, cecCmolKg } = soil;
  const limestone = (requirement: number) => rounded(limestoneKgHa(requirement, bulkDensityGCm3));
  if (acidityCmolKg === null) {
    const presentPct = Math.min(100, (100 * basesCmolKg) / cecCmolKg);
    const byBases = limeByBases(cecCmolKg, { presentPct, wantedPct: target.baseSaturationPct });
    const wanted = rounded(limeByPh(soil.ph, { targetPh: target.ph, texture: soil.texture }));
    const others = [{ name: "base saturation (van Raij 1996)", kgHa: limestone(byBases) }];
    return { ...bounded(wanted, soil), method: "ph", others: wanted === 0 ? [] : others };
  }
  const acidity = { acidityCmolKg, ececCmolKg: basesCmolKg + acidityCmolKg };
  const wanted = limestone(limeByLitas(acidity, target.acidSaturationPct));
  const others = [
    { name: "Cochrane et al. (1980)", kgHa: limestone(limeByCochrane(acidity, target.acidSaturationPct)) },
    { name: "Kamprath (1970)", kgHa: limestone(limeByKamprath(acidityCmolKg)) },
  ];
  return { ...bounded(wanted, soil), method: "litas", others: wanted === 0 ? [] : others };
}

function bounded(wanted: number, soil: LimeSoil): Pick<LimeDose, "kgHa" | "capped" | "forCalcium"> {
  const most = isSand(soil.texture) ? mostKgHa.sand : mostKgHa.other;
  const exchange = soil.basesCmolKg + (soil.acidityCmolKg ?? 0);
  const poorInCalcium = exchange > 0 && soil.calciumCmolKg / exchange < leastCalciumShare;
  const forCalcium = poorInCalcium && wanted < calciumDoseKgHa;
  return { kgHa: forCalcium ? calciumDoseKgHa : Math.min(most, wanted), capped: wanted > most, forCalcium };
}
