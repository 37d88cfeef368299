import { useFormatter, useTranslations } from "next-intl";
import { fewestCases, fewestYears, type Outcome, type StorageAdvice } from "@/lib/market/models/store-or-sell";
import { Notice } from "../../ui/notice";
import { lowerFirst } from "../use-price-words";
import type { Outlook } from "./answers";
import { monthOfYearAfter } from "./months";
import type { StoreMeasure } from "./store-entry";
import { useMeasureNames } from "./use-measure-names";
import { useMonthWords } from "./use-month-words";

type StoreResultProps = {
  advice: StorageAdvice;
  outlook: Outlook;
  measure: StoreMeasure;
  /** Month of the year, 1 to 12, and months to wait from it. */
  month: number;
  months: number;
  faulty: boolean;
};

type Advised = Exclude<StorageAdvice, { advice: "none" }>;

/** What storing would bring: the advice in a sentence, then its figures; or why there is none. */
export function StoreResult(props: StoreResultProps) {
  const { advice, outlook } = props;
  const t = useTranslations("marketCrop.store");
  return (
    <div role="status" className="border-line grid gap-4 border-t pt-5">
      {advice.advice === "none" ? (
        <WhyNone {...props} advice={advice} />
      ) : (
        <>
          <p className="text-heading">{t(`verdict.${advice.advice}`, { count: advice.chosen.months })}</p>
          <Figures {...props} advice={advice} />
          <p className="text-small text-ink-soft">
            {t("note", { variety: lowerFirst(outlook.variety), kind: t(`kindOf.${outlook.kind}`) })} {t("kept")}
          </p>
        </>
      )}
    </div>
  );
}

function WhyNone({ advice, month, months, faulty }: StoreResultProps & { advice: StorageAdvice & { advice: "none" } }) {
  const t = useTranslations("marketCrop.store");
  const words = useMonthWords();
  const why = {
    month: words.monthName(month),
    later: words.monthName(monthOfYearAfter(month, months)),
    years: advice.years,
    cases: advice.cases,
    least: advice.reason === "few cases" ? fewestCases : fewestYears,
  };
  return <Notice title={t("noAdvice")}>{faulty ? t("why.fault") : t(`why.${advice.reason}`, why)}</Notice>;
}

function Figures({ advice, outlook, measure, month }: StoreResultProps & { advice: Advised }) {
  const t = useTranslations("marketCrop.store");
  const words = useMonthWords();
  const names = useMeasureNames(outlook.unit);
  const { chosen, best } = advice;
  const money = (value: number) => words.price(Math.round(value), outlook.currency);
  const name = names(measure.id);
  const monthAfter = (count: number) => words.monthName(monthOfYearAfter(month, count));
  const figures = [
    {
      label: t("gain", { measure: name }),
      value: money(chosen.gain),
      hint: t("gainHint", { low: money(chosen.gainLow), high: money(chosen.gainHigh) }),
    },
    {
      label: t("breakEven", { month: monthAfter(chosen.months) }),
      value: money(chosen.breakEvenPerBag),
      hint: t("breakEvenHint", {
        measure: name,
        price: words.price(chosen.breakEvenPerKg, outlook.currency),
        unit: words.aUnit(outlook.unit),
      }),
    },
    {
      label: t("pays"),
      value: usePaidShare(chosen),
      hint: t("paysHint", { cases: chosen.cases, years: chosen.years, month: words.monthName(month) }),
    },
    {
      label: t("best"),
      value: best ? monthAfter(best.months) : t("bestNone"),
      hint: best ? t("bestHint", { count: best.months, gain: money(best.gain), measure: name }) : t("bestNoneHint"),
    },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {figures.map(({ label, value, hint }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd>
            <span className="text-title block">{value}</span>
            <span className="text-small text-ink-soft block">{hint}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function usePaidShare({ pays, paysBound }: Outcome): string {
  const t = useTranslations("marketCrop.store");
  const format = useFormatter();
  const percent = format.number(Math.round(pays * 100));
  if (paysBound === "at most") return t("paysAtMost", { percent });
  return paysBound === "at least" ? t("paysAtLeast", { percent }) : t("paysValue", { percent });
}
