import { z } from "zod";
import { CropId } from "../crops/fields";
import { Currency, Day, Moment, PriceFigure, productFields, words } from "./fields";

const firstDate = "1990-01-01";
/** Most prices in one answer. */
export const mostPrices = 20_000;
const search = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^<>{}[\]|\\\p{Cc}]+$/u);
const PastDay = Day.refine((day) => day >= firstDate, { error: `expected ${firstDate} or later` });

/** Which prices are wanted. */
export const PricesQuery = z.strictObject({
  crop_id: CropId.optional().describe("Only this crop."),
  market: search(80).optional().describe("Only the market of this name; case and accents do not matter."),
  location: search(80)
    .optional()
    .describe("Only this state or region, such as Kano, or this country, such as Ghana. Left out: Nigeria."),
  date: PastDay.optional().describe("The newest prices on or before this day; left out: the newest there are."),
});

const PriceJson = z
  .strictObject({
    name: productFields.name,
    unit: productFields.unit,
    market: words(80).describe("The market; 'State average' where the publisher gives the state's mean."),
    crop_id: productFields.crop_id,
    variety: productFields.variety,
    location: words(120).describe("State or region and country, such as Kano, Nigeria."),
    price_trend: z
      .string()
      .max(12)
      .regex(/^([+-]\d{1,6}\.\d%|0\.0%|n\/a)$/)
      .describe("Change against the comparable month before, such as +4.2%; n/a when there is none to compare with."),
    last_updated: Moment.describe("The observation's own date (00:00 UTC)."),
    retail_price: PriceFigure.nullable().describe("Retail price per `unit`; null: none was observed in that month."),
    wholesale_price: PriceFigure.nullable().describe(
      "Wholesale price per `unit`; null: none was observed in that month.",
    ),
  })
  .describe("The newest price of a crop's variety in a market.");

/** The newest prices. */
export const PricesJson = z
  .strictObject({
    date: Day.describe("Date of the newest observation in the answer; the asked day when it is empty."),
    currency: Currency.describe("ISO 4217 code of all prices."),
    prices: z.array(PriceJson).max(mostPrices).describe("By crop, variety, state and market."),
  })
  .describe("Crop prices.");

/** Which crops insights are wanted for. */
export const InsightsQuery = z.strictObject({
  crop_id: CropId.optional().describe("Only this crop; left out: all with prices."),
});

const range = words(80);

/** What is known and expected of a crop's price. */
export const InsightJson = z
  .strictObject({
    name: productFields.name,
    crop_id: productFields.crop_id,
    factors: z.array(words(400).describe("A sentence with its figures.")).max(12).describe("What stands behind it."),
    demand_trend: words(80).describe("rising, steady, falling or unknown."),
    supply_status: words(80).describe("plentiful, normal, tight or unknown."),
    price_forecast: z
      .strictObject({
        "1_month": range.describe("80 % range one month after the newest price, with its month."),
        "3_month": range.describe("80 % range three months after it."),
        "6_month": range.describe("80 % range six months after it."),
      })
      .describe("Ranges by a statistical model of past prices; 'not enough data' where none can be given."),
    recommendations: z.array(words(400).describe("A sentence.")).max(12).describe("What to do."),
    current_price_range: words(240).describe("Newest prices with their unit, of what, when and in how many markets."),
  })
  .describe("A commodity.");

/** Insights into the market. */
export const InsightsJson = z
  .strictObject({
    date: Day.describe("Today (UTC)."),
    last_updated: Moment.describe("Date of the newest observation that was used."),
    market_overview: words(1000).describe("The market in a few sentences."),
    insights: z.array(InsightJson).max(1000).describe("By crop."),
  })
  .describe("Insights into the market.");

/** Which prices over time are wanted. */
export const HistoryQuery = z
  .strictObject({
    crop_id: CropId.describe("The crop."),
    market: search(80).optional().describe("The market of this name; left out: the median of the country's markets."),
    location: search(80)
      .optional()
      .describe("Its state, region or country, where markets of several bear the name. Left out: Nigeria."),
    variety: search(80).optional().describe("What of the crop; left out: the variety with the most recent prices."),
    start_date: PastDay.optional().describe("First day; left out: two years before the last."),
    end_date: PastDay.optional().describe("Last day; left out: the newest observation's."),
    interval: z
      .enum(["daily", "weekly", "monthly"])
      .default("monthly")
      .describe("daily: each observation on its date; weekly, monthly: means. A gap stays a gap."),
  })
  .refine(({ start_date: start, end_date: end }) => start === undefined || end === undefined || start <= end, {
    path: ["end_date"],
    error: "expected start_date or a later day",
  });

/** Prices over time. */
export const HistoryJson = z
  .strictObject({
    name: productFields.name,
    unit: productFields.unit,
    market: words(80).describe("The market, or of how many markets the median was taken."),
    crop_id: productFields.crop_id,
    variety: productFields.variety,
    currency: productFields.currency,
    location: words(120).describe("State or region and country."),
    interval: z.enum(["daily", "weekly", "monthly"]).describe("What a point stands for."),
    start_date: Day.describe("First day."),
    end_date: Day.describe("Last day."),
    price_data: z
      .array(
        z
          .strictObject({
            date: Day.describe("The observation's date, or the first day of the week (Monday) or month."),
            retail_price: PriceFigure.nullable().describe("Retail price per `unit`; null: none observed."),
            wholesale_price: PriceFigure.nullable().describe("Wholesale price per `unit`; null: none observed."),
          })
          .describe("A point."),
      )
      .max(mostPrices)
      .describe("Oldest first; days, weeks and months without an observation are left out."),
  })
  .describe("Prices of a crop over time.");
