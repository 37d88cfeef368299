import { useTranslations } from "next-intl";
import type { ListedSeries } from "./answers";
import type { KindChoice } from "./market-address";
import { MarketSentence } from "./market-sentence";
import { useChosenOutlook } from "./use-crop-market";

type CropMarketAnswerProps = { crop: string; main: ListedSeries; kind: KindChoice; thisMonth: string };

/** The page's answer, or that it is on its way or can't be had. */
export function CropMarketAnswer({ crop, main, kind, thisMonth }: CropMarketAnswerProps) {
  const t = useTranslations("marketCrop.answer");
  const { prices, outlook, series, newest } = useChosenOutlook(main.id, kind);
  if (prices.isError || outlook.isError) return t("failed");
  if (!series || !outlook.data) return t("waiting");
  return <MarketSentence {...{ crop, main, newest, thisMonth }} outlook={outlook.data.body} />;
}
