import type { CropWater } from "../../crops/crop";

/** The growth stages of FAO-56, in their order. */
export const stageNames = ["initial", "development", "mid", "late"] as const;
/** A growth stage. */
export type StageName = (typeof stageNames)[number];

/** A stage with its first and last day; day 1 is the day of planting. */
export type Stage = { stage: StageName; fromDay: number; toDay: number };

type StageDays = CropWater["stageDays"];

const totalDays = (stageDays: StageDays) => stageNames.reduce((sum, name) => sum + stageDays[name], 0);

/** A season shorter or longer than this share of the published one is another crop, not a faster one. */
const shortest = 0.5;
const longest = 2;

/**
 * Stage lengths brought to a season of `seasonDays`, each by the same share; as published when the season is not known
 * or too far from the published one.
 */
export function stretchedStages(stageDays: StageDays, seasonDays: number | null): StageDays {
  const share = seasonDays === null ? 1 : seasonDays / totalDays(stageDays);
  if (share < shortest || share > longest) return stageDays;
  const { initial, development, mid, late } = stageDays;
  return { initial: initial * share, development: development * share, mid: mid * share, late: late * share };
}

/** First and last day of each stage. */
export function stagesOf(stageDays: StageDays): Stage[] {
  let end = 0;
  return stageNames.map((stage) => {
    const fromDay = Math.round(end) + 1;
    end += stageDays[stage];
    return { stage, fromDay, toDay: Math.round(end) };
  });
}

/** The stage on a day of the season (1: planting); the late one after the season's end. */
export function stageOn(stageDays: StageDays, day: number): StageName {
  return stagesOf(stageDays).find(({ toDay }) => day <= toDay)?.stage ?? "late";
}

/**
 * Crop coefficient on a day of the season (1: planting): flat, rising, flat, falling, and flat after the end. Allen et
 * al. (1998), FAO Irrigation and Drainage Paper 56, chapter 6, eq. 66.
 */
export function kcOn({ stageDays, kc }: Pick<CropWater, "stageDays" | "kc">, day: number): number {
  const { initial, development, mid, late } = stageDays;
  const between = (from: number, to: number, share: number) => from + (to - from) * Math.min(1, Math.max(0, share));
  if (day <= initial + development) return between(kc.initial, kc.mid, (day - initial) / development);
  return between(kc.mid, kc.end, (day - initial - development - mid) / late);
}

/**
 * Rooting depth in m on a day of the season: from the seedling's to the full depth at the start of the mid stage, in
 * proportion to the time (FAO-56, chapter 8 and Annex 8).
 */
export function rootDepthOn(
  { stageDays, fullDepthM }: { stageDays: StageDays; fullDepthM: number },
  day: number,
): number {
  const startM = Math.min(seedlingDepthM, fullDepthM);
  const share = day / (stageDays.initial + stageDays.development);
  return startM + (fullDepthM - startM) * Math.min(1, Math.max(0, share));
}

/** Depth from which a young crop takes water. */
const seedlingDepthM = 0.3;
