import { useFormatter, useTranslations } from "next-intl";
import { useDayWords } from "../weather/use-day-words";
import type { OverviewWords } from "./overview-text";

/** The words in which the overview is written. */
export function useOverviewWords(): OverviewWords {
  return { t: useTranslations("overview"), format: useFormatter(), days: useDayWords() };
}
