import type { CropRecord } from "./answers";

type Water = NonNullable<CropRecord["water"]>;

/** The growth stages in their order. */
export const stageNames = ["initial", "development", "mid", "late"] as const;

/** A growth stage: its days since planting, first and last, and the crop coefficient at its start and end. */
export type Stage = {
  name: (typeof stageNames)[number];
  days: number;
  from: number;
  to: number;
  kcFrom: number;
  kcTo: number;
};

/** The stages of FAO-56's curve: flat at first, rising to the peak, flat, falling to the harvest. */
export function stagesOf({ stages, kc }: Water): Stage[] {
  const coefficients = {
    initial: [kc.initial, kc.initial],
    development: [kc.initial, kc.mid],
    mid: [kc.mid, kc.mid],
    late: [kc.mid, kc.end],
  } as const;
  let day = 0;
  return stageNames.map((name) => {
    const from = day;
    day += stages[name];
    const [kcFrom, kcTo] = coefficients[name];
    return { name, days: stages[name], from: from + 1, to: day, kcFrom, kcTo };
  });
}
