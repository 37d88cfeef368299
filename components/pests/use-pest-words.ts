import { useFormatter, useTranslations } from "next-intl";
import { useDayWords } from "../weather/use-day-words";
import type { Crop } from "./answers";

/** The words in which pests and diseases are written about. */
export function usePestWords() {
  const t = useTranslations("pests");
  const format = useFormatter();
  return { t, format, days: useDayWords() };
}

/** What writing about pests and diseases takes. */
export type PestWords = ReturnType<typeof usePestWords>;

/** More crops than this are counted, not named. */
const mostNamed = 4;

/** 'maize, sorghum, rice and 3 more crops'. */
export function cropsText(crops: readonly Crop[], { t, format }: Pick<PestWords, "t" | "format">): string {
  const names = crops.map(({ name }) => name.toLowerCase());
  if (names.length <= mostNamed) return format.list(names);
  const named = names.slice(0, mostNamed - 1);
  return format.list([...named, t("list.moreCrops", { count: names.length - named.length })]);
}
