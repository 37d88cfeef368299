import { useTranslations } from "next-intl";
import type { ListedSeries, PriceKind } from "./answers";
import { newestMonth } from "./history-view";
import { MarketSentence } from "./market-sentence";
import { useOutlook, useSeriesPrices } from "./use-crop-market";

type CropMarketAnswerProps = { crop: string; main: ListedSeries; kind: PriceKind; thisMonth: string };

/** The page's answer, or that it is on its way or can't be had. */
export function CropMarketAnswer({ crop, main, kind, thisMonth }: CropMarketAnswerProps) {
  const t = useTranslations("marketCrop.answer");
  const outlook = useOutlook({ seriesId: main.id, kind });
  const prices = useSeriesPrices([main.id]);
  if (!outlook.data || !prices.data) return t(outlook.isError || prices.isError ? "failed" : "waiting");
  const series = prices.data.body.series.find(({ id }) => id === main.id);
  const newest = series ? newestMonth(series, kind) : null;
  return <MarketSentence {...{ crop, main, newest, thisMonth }} outlook={outlook.data.body} />;
}
