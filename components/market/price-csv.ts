import { toCsv, type Cell } from "../charts/csv";
import { measuredPrice, measureOf } from "./row-measure";
import type { ShownRow } from "./shown-rows";
import type { PriceWords } from "./use-price-words";

const columns = [
  "crop",
  "variety",
  "market",
  "state",
  "country",
  "latitude",
  "longitude",
  "kind",
  "price",
  "unit",
  "measurePrice",
  "measure",
  "currency",
  "date",
  "trend",
  "trendFrom",
  "aggregate",
  "outlier",
  "publisher",
] as const;

type Column = (typeof columns)[number];

const decimals = 2;

/** All prices that are shown as CSV text, with dates and figures as machines want them. */
export function priceCsv(
  shown: readonly ShownRow[],
  { per, words: { t } }: { per: string; words: PriceWords },
): string {
  const yesOrNo = (is: boolean) => t(is ? "csvHeader.yes" : "csvHeader.no");
  const toCells = ({ row, newest, kind }: ShownRow): Record<Column, Cell> => ({
    crop: row.name,
    variety: row.variety,
    market: row.market.name,
    state: row.market.state,
    country: row.market.country,
    latitude: row.market.latitude,
    longitude: row.market.longitude,
    kind: t(`kindWord.${kind}`),
    price: rounded(newest.price),
    unit: row.unit,
    measurePrice: rounded(measuredPrice(row, { price: newest.price, per }).price),
    measure: measureOf(row, per)?.name ?? row.unit,
    currency: row.currency,
    date: newest.date,
    trend: newest.trend_percent === null ? null : rounded(newest.trend_percent),
    trendFrom: newest.trend_from,
    aggregate: yesOrNo(newest.aggregate),
    outlier: yesOrNo(newest.outlier),
    publisher: row.publisher,
  });
  const rows = shown.map((each) => {
    const cells = toCells(each);
    return columns.map((column) => cells[column]);
  });
  return toCsv(
    columns.map((column) => t(`csvHeader.${column}`)),
    rows,
  );
}

const rounded = (value: number) => Number(value.toFixed(decimals));
