import type { BoardRow, Newest } from "../answers";

type Given = Partial<Omit<BoardRow, "retail" | "wholesale">> & {
  retail?: Partial<Newest> | null;
  wholesale?: Partial<Newest> | null;
};

const newestOf = (given: Partial<Newest>): Newest => ({
  price: 100,
  date: "2025-08-15",
  trend_percent: null,
  trend_from: null,
  aggregate: false,
  outlier: false,
  ...given,
});

/** A row of the Market page for tests: white maize at 100 naira per kg in August 2025, unless told. */
export function boardRow({ retail = {}, wholesale = null, ...given }: Given): BoardRow {
  return {
    series_id: 1,
    crop_id: 1,
    name: "Maize",
    variety: "White grain",
    unit: "kg",
    currency: "NGN",
    market: { id: 1, name: "Dawanau", state: "Kano", country: "NG", latitude: 12.1, longitude: 8.4 },
    publisher: "WFP Price Database via HDX",
    retail: retail && newestOf(retail),
    wholesale: wholesale && newestOf(wholesale),
    months: [],
    ...given,
  };
}
