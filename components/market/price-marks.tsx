import { Badge } from "../ui/badge";
import type { Newest } from "./answers";
import type { PriceWords } from "./use-price-words";

type MarkProps = { newest: Newest; words: PriceWords };

/** The month of a price in words, and how old it is when it is old. */
export function PriceMonth({ newest, words }: MarkProps) {
  const age = words.age(newest.date);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="whitespace-nowrap">{words.month(newest.date)}</span>
      {age ? <Badge tone={age.old ? "maize" : "neutral"}>{age.text}</Badge> : null}
    </span>
  );
}

/** What is to be known of a price: that it is the publisher's own estimate, or far from the usual. */
export function PriceDoubts({ newest, words: { t } }: MarkProps) {
  if (!newest.aggregate && !newest.outlier) return null;
  return (
    <span className="text-small text-ink-soft block whitespace-nowrap">
      {newest.outlier ? <Badge tone="clay">{t("price.outlier")}</Badge> : null}{" "}
      {newest.aggregate ? t("price.aggregate") : null}
    </span>
  );
}
