import { useCallback, useId, useMemo, useState } from "react";
import { Card, CardHeader } from "../../ui/card";
import { productName } from "../answer-text";
import { compareWithMedian } from "../median-steps";
import { measuredPrice, measureOf } from "../row-measure";
import { mainProduct, type ShownRow } from "../shown-rows";
import { isStateAverage, type PriceWords } from "../use-price-words";
import { ChosenMarket } from "./chosen-market";
import { MarketLegend } from "./map-legend";
import { MarketMap } from "./market-map";
import { stepOfPoint, toPoints, type MarketPoint } from "./market-points";

type MapCardProps = {
  shown: readonly ShownRow[];
  per: string;
  /** Why there is nothing to compare: several crops, or a single market. */
  instead: "oneCrop" | "oneMarket" | null;
  words: PriceWords;
};

/** Where a product is cheap and where it is dear: its markets on a map, by price against the median. */
export function MapCard({ shown, per, instead, words }: MapCardProps) {
  const { t } = words;
  const id = useId();
  const product = useMemo(() => mainProduct(shown), [shown]);
  const points = useMemo(() => toPoints(product, compareWithMedian(product)), [product]);
  const [first] = product;
  if (instead !== null || !first || points.length === 0) {
    return (
      <Card aria-labelledby={id}>
        <CardHeader id={id} title={t("map.title")} />
        <p>{t(`map.${instead ?? "noPlaces"}`)}</p>
      </Card>
    );
  }
  const averages = product.filter(({ row }) => isStateAverage(row.market)).length;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("map.title")}>
        {t("map.summary", { product: productName(first, words), kind: t(`kindWord.${first.kind}`) })}
      </CardHeader>
      <MapAndLegend points={points} per={per} product={productName(first, words)} words={words} />
      <p className="text-small text-ink-soft mt-3">
        {averages > 0 ? `${t("map.averages", { count: averages })} ` : null}
        <span className="max-lg:hidden">{t("map.list")}</span>
        <span className="lg:hidden">{t("map.listPhone")}</span>
      </p>
    </Card>
  );
}

type MapAndLegendProps = { points: readonly MarketPoint[]; per: string; product: string; words: PriceWords };

function MapAndLegend({ points, per, product, words }: MapAndLegendProps) {
  const { t } = words;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = points.find(({ shown }) => shown.row.market.id === chosenId);
  const labelOf = useCallback((point: MarketPoint) => markText(point, per, words), [per, words]);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-5">
      <div className="rounded-card border-line h-80 overflow-hidden border lg:h-[30rem]">
        <MarketMap
          points={points}
          label={t("map.label", { product })}
          labelOf={labelOf}
          selectedId={chosenId}
          onSelect={setChosenId}
        />
      </div>
      <div className="flex flex-col gap-4">
        {chosen ? (
          <ChosenMarket point={chosen} per={per} onClose={() => setChosenId(null)} words={words} />
        ) : (
          <p className="text-ink-soft">{t("map.choose")}</p>
        )}
        <MarketLegend points={points} words={words} />
      </div>
    </div>
  );
}

function markText(point: MarketPoint, per: string, { t, money, month, market, per: perWords }: PriceWords): string {
  const { row, newest } = point.shown;
  return t("map.mark", {
    market: market(row.market),
    price: money(measuredPrice(row, { price: newest.price, per }).price, row.currency),
    per: perWords(row, measureOf(row, per)),
    month: month(newest.date),
    step: t(`map.stepShort.${stepOfPoint(point)}`),
  });
}
