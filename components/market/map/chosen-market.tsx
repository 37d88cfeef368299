import { X } from "lucide-react";
import Link from "next/link";
import { Button } from "../../ui/button";
import { PriceFigure } from "../price-figure";
import { PriceDoubts, PriceMonth } from "../price-marks";
import { seriesHref } from "../price-table";
import { Trend } from "../trend";
import type { PriceWords } from "../use-price-words";
import { measuredPrice } from "../row-measure";
import type { MarketPoint } from "./market-points";

type ChosenMarketProps = { point: MarketPoint; per: string; onClose: () => void; words: PriceWords };

/** The market that was pressed on the map: its price, when it was seen, and how it compares. */
export function ChosenMarket({ point: { shown, comparison }, per, onClose, words }: ChosenMarketProps) {
  const { row, newest } = shown;
  const { t, format, money, month } = words;
  const median = comparison && money(measuredPrice(row, { price: comparison.median, per }).price, row.currency);
  return (
    <section aria-label={words.market(row.market)} className="rounded-control border-edge border p-3">
      <div className="flex items-start justify-between gap-2">
        <p className="font-medium">
          {words.market(row.market)}
          <span className="text-ink-soft font-normal">, {row.market.state}</span>
        </p>
        <Button size="icon" variant="quiet" className="-mt-2 -mr-2" aria-label={t("map.close")} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <PriceFigure shown={shown} per={per} words={words} />
      <p className="mt-1">
        <PriceMonth newest={newest} words={words} />
      </p>
      <p className="mt-1">
        <Trend newest={newest} words={words} />
      </p>
      {comparison && median !== null ? (
        <p className="mt-1">
          {t(comparison.percent < 0 ? "map.below" : "map.above", {
            percent: format.number(Math.abs(comparison.percent), { maximumFractionDigits: 0 }),
            count: comparison.markets,
            month: month(comparison.month),
            median,
          })}
        </p>
      ) : null}
      <PriceDoubts newest={newest} words={words} />
      <Link href={seriesHref(row)} className="text-sky -mb-1 inline-block py-2 underline underline-offset-3">
        {t("map.open")}
      </Link>
    </section>
  );
}
