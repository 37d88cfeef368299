import { z } from "zod";
import { CropId } from "../../crops/fields";
import { mostPrices } from "../contract";
import { Country, Day, MarketId, Month, PriceFigure, productFields, words } from "../fields";

/** Which rows the Market page shows; at least one of crop, market and state. */
export const BoardQuery = z
  .strictObject({
    crop_id: CropId.optional().describe("Only this crop."),
    market_id: MarketId.optional().describe("Only this market."),
    country: Country.default("NG").describe("ISO 3166-1 code; NG when left out."),
    state: words(80).optional().describe("Only this state or region."),
  })
  .refine((query) => query.crop_id ?? query.market_id ?? query.state, {
    path: ["crop_id"],
    error: "expected crop_id, market_id or state",
  });

/** Where a price is observed. */
export const MarketJson = z
  .strictObject({
    id: MarketId.describe("Id of the market."),
    name: words(80).describe("Its name; 'State average' where the publisher gives the state's mean."),
    state: words(80).describe("State or region."),
    country: Country.describe("ISO 3166-1 code."),
    latitude: z.number().min(-90).max(90).nullable().describe("Null for a state's average."),
    longitude: z.number().min(-180).max(180).nullable().describe("Null for a state's average."),
  })
  .describe("A market.");

const NewestJson = z
  .strictObject({
    price: PriceFigure.describe("Per unit."),
    date: Day.describe("The observation's date."),
    trend_percent: z.number().min(-100).max(1e6).nullable().describe("Against `trend_from`; null: nothing to compare."),
    trend_from: Day.nullable().describe("The observation that it is compared with."),
    aggregate: z.boolean().describe("Whether the publisher worked it out from several figures."),
    outlier: z.boolean().describe("Far from what it cost elsewhere and around then."),
  })
  .describe("The newest price of a kind.");

/** A row of the Market page: a product in a market. */
export const BoardRowJson = z
  .strictObject({
    series_id: MarketId.describe("Id of the price series."),
    ...productFields,
    market: MarketJson,
    publisher: words(120).describe("Who publishes the prices."),
    retail: NewestJson.nullable().describe("Null: no retail price was observed."),
    wholesale: NewestJson.nullable().describe("Null: no wholesale price was observed."),
    months: z
      .array(
        z
          .strictObject({
            month: Month.describe("The month."),
            retail: PriceFigure.nullable().describe("Its newest retail price per unit; null: none."),
            wholesale: PriceFigure.nullable().describe("Its newest wholesale price per unit; null: none."),
          })
          .describe("A month."),
      )
      .max(12)
      .describe("The twelve months to the newest price, oldest first; months without a price are left out."),
  })
  .describe("A product in a market.");

/** The rows of the Market page. */
export const BoardJson = z
  .strictObject({
    newest: Day.nullable().describe("Date of the newest price shown; null: no rows."),
    rows: z.array(BoardRowJson).max(mostPrices).describe("By crop, variety, state and market."),
  })
  .describe("The prices that the Market page shows.");

/** What the Market page can be filtered by. */
export const ChoicesJson = z
  .strictObject({
    newest: Day.nullable().describe("Date of the newest price of all; null: no prices."),
    crops: z
      .array(
        z
          .strictObject({
            id: CropId.describe("Id of the crop."),
            name: words(80).describe("Its name."),
            newest: Day.describe("Date of its newest price."),
          })
          .describe("A crop with prices."),
      )
      .max(1000)
      .describe("Crops with prices, by name."),
    markets: z.array(MarketJson).max(mostPrices).describe("Markets with prices, by country, state and name."),
  })
  .describe("Crops and markets that have prices.");
