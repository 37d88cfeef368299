import { useTranslations } from "next-intl";
import type { ListedSeries } from "./answers";
import { useMarketNames } from "./use-market-names";

/** Writes whose prices a series has: market and state, and the variety where series of several are shown. */
export function usePlaceNames(shown: readonly ListedSeries[]): (id: number) => string {
  const t = useTranslations("marketCrop.words");
  const names = useMarketNames();
  const several = new Set(shown.map(({ variety }) => variety)).size > 1;
  return (id) => {
    const found = shown.find((each) => each.id === id);
    if (!found) return "";
    const place = names.full(found.market);
    return several ? t("placeVariety", { place, variety: found.variety }) : place;
  };
}
