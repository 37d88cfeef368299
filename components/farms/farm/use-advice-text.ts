import { useFormatter, useTranslations } from "next-intl";
import { useDayWords } from "../../weather/use-day-words";
import { adviceText, type AdviceWords } from "./advice-text";
import type { SeasonCrop } from "./farm-data";

/** The words in which advice is written on `today` (YYYY-MM-DD at the farm). */
export function useAdviceWords(today: string): AdviceWords {
  return { t: useTranslations("farm.advice"), format: useFormatter(), days: useDayWords(), today };
}

/** Writes advice on crops. */
export function useAdviceText(today: string): (of: Pick<SeasonCrop, "crop" | "advice">) => string {
  const words = useAdviceWords(today);
  return (of) => adviceText(of, words);
}
