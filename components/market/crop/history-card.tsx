import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useMemo } from "react";
import { ChartFrame } from "../../charts/chart-frame";
import { Notice } from "../../ui/notice";
import { Segmented } from "../../ui/segmented";
import { Skeleton } from "../../ui/skeleton";
import type { Answer, ListedSeries, SeriesPrices } from "./answers";
import type { Chosen } from "./chosen-series";
import { CompareRow } from "./compare-row";
import { historyView, newestMonth } from "./history-view";
import { moneys, ranges, type MarketAddress } from "./market-address";
import { monthsBetween } from "./months";
import { useHistoryTables } from "./use-history-tables";
import { useMarketNames } from "./use-market-names";
import { usePlaceNames } from "./use-place-names";
import { useMonthWords } from "./use-month-words";

// Charts are drawn in the browser only and come in their own file.
const HistoryPlot = dynamic(() => import("./history-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-65" />,
});

type HistoryCardProps = {
  cropId: number;
  all: readonly ListedSeries[];
  chosen: Chosen;
  answer: Answer<SeriesPrices>;
  address: MarketAddress;
  change: (changed: Partial<MarketAddress>) => void;
  thisMonth: string;
};

/** Prices over time in up to six markets, as paid then or in the money of one month. */
export function HistoryCard(props: HistoryCardProps) {
  const { cropId, all, chosen, answer, address, change, thisMonth } = props;
  const t = useTranslations("marketCrop.history");
  const { body, provenance } = answer;
  const { kind, range, money } = address;
  const view = useMemo(() => historyView({ prices: body, kind, range, money }), [body, kind, range, money]);
  const nameOf = usePlaceNames([chosen.main, ...chosen.compared]);
  const real = money === "real" ? body.inflation : null;
  const tables = useHistoryTables({ view, main: chosen.main, nameOf });
  return (
    <ChartFrame
      title={t("title")}
      summary={<Summary {...{ chosen, body, kind, thisMonth }} />}
      {...(provenance ? { provenance } : {})}
      {...tables}
      fileName={`prices-${cropId}-${chosen.main.id}${real ? `-in-${real.base}` : ""}`}
      controls={
        <>
          <Controls address={address} change={change} hasIndex={body.inflation !== null} />
          <MoneyNote {...{ address, body, withoutIndex: view.withoutIndex }} />
          <CompareRow all={all} chosen={chosen} onCompare={(ids) => change({ seriesIds: [chosen.main.id, ...ids] })} />
        </>
      }
    >
      {view.months.length === 0 ? (
        <Notice title={t("empty")} />
      ) : (
        <HistoryPlot view={view} main={chosen.main} nameOf={nameOf} base={real?.base ?? null} />
      )}
    </ChartFrame>
  );
}

type SummaryProps = { chosen: Chosen; body: SeriesPrices; kind: MarketAddress["kind"]; thisMonth: string };

function Summary({ chosen: { main }, body, kind, thisMonth }: SummaryProps) {
  const t = useTranslations("marketCrop");
  const words = useMonthWords();
  const own = body.series.find(({ id }) => id === main.id);
  const kinds = kind === "both" ? (["retail", "wholesale"] as const) : [kind];
  const place = useMarketNames().short(main.market);
  const said = kinds.flatMap((each) => {
    const newest = own ? newestMonth(own, each) : null;
    if (newest === null) return [];
    return t("history.summary", {
      kind: t(`kindInText.${each}`),
      place,
      price: words.price(newest.price, main.currency),
      unit: words.aUnit(main.unit),
      month: words.monthWithAge(newest.month, monthsBetween(newest.month, thisMonth)),
    });
  });
  return said.length > 0 ? said.join(" ") : t("history.summaryNone", { place });
}

type ControlsProps = {
  address: MarketAddress;
  change: (changed: Partial<MarketAddress>) => void;
  hasIndex: boolean;
};

function Controls({ address, change, hasIndex }: ControlsProps) {
  const t = useTranslations("marketCrop.history");
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      <Segmented
        label={t("range")}
        value={address.range}
        onChange={(range) => change({ range })}
        options={ranges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        className="*:px-2 *:whitespace-nowrap sm:*:px-3"
      />
      {hasIndex ? (
        <Segmented
          label={t("money")}
          value={address.money}
          onChange={(money) => change({ money })}
          options={moneys.map((value) => ({ value, label: t(`moneys.${value}`) }))}
          className="*:flex-auto *:whitespace-nowrap"
        />
      ) : null}
    </div>
  );
}

type MoneyNoteProps = { address: MarketAddress; body: SeriesPrices; withoutIndex: number };

function MoneyNote({ address, body: { inflation }, withoutIndex }: MoneyNoteProps) {
  const t = useTranslations("marketCrop.history");
  const words = useMonthWords();
  if (address.money !== "real") return null;
  return (
    <p className="text-small text-ink-soft mt-2">
      {inflation ? t("real", { month: words.monthYear(inflation.base), source: inflation.source }) : t("noIndex")}{" "}
      {withoutIndex > 0 ? t("withoutIndex", { count: withoutIndex }) : null}
    </p>
  );
}
