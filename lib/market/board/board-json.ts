import type { z } from "zod";
import { roundedPrice, type Market } from "../market";
import type { Newest } from "../newest";
import type { BoardRow, Choices } from "./board";
import type { BoardJson, BoardRowJson, ChoicesJson, MarketJson } from "./contract";

type RowOut = z.output<typeof BoardRowJson>;

/** A market as JSON. */
export const marketToJson = ({
  id,
  name,
  state,
  country,
  latitude,
  longitude,
}: Market): z.output<typeof MarketJson> => ({ id, name, state, country, latitude, longitude });

const newestToJson = (newest: Newest | null): RowOut["retail"] =>
  newest && {
    price: roundedPrice(newest.price),
    date: newest.date,
    trend_percent: newest.trendPercent,
    trend_from: newest.trendFrom,
    aggregate: newest.aggregate,
    outlier: newest.outlier,
  };

const priceOrNull = (price: number | null) => price && roundedPrice(price);

/** A row of the Market page as JSON. */
export const rowToJson = ({ series, prices, months }: BoardRow): RowOut => ({
  series_id: series.id,
  crop_id: series.cropId,
  name: series.cropName,
  variety: series.variety,
  unit: series.unit,
  currency: series.currency,
  market: marketToJson(series.market),
  publisher: series.publisher,
  retail: newestToJson(prices.retail),
  wholesale: newestToJson(prices.wholesale),
  months: months.map(({ month, retail, wholesale }) => ({
    month,
    retail: priceOrNull(retail),
    wholesale: priceOrNull(wholesale),
  })),
});

/** The rows of the Market page as JSON. */
export const boardToJson = ({
  rows,
  newest,
}: {
  rows: BoardRow[];
  newest: string | null;
}): z.output<typeof BoardJson> => ({
  newest,
  rows: rows.map(rowToJson),
});

/** What the Market page can be filtered by, as JSON. */
export const choicesToJson = ({ newest, crops, markets }: Choices): z.output<typeof ChoicesJson> => ({
  newest,
  crops,
  markets: markets.map(marketToJson),
});
