import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { Provenance } from "@/lib/api/provenance";
import { ChartFrame, type ChartTable } from "../../charts/chart-frame";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import type { Answer, Outlook } from "./answers";
import { fanOf, type FanMonth } from "./outlook-view";
import { PlainCard } from "./plain-card";
import { oldFromMonths, useMonthWords } from "./use-month-words";

const ForecastPlot = dynamic(() => import("./forecast-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});

/** Months after the newest price that are told in words. */
const toldMonths = [1, 3, 6] as const;

type Forecast = NonNullable<Outlook["forecast"]>;
type Newest = NonNullable<Outlook["newest"]>;
type ForecastCardProps = { answer: Answer<Outlook>; thisMonth: string };

/** What the price may become: a forecast with its 80 % range after the history of two years. */
export function ForecastCard({ answer: { body, provenance }, thisMonth }: ForecastCardProps) {
  const t = useTranslations("marketCrop.forecast");
  const { forecast, newest } = body;
  if (forecast === null || newest === null) {
    return (
      <PlainCard title={t("title")}>
        <Notice title={t("none")}>{t("noneBody")}</Notice>
      </PlainCard>
    );
  }
  return <ForecastFigures outlook={body} {...{ forecast, newest, provenance, thisMonth }} />;
}

type ForecastFiguresProps = {
  outlook: Outlook;
  forecast: Forecast;
  newest: Newest;
  provenance: Provenance | null;
  thisMonth: string;
};

function ForecastFigures({ outlook, forecast, newest, provenance, thisMonth }: ForecastFiguresProps) {
  const t = useTranslations("marketCrop");
  const words = useMonthWords();
  const months = fanOf(outlook);
  const tables = useForecastTables(months);
  const near = forecast.months[0];
  const price = (value: number) => words.price(value, outlook.currency);
  const from = words.monthYear(newest.month);
  return (
    <ChartFrame
      title={t("forecast.title")}
      summary={
        near
          ? t("forecast.summary", {
              from,
              month: words.monthYear(near.month),
              low: price(near.low),
              high: price(near.high),
              middle: price(near.middle),
              unit: words.aUnit(outlook.unit),
            })
          : null
      }
      {...(provenance ? { provenance: { ...provenance, kind: "forecast" } } : {})}
      {...tables}
      fileName={`price-forecast-${outlook.crop_id}`}
    >
      {outlook.months_old > oldFromMonths ? (
        <Notice tone="warn" className="mb-4" title={t("forecast.passed", { from, age: words.age(outlook.months_old) })}>
          {t(forecast.months.some(({ month }) => month >= thisMonth) ? "forecast.passing" : "forecast.passedAll")}
        </Notice>
      ) : null}
      <ForecastPlot months={months} newest={newest.month} currency={outlook.currency} unit={outlook.unit} />
      <Told outlook={outlook} forecast={forecast} />
      <p className="text-small text-ink-soft mt-3">
        {t("forecast.basis", { basis: outlook.basis, kind: t(`kindInText.${outlook.kind}`) })}{" "}
        {t("forecast.method", { method: forecast.method, count: forecast.history })}
      </p>
    </ChartFrame>
  );
}

function Told({ outlook, forecast }: { outlook: Outlook; forecast: Forecast }) {
  const t = useTranslations("marketCrop.forecast");
  const words = useMonthWords();
  return (
    <dl className="mt-4 grid gap-3 sm:grid-cols-3">
      {toldMonths.map((ahead) => {
        const month = forecast.months[ahead - 1];
        if (!month) return null;
        return (
          <div key={ahead} className="bg-sunken rounded-control px-3 py-2">
            <dt className="text-small text-ink-soft">{words.monthYear(month.month)}</dt>
            <dd className="font-semibold">
              {t("rangeOf", {
                low: words.price(month.low, outlook.currency),
                high: words.price(month.high, outlook.currency),
              })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function useForecastTables(months: readonly FanMonth[]): { table: ChartTable; csv: ChartTable } {
  const t = useTranslations("marketCrop.forecast.table");
  const words = useMonthWords();
  const columns = ["month", "observed", "low", "middle", "high"] as const;
  const header = columns.map((column) => t(column));
  const cells = ({ past, middle, range }: FanMonth) => {
    // Where the fan opens it is what was observed.
    const ahead = past === null;
    return [past, ahead ? (range?.[0] ?? null) : null, ahead ? middle : null, ahead ? (range?.[1] ?? null) : null];
  };
  const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
  return {
    table: {
      header,
      rows: months.map((each) => [
        words.inTable(each.month),
        ...cells(each).map((value) => (value === null ? "" : words.figure(value))),
      ]),
    },
    csv: { header, rows: months.map((each) => [each.month, ...cells(each).map(rounded)]) },
  };
}
