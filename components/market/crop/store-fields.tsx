import { useFormatter, useTranslations } from "next-intl";
import { Field, Input, Select } from "../../ui/field";
import type { PriceKind } from "./answers";
import type { NewestPrice } from "./history-view";
import { monthOfYear, monthOfYearAfter, monthsBetween } from "./months";
import { longestWaitMonths, type StoreEntry, type StoreFault, type StoreMeasure } from "./store-entry";
import { useMeasureNames } from "./use-measure-names";
import { useMonthWords } from "./use-month-words";

type StoreFieldsProps = {
  entry: Omit<StoreEntry, "price" | "loss"> & { price: string; loss: string };
  change: (changed: Partial<StoreEntry>) => void;
  faults: readonly StoreFault[];
  measures: readonly StoreMeasure[];
  measure: StoreMeasure;
  newest: NewestPrice | null;
  /** The price that stands there is the newest one. */
  isCurrent: boolean;
  lossPercent: number | null;
  kind: PriceKind;
  thisMonth: string;
  currency: string;
  unit: string;
};

/** What a farmer weighs: today's price, how long, what is lost and what storing costs. */
export function StoreFields(props: StoreFieldsProps) {
  const { entry, change, faults, measures, measure, lossPercent, thisMonth, currency, unit } = props;
  const t = useTranslations("marketCrop.store");
  const format = useFormatter();
  const words = useMonthWords();
  const names = useMeasureNames(unit);
  const fault = (name: StoreFault) => (faults.includes(name) ? t(`fault.${name}`) : undefined);
  const waits = Array.from({ length: longestWaitMonths }, (_, index) => index + 1);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {measures.length > 1 ? (
        <Field label={t("measure")}>
          <Select value={measure.id} onChange={({ target }) => change({ measure: target.value, price: null })}>
            {measures.map(({ id }) => (
              <option key={id} value={id}>
                {names(id)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <PriceField {...props} error={fault("price")} />
      <Field label={t("months")}>
        <Select value={entry.months} onChange={({ target }) => change({ months: target.value })}>
          {waits.map((count) => (
            <option key={count} value={count}>
              {t("monthsOption", { count, month: words.monthName(monthOfYearAfter(monthOfYear(thisMonth), count)) })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("loss")}
        hint={lossPercent === null ? undefined : t("lossHint", { loss: format.number(lossPercent) })}
        error={fault("loss")}
      >
        <Input
          inputMode="decimal"
          maxLength={10}
          value={entry.loss}
          onChange={({ target }) => change({ loss: target.value })}
        />
      </Field>
      <Field
        label={t("cost", { symbol: words.symbol(currency) })}
        hint={t("costHint", { measure: names(measure.id) })}
        error={fault("cost")}
      >
        <Input
          inputMode="decimal"
          maxLength={15}
          value={entry.cost}
          onChange={({ target }) => change({ cost: target.value })}
        />
      </Field>
    </div>
  );
}

function PriceField(props: StoreFieldsProps & { error: string | undefined }) {
  const { entry, change, measure, newest, isCurrent, kind, thisMonth, currency, unit, error } = props;
  const t = useTranslations("marketCrop.store");
  const words = useMonthWords();
  const names = useMeasureNames(unit);
  const hint = () => {
    if (newest === null) return undefined;
    const said = { kind: t(`kindOf.${kind}`), month: words.monthYear(newest.month) };
    if (isCurrent) return t("priceHintFilled", said);
    return t("priceHintLast", {
      ...said,
      price: words.price(newest.price * measure.content, currency),
      age: words.age(monthsBetween(newest.month, thisMonth)),
    });
  };
  return (
    <Field
      label={t("price", { symbol: words.symbol(currency), measure: names(measure.id) })}
      hint={hint()}
      error={error}
    >
      <Input
        inputMode="decimal"
        maxLength={15}
        value={entry.price}
        onChange={({ target }) => change({ price: target.value })}
      />
    </Field>
  );
}
