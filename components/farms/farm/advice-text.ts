import type { useFormatter, useTranslations } from "next-intl";
import type { useDayWords } from "../../weather/use-day-words";
import { addDays, daysInRange } from "../../weather/calendar-days";
import type { Advice, Season, SeasonCrop } from "./farm-data";

/** What writing an advice takes. */
export type AdviceWords = {
  t: ReturnType<typeof useTranslations<"farm.advice">>;
  format: ReturnType<typeof useFormatter>;
  days: ReturnType<typeof useDayWords>;
  today: string;
};

/** The most urgent first. */
const urgency: readonly Advice["code"][] = [
  "irrigate_now",
  "irrigate_by",
  "wait_for_rain",
  "no_planting_date",
  "no_place",
  "drying_down",
  "enough",
  "not_planted",
  "no_crop_data",
];

/** Advice that asks for water within the week. */
export const wantsWater = ({ code }: Advice) => code === "irrigate_now" || code === "irrigate_by";

/** The crops of a season, the one that needs something soonest first. */
export function byUrgency(crops: Season["crops"]): SeasonCrop[] {
  const rank = ({ advice }: SeasonCrop) => urgency.indexOf(advice.code);
  const day = ({ advice }: SeasonCrop) => advice.irrigate_on ?? "9999";
  return crops.toSorted((a, b) => rank(a) - rank(b) || day(a).localeCompare(day(b)));
}

/** A depth as a farmer measures it: to 5 mm, small ones to 1 mm, never nothing. */
export function roundDepthMm(depthMm: number): number {
  return depthMm >= 10 ? Math.round(depthMm / 5) * 5 : Math.max(1, Math.round(depthMm));
}

/** A day as it is said: today, tomorrow, Tuesday, 3 December. */
export function spokenDay(day: string, { t, days, today }: AdviceWords): string {
  if (day === today) return t("today");
  if (day === addDays(today, 1)) return t("tomorrow");
  const ahead = daysInRange(today, day) - 1;
  return ahead > 0 && ahead < 7 ? days.weekday(day) : days.dayMonth(day);
}

/** What to do about a crop's water, in one sentence. */
export function adviceText({ crop, advice }: Pick<SeasonCrop, "crop" | "advice">, words: AdviceWords): string {
  const { t, format } = words;
  const name = crop.name.toLowerCase();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const depth = advice.net_depth === null ? "" : whole(roundDepthMm(advice.net_depth));
  const dayOf = (day: string | null) => (day === null ? t("today") : spokenDay(day, words));
  switch (advice.code) {
    case "irrigate_now":
      return t("irrigate_now", { crop: name, depth });
    case "irrigate_by":
      return t("irrigate_by", { crop: name, depth, day: dayOf(advice.irrigate_on) });
    case "wait_for_rain":
      return t("wait_for_rain", { crop: name, rain: whole(advice.rain ?? 0), day: dayOf(advice.rain_on) });
    case "enough":
      if (advice.enough_until === null) return t("enoughOpen", { crop: name });
      return t("enough", { crop: name, day: dayOf(advice.enough_until) });
    case "not_planted":
      return t("not_planted", { crop: name, day: dayOf(crop.planting_date) });
    default:
      return t(advice.code, { crop: name });
  }
}
