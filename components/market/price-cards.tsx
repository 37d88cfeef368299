import Link from "next/link";
import { seriesHref } from "./price-table";
import { PriceDoubts, PriceMonth } from "./price-marks";
import { PriceFigure } from "./price-figure";
import type { ShownRow } from "./shown-rows";
import { Sparkline } from "./sparkline";
import { Trend } from "./trend";
import { lowerFirst, type PriceWords } from "./use-price-words";

type PriceCardsProps = { shown: readonly ShownRow[]; per: string; withCrop: boolean; words: PriceWords };

/** The prices as cards, for narrow screens. */
export function PriceCards({ shown, ...props }: PriceCardsProps) {
  return (
    <ul className="divide-line divide-y">
      {shown.map((each) => (
        <PriceCard key={each.row.series_id} each={each} {...props} />
      ))}
    </ul>
  );
}

function PriceCard({ each, per, withCrop, words }: Omit<PriceCardsProps, "shown"> & { each: ShownRow }) {
  const { row, newest } = each;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-medium">
            <Link
              href={seriesHref(row)}
              className="hover:text-leaf -my-2 inline-block py-2 wrap-anywhere underline underline-offset-3"
            >
              {words.market(row.market)}
            </Link>
          </p>
          <p className="text-ink-soft">
            {row.market.state}
            <span className="before:mx-1.5 before:content-['·']">
              {withCrop ? `${row.name}: ${lowerFirst(row.variety)}` : row.variety}
            </span>
          </p>
        </div>
        <div className="shrink-0 text-right">
          <PriceFigure shown={each} per={per} words={words} />
          <PriceDoubts newest={newest} words={words} />
        </div>
      </div>
      <p className="mt-2">
        <PriceMonth newest={newest} words={words} />
      </p>
      <div className="mt-1 flex items-end justify-between gap-4">
        <p className="min-w-0">
          <Trend newest={newest} words={words} />
        </p>
        <Sparkline shown={each} words={words} />
      </div>
    </li>
  );
}
