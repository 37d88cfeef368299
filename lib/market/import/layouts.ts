import { publishers, stateAverage } from "./batch";
import { dateReader, numberIn, priceIn, textIn, type FileRow } from "./cells";
import { fault, quoted } from "./fault";

/** A price as its publisher writes it; `unit` is null where the label says it. */
export type PublishedPrice = {
  label: string;
  unit: string | null;
  kind: "retail" | "wholesale";
  currency: string;
  state: string;
  market: string;
  latitude: number | null;
  longitude: number | null;
  date: string;
  price: number;
  aggregate: boolean;
};

/** A row that is well written and yet no price that can be kept. */
export type Unfit = { reason: string; label: string };

/** How a publisher lays out its file: columns may stand in any order, and others beside them. */
export type Layout = {
  publisher: string;
  columns: readonly string[];
  optional: readonly string[];
  /** Makes the reader of rows; `now` in ms. @throws PriceFileError from the reader for a row that is badly written. */
  reader: (now: number) => (row: FileRow) => PublishedPrice | Unfit;
};

const noPrice = "no price given";

function coordinate(row: FileRow, field: string, most: number): number | null {
  const degrees = numberIn(row, field);
  if (degrees === null || Math.abs(degrees) <= most) return degrees;
  const remedy = `Write degrees from -${most} to ${most}`;
  throw fault({ line: row.line, field, problem: `${degrees} is no place on Earth`, remedy });
}

/** A name that must be there. */
function needed(row: FileRow, field: string): string {
  const text = textIn(row, field);
  if (text !== "") return text;
  throw fault({ line: row.line, field, problem: "it is empty", remedy: "Fill the cell, or take the row out" });
}

function currencyIn(row: FileRow): string {
  const currency = needed(row, "currency");
  if (/^[A-Z]{3}$/.test(currency)) return currency;
  const problem = `${quoted(currency)} is no currency`;
  throw fault({ line: row.line, field: "currency", problem, remedy: "Write an ISO 4217 code such as NGN" });
}

const kinds: Record<string, PublishedPrice["kind"]> = { retail: "retail", wholesale: "wholesale" };

function wfpPrice(row: FileRow, date: string): PublishedPrice | Unfit {
  const label = needed(row, "commodity");
  const [market, unit, type] = [needed(row, "market"), needed(row, "unit"), needed(row, "pricetype")];
  const [state, flag] = [textIn(row, "admin1"), textIn(row, "priceflag").toLowerCase()];
  const [currency, price] = [currencyIn(row), priceIn(row, "price")];
  const place = { latitude: coordinate(row, "latitude", 90), longitude: coordinate(row, "longitude", 180) };
  const kind = kinds[type.toLowerCase()];
  if (!kind) return { reason: "price type other than retail and wholesale", label: `${label}, ${type}` };
  if (price === null || price === 0) return { reason: noPrice, label };
  if (flag.includes("forecast")) return { reason: "the publisher's forecast, not an observation", label };
  if (state === "") return { reason: "no state or region given", label: `${label}, ${market}` };
  return { label, unit, kind, currency, state, market, ...place, date, price, aggregate: !flag.includes("actual") };
}

const wfp: Layout = {
  publisher: publishers.wfp,
  columns: ["date", "admin1", "market", "commodity", "unit", "priceflag", "pricetype", "currency", "price"],
  optional: ["latitude", "longitude"],
  reader(now) {
    const dateOf = dateReader({ field: "date", form: "day", now });
    return (row) => wfpPrice(row, dateOf(row));
  },
};

/** NBS gives a month's mean for a state; it is dated the 15th, the middle of the month, as WFP dates its own. */
const nbs: Layout = {
  publisher: publishers.nbs,
  columns: ["state", "item", "month", "price_ngn"],
  optional: [],
  reader(now) {
    const dateOf = dateReader({ field: "month", form: "month", now });
    return (row) => {
      const [state, label] = [needed(row, "state"), needed(row, "item")];
      const [date, price] = [dateOf(row), priceIn(row, "price_ngn")];
      if (price === null || price === 0) return { reason: noPrice, label };
      return {
        ...{ label, unit: null, kind: "retail", currency: "NGN", state, market: stateAverage },
        ...{ latitude: null, longitude: null, date, price, aggregate: false },
      };
    };
  },
};

/** The layouts that are understood. */
export const layouts: readonly Layout[] = [wfp, nbs];
