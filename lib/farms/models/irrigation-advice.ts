/** The root zone at the end of a day ahead if nothing is irrigated. */
export type AheadDay = {
  /** YYYY-MM-DD; the first is today. */
  date: string;
  depletionMm: number;
  readilyMm: number;
  rainMm: number;
  /** Null: the source does not say. */
  rainProbabilityPct: number | null;
};

/** What is known when advice is given. */
export type AdviceQuestion = {
  /** At the start of today. */
  depletionMm: number;
  readilyMm: number;
  ahead: readonly AheadDay[];
  /** The crop dries down for harvest and wants no more water. */
  dryingDown: boolean;
};

/** What to do about water. */
export type Advice =
  | { code: "irrigate_now" | "irrigate_by"; irrigateOn: string; netDepthMm: number }
  | { code: "wait_for_rain"; rainOn: string; rainMm: number; netDepthMm: number }
  | { code: "enough"; until: string | null }
  | { code: "drying_down" };

/** Farther ahead a forecast of rain says too little to plan by. */
const horizonDays = 7;
/** Rain that is this near and this likely is worth waiting for. */
const waitDays = 2;
const likelyPct = 60;

/**
 * When to irrigate and how much: before the depletion passes the readily available water, back to field capacity
 * (FAO-56, chapter 8, 'Irrigation scheduling': Dr,i <= RAW, and a net depth of at most Dr,i).
 */
export function irrigationAdvice({ depletionMm, readilyMm, ahead, dryingDown }: AdviceQuestion): Advice {
  if (dryingDown) return { code: "drying_down" };
  const days = ahead.slice(0, horizonDays);
  const today = days[0];
  if (depletionMm >= readilyMm && today) return overdue(depletionMm, days, today.date);
  const due = days.find((day) => day.depletionMm >= day.readilyMm);
  if (due) return { code: "irrigate_by", irrigateOn: due.date, netDepthMm: due.depletionMm };
  return { code: "enough", until: days.at(-1)?.date ?? null };
}

function overdue(depletionMm: number, days: readonly AheadDay[], today: string): Advice {
  const rain = days
    .slice(0, waitDays)
    .find(
      (day) => day.rainProbabilityPct !== null && day.rainProbabilityPct >= likelyPct && day.rainMm >= depletionMm / 2,
    );
  if (rain) return { code: "wait_for_rain", rainOn: rain.date, rainMm: rain.rainMm, netDepthMm: depletionMm };
  return { code: "irrigate_now", irrigateOn: today, netDepthMm: depletionMm };
}

/** Share of the water given that stays in the root zone, by method (FAO, Irrigation Water Management: Training manual 4). */
export const irrigationEfficiency = { surface: 0.6, sprinkler: 0.75, drip: 0.9 } as const;
