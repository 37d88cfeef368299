import { useTranslations } from "next-intl";
import type { ListedSeries } from "./answers";

const stateAverage = "State average";

/** Writes a market alone and with its state; a publisher's mean of a state is named so. */
export function useMarketNames() {
  const t = useTranslations("marketCrop.words");
  type Market = ListedSeries["market"];
  return {
    /** 'Dawanau' */
    short: ({ name, state }: Market) => (name === stateAverage ? t("stateAverage", { state }) : name),
    /** 'Dawanau, Kano' */
    full: ({ name, state }: Market) =>
      name === stateAverage ? t("stateAverage", { state }) : t("place", { market: name, state }),
  };
}
