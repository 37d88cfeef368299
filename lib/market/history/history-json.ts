import type { z } from "zod";
import type { HistoryJson } from "../contract";
import { roundedPrice } from "../market";
import type { History } from "./history";
import type { Interval } from "./store";

const priceOrNull = (price: number | null) => price && roundedPrice(price);

/** Prices over time as JSON. */
export const historyToJson = (
  { product, market, location, span, points }: History,
  interval: Interval,
): z.output<typeof HistoryJson> => ({
  name: product.cropName,
  unit: product.unit,
  market,
  crop_id: product.cropId,
  variety: product.variety,
  currency: product.currency,
  location,
  interval,
  start_date: span.from,
  end_date: span.to,
  price_data: points.map(({ date, retail, wholesale }) => ({
    date,
    retail_price: priceOrNull(retail),
    wholesale_price: priceOrNull(wholesale),
  })),
});
