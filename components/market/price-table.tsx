import Link from "next/link";
import { DataTable, type Column } from "../ui/table";
import type { Market } from "./answers";
import type { MarketState, PriceSort } from "./market-state";
import { PriceDoubts, PriceMonth } from "./price-marks";
import { PriceFigure } from "./price-figure";
import type { ShownRow } from "./shown-rows";
import { Sparkline } from "./sparkline";
import { Trend } from "./trend";
import type { ChangeMarketState } from "./use-market-state";
import type { PriceWords } from "./use-price-words";

type PriceTableProps = {
  shown: readonly ShownRow[];
  state: MarketState;
  change: ChangeMarketState;
  words: PriceWords;
};

/** What orders from the top down at the first press: the newest, the dearest, what rose most. */
const descendingFirst: readonly PriceSort[] = ["date", "price", "trend"];

/** The prices as a table whose headers order it. */
export function PriceTable({ shown, state, change, words }: PriceTableProps) {
  const { t } = words;
  const sortBy = (sort: PriceSort): Column<ShownRow>["sort"] => ({
    order: state.sort !== sort ? null : state.descending ? "descending" : "ascending",
    onSort: () =>
      change({ sort, descending: state.sort === sort ? !state.descending : descendingFirst.includes(sort) }),
  });
  const columns: (Column<ShownRow> | null)[] = [
    {
      id: "market",
      header: t("prices.market"),
      cell: ({ row }) => <MarketLink row={row} words={words} />,
      sort: sortBy("market"),
    },
    state.state === null
      ? { id: "state", header: t("prices.state"), cell: ({ row }) => row.market.state, sort: sortBy("state") }
      : null,
    state.crop === "all"
      ? { id: "crop", header: t("prices.crop"), cell: ({ row }) => row.name, sort: sortBy("crop") }
      : null,
    { id: "variety", header: t("prices.variety"), cell: ({ row }) => row.variety, sort: sortBy("variety") },
    {
      id: "price",
      header: t("prices.price"),
      align: "end",
      sort: sortBy("price"),
      cell: (each) => (
        <>
          <PriceFigure shown={each} per={state.per} words={words} />
          <PriceDoubts newest={each.newest} words={words} />
        </>
      ),
    },
    {
      id: "trend",
      header: t("prices.trend"),
      cell: ({ newest }) => <Trend newest={newest} words={words} />,
      sort: sortBy("trend"),
    },
    { id: "year", header: t("prices.year"), cell: (each) => <Sparkline shown={each} words={words} /> },
    {
      id: "date",
      header: t("prices.month"),
      cell: ({ newest }) => <PriceMonth newest={newest} words={words} />,
      sort: sortBy("date"),
    },
  ];
  return (
    <DataTable
      caption={t("prices.caption", { kind: t(`kindWord.${shown[0]?.kind ?? "retail"}`) })}
      columns={columns.filter((column) => column !== null)}
      rows={shown}
      rowKey={({ row }) => row.series_id}
      narrow="scroll"
    />
  );
}

type LinkedRow = { crop_id: number; series_id: number; market: Market };

/** A market's name as the way to the price over time there. */
function MarketLink({ row, words }: { row: LinkedRow; words: PriceWords }) {
  return (
    <Link href={seriesHref(row)} className="hover:text-leaf underline underline-offset-3">
      {words.market(row.market)}
    </Link>
  );
}

/** The page of a crop's prices, opened at one series. */
export const seriesHref = ({ crop_id: cropId, series_id: seriesId }: Omit<LinkedRow, "market">) =>
  `/market/crops/${cropId}?series=${seriesId}`;
