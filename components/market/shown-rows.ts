import type { BoardRow, Kind, Newest } from "./answers";
import type { MarketState } from "./market-state";
import { monthNumber } from "@/lib/market/models/month";

/** A row with the price of the kind that is shown. */
export type ShownRow = { row: BoardRow; kind: Kind; newest: Newest };

/** How many months before the newest price others still count as of the same time. */
const sameTimeMonths = 2;

/** The kind that is shown: as chosen, else retail where there are such prices. */
export function kindShown(rows: readonly BoardRow[], chosen: Kind | null): Kind {
  return chosen ?? (rows.length > 0 && rows.every(({ retail }) => retail === null) ? "wholesale" : "retail");
}

/** The rows that have a price of a kind, of one variety or of all. */
export function toShown(
  rows: readonly BoardRow[],
  { kind, variety }: { kind: Kind; variety: string | null },
): ShownRow[] {
  return rows.flatMap((row) => {
    const newest = row[kind];
    return newest === null || (variety !== null && row.variety !== variety) ? [] : [{ row, kind, newest }];
  });
}

/** What of a crop a row is the price of; prices of different products can't be compared. */
export const productOf = ({ row }: ShownRow) => [row.crop_id, row.variety, row.unit, row.currency].join(" ");

/** What is made of a crop says less to who sells the crop itself. */
const made = /\b(flour|oil|gari)\b/i;
/** The crop itself stands for it from this share of the largest product's markets on. */
const leastShare = 1 / 3;

/** The rows of the product that stands for the crop: sold as it is harvested, with recent prices in most markets. */
export function mainProduct(shown: readonly ShownRow[]): ShownRow[] {
  const newest = newestOf(shown);
  const products = new Set(shown.map(productOf));
  const groups = [...products].map((product) => shown.filter((each) => productOf(each) === product));
  const largest = Math.max(...groups.map((rows) => rows.length));
  const second = (rows: readonly ShownRow[]) =>
    made.test(rows[0]?.row.variety ?? "") || rows.length < largest * leastShare ? 1 : 0;
  const recent = (rows: readonly ShownRow[]) => (newest === null ? [] : sameTimeAs(newest, rows)).length;
  return groups.toSorted((a, b) => second(a) - second(b) || recent(b) - recent(a) || b.length - a.length)[0] ?? [];
}

/** Date of the newest price; null: no rows. */
export function newestOf(shown: readonly ShownRow[]): string | null {
  return shown.reduce<string | null>(
    (latest, { newest }) => (newest.date > (latest ?? "") ? newest.date : latest),
    null,
  );
}

/** The rows whose prices are of about the same time as a day. */
export function sameTimeAs(day: string, shown: readonly ShownRow[]): ShownRow[] {
  return shown.filter(({ newest }) => monthNumber(day) - monthNumber(newest.date) <= sameTimeMonths);
}

type Order = Pick<MarketState, "sort" | "descending">;

/** The rows in the order that was chosen; those with nothing to order by come last either way. */
export function sortShown(shown: readonly ShownRow[], { sort, descending }: Order): ShownRow[] {
  const sign = descending ? -1 : 1;
  return shown.toSorted((a, b) => {
    const [of, other] = [keyOf(a, sort), keyOf(b, sort)];
    if (of === null || other === null) return Number(of === null) - Number(other === null) || byPlace(a, b);
    return sign * compare(of, other) || byPlace(a, b);
  });
}

function keyOf({ row, newest }: ShownRow, sort: Order["sort"]): string | number | null {
  switch (sort) {
    case "date":
      return newest.date.slice(0, 7);
    case "crop":
      return row.name;
    case "market":
      return row.market.name;
    case "state":
      return row.market.state;
    case "variety":
      return row.variety;
    case "price":
      return newest.price;
    case "trend":
      return newest.trend_percent;
  }
}

const compare = (a: string | number, b: string | number) =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");

const byPlace = (a: ShownRow, b: ShownRow) =>
  compare(a.row.name, b.row.name) ||
  compare(a.row.market.state, b.row.market.state) ||
  compare(a.row.market.name, b.row.market.name) ||
  compare(a.row.variety, b.row.variety);
