import { useTranslations } from "next-intl";
import { useState } from "react";
import { storeOrSell } from "@/lib/market/models/store-or-sell";
import { Skeleton } from "../../ui/skeleton";
import { useHydrated } from "../../ui/use-hydrated";
import type { Answer, ListedSeries, Outlook } from "./answers";
import type { NewestPrice } from "./history-view";
import { keepEntry, readEntry } from "./kept-entry";
import { monthOfYear, monthsBetween } from "./months";
import { PlainCard } from "./plain-card";
import { storageCells, storeMeasures, storingOf, type StoreEntry, type StoreMeasure } from "./store-entry";
import { StoreFields } from "./store-fields";
import { StoreResult } from "./store-result";
import { useMeasureNames } from "./use-measure-names";
import { oldFromMonths, useMonthWords } from "./use-month-words";

type StoreCardProps = {
  main: ListedSeries;
  cropId: number;
  answer: Answer<Outlook>;
  /** The market's own newest price of the outlook's kind; null: none. */
  newest: NewestPrice | null;
  lossPercent: number | null;
  thisMonth: string;
};

/** Whether to sell a bag today or to store it, by what storing brought in the past. */
export function StoreCard(props: StoreCardProps) {
  const t = useTranslations("marketCrop.store");
  const words = useMonthWords();
  const names = useMeasureNames(props.main.unit);
  const { cropId, main, answer, thisMonth } = props;
  const measures = storeMeasures({ cropId, variety: main.variety, unit: main.unit });
  const [first] = measures;
  const provenance = answer.provenance && { ...answer.provenance, kind: "modelled" as const };
  return (
    <PlainCard
      title={t("title")}
      summary={
        first ? t("summary", { measure: names(first.id), month: words.monthName(monthOfYear(thisMonth)) }) : null
      }
      provenance={provenance}
    >
      {/* What was typed is known to the browser only. */}
      {useHydrated() && first ? (
        <StoreForm {...props} measures={measures} first={first} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </PlainCard>
  );
}

type StoreFormProps = StoreCardProps & { measures: readonly StoreMeasure[]; first: StoreMeasure };

function StoreForm({ main, cropId, answer, newest, lossPercent, thisMonth, measures, first }: StoreFormProps) {
  const [entry, setEntry] = useState(() => readEntry(cropId));
  const change = (changed: Partial<StoreEntry>) => {
    const next = { ...entry, ...changed };
    setEntry(next);
    keepEntry(cropId, next);
  };
  const measure = measures.find(({ id }) => id === entry.measure) ?? first;
  const isCurrent = newest !== null && monthsBetween(newest.month, thisMonth) <= oldFromMonths;
  const filled = {
    ...entry,
    price: entry.price ?? (isCurrent ? String(Math.round(newest.price * measure.content)) : ""),
    loss: entry.loss ?? (lossPercent === null ? "" : String(lossPercent)),
  };
  const month = monthOfYear(thisMonth);
  const { storing, faults } = storingOf({ entry: filled, measure, month });
  const outlook = answer.body;
  const asked = faults.length > 0 ? { ...storing, pricePerBag: null } : storing;
  return (
    <div className="grid gap-5">
      <StoreFields
        {...{ measures, measure, change, faults, newest, lossPercent, thisMonth }}
        kind={answer.body.kind}
        isCurrent={isCurrent && entry.price === null}
        entry={filled}
        currency={main.currency}
        unit={main.unit}
      />
      <StoreResult
        advice={storeOrSell(asked, storageCells(outlook.storage))}
        {...{ outlook, measure, month }}
        faulty={faults.length > 0}
        months={storing.months}
      />
    </div>
  );
}
