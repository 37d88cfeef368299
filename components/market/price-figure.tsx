import { measuredPrice, measureOf } from "./row-measure";
import type { ShownRow } from "./shown-rows";
import type { PriceWords } from "./use-price-words";

type PriceFigureProps = {
  shown: Pick<ShownRow, "row" | "newest">;
  /** Id of the measure. */
  per: string;
  words: PriceWords;
};

/** A price in the chosen measure; said to be about right, with its spread, where the measure's content is uncertain. */
export function PriceFigure({ shown: { row, newest }, per, words }: PriceFigureProps) {
  const { price, low, high } = measuredPrice(row, { price: newest.price, per });
  const money = (value: number) => words.money(value, row.currency);
  const measure = words.per(row, measureOf(row, per));
  const exact = low === high;
  return (
    <>
      <span className="block whitespace-nowrap">
        <b className="text-heading font-semibold">
          {exact ? money(price) : words.t("price.about", { price: money(price) })}
        </b>{" "}
        {exact ? <span className="text-small text-ink-soft">{measure}</span> : null}
      </span>
      {exact ? null : (
        <span className="text-small text-ink-soft block whitespace-nowrap">
          {words.t("price.spread", { low: money(low), high: money(high) })} {measure}
        </span>
      )}
    </>
  );
}
