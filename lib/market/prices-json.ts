import type { z } from "zod";
import type { PricesJson } from "./contract";
import { locationText, roundedPrice } from "./market";
import { trendText } from "./models/trend";
import type { Newest } from "./newest";
import type { PricedSeries, Prices } from "./prices";

type PricesOut = z.output<typeof PricesJson>;

function entryToJson({ series, prices, date }: PricedSeries): PricesOut["prices"][number] {
  // One row has one date, so a price of an earlier month must not stand under it.
  const ofMonth = (newest: Newest | null) => (newest?.date.slice(0, 7) === date.slice(0, 7) ? newest : null);
  const [retail, wholesale] = [ofMonth(prices.retail), ofMonth(prices.wholesale)];
  return {
    name: series.cropName,
    unit: series.unit,
    market: series.market.name,
    crop_id: series.cropId,
    variety: series.variety,
    location: locationText(series.market),
    price_trend: trendText((retail ?? wholesale)?.trendPercent ?? null),
    last_updated: `${date}T00:00:00.000Z`,
    retail_price: retail && roundedPrice(retail.price),
    wholesale_price: wholesale && roundedPrice(wholesale.price),
  };
}

/** The newest prices as JSON. */
export const pricesToJson = ({ date, currency, rows }: Prices): PricesOut => ({
  date,
  currency,
  prices: rows.map(entryToJson),
});
