import { z } from "zod";
import { CropId } from "../../crops/fields";
import { MarketJson } from "../board/contract";
import { InsightJson } from "../contract";
import { Day, Kind, MarketId, Month, PriceFigure, productFields, words } from "../fields";

const mostSeries = 5_000;
const mostMonths = 1_200;
const ratio = z.number().min(0).max(1_000);
const count = z.int().min(0).max(100_000);

/** Which crop. */
export const CropMarketPath = z.strictObject({ id: CropId.describe("Id of the crop.") });

/** A crop's series, for its market page. */
export const CropMarketJson = z
  .strictObject({
    crop_id: productFields.crop_id,
    name: productFields.name,
    newest: Day.nullable().describe("Date of the newest price; null: no prices."),
    insight: InsightJson.nullable().describe("What the public insights say; null: no prices."),
    series: z
      .array(
        z
          .strictObject({
            id: MarketId.describe("Id of the series."),
            variety: productFields.variety,
            unit: productFields.unit,
            currency: productFields.currency,
            publisher: words(120).describe("Who publishes the prices."),
            market: MarketJson,
            first: Day.describe("Date of the oldest price."),
            last: Day.describe("Date of the newest price."),
            retail_months: count.describe("Months with a retail price."),
            wholesale_months: count.describe("Months with a wholesale price."),
          })
          .describe("Prices of a variety in a market."),
      )
      .max(mostSeries)
      .describe("Those with the newest and most prices first."),
  })
  .describe("What prices there are of a crop.");

/** Which series, at most six. */
export const SeriesQuery = z.strictObject({
  ids: z
    .string()
    .max(70)
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,5}$/)
    .describe("Ids of up to six series, divided by commas."),
});

/** Monthly prices of several series, and what turns them into today's money. */
export const SeriesJson = z
  .strictObject({
    series: z
      .array(
        z
          .strictObject({
            id: MarketId.describe("Id of the series."),
            ...productFields,
            publisher: words(120).describe("Who publishes the prices."),
            market: MarketJson,
            months: z
              .array(
                z
                  .strictObject({
                    month: Month.describe("The month."),
                    retail: PriceFigure.nullable().describe("Mean retail price per unit; null: none."),
                    wholesale: PriceFigure.nullable().describe("Mean wholesale price per unit; null: none."),
                    outlier: z.boolean().describe("Whether an observation in it is far from the usual."),
                  })
                  .describe("A month with a price."),
              )
              .max(mostMonths)
              .describe("Oldest first; months without a price are left out."),
          })
          .describe("Prices of a variety in a market."),
      )
      .max(6)
      .describe("In the order asked; unknown ids are left out."),
    inflation: z
      .strictObject({
        base: Month.describe("The month whose money prices are turned into."),
        source: words(300).describe("Whose consumer price index it is, and to when it reaches."),
        factors: z
          .array(
            z
              .strictObject({
                month: Month.describe("The month."),
                factor: ratio.describe("Multiply its prices by this."),
              })
              .describe("A month."),
          )
          .max(mostMonths)
          .describe("Oldest first; a month that the index does not reach is left out."),
      })
      .nullable()
      .describe("Null: no consumer price index of the country is known, or the series are of several countries."),
  })
  .describe("Monthly prices.");

/** Whose outlook is wanted: one series, or the country's median of a variety. */
export const OutlookQuery = z.strictObject({
  series_id: MarketId.describe("The series; its variety, unit and currency also make the country's median."),
  kind: Kind.describe("Retail or wholesale prices."),
});

const band = {
  low: ratio.describe("A tenth of the cases were below."),
  middle: ratio.describe("Half were below."),
  high: ratio.describe("A tenth were above."),
};

/** Season, forecast and what storing brought, of a series. */
export const OutlookJson = z
  .strictObject({
    ...productFields,
    kind: Kind.describe("Retail or wholesale."),
    basis: words(160).describe("Whose prices these are: the market's own, or the median of how many markets."),
    newest: z
      .strictObject({ month: Month.describe("Its month."), price: PriceFigure.describe("Per unit.") })
      .nullable()
      .describe("The newest month with a price; null: none."),
    months_old: count.describe("Whole months from the newest price to today."),
    past: z
      .array(
        z
          .strictObject({ month: Month.describe("The month."), price: PriceFigure.describe("Per unit.") })
          .describe("A month with a price."),
      )
      .max(24)
      .describe("The two years to the newest price, oldest first; months without a price are left out."),
    forecast: z
      .strictObject({
        method: words(120).describe("The model that forecast best in the past, in words."),
        history: count.describe("Months that it rests on."),
        months: z
          .array(
            z
              .strictObject({
                month: Month.describe("The month."),
                low: PriceFigure.describe("Lower end of the 80 % range."),
                middle: PriceFigure.describe("Middle."),
                high: PriceFigure.describe("Upper end."),
              })
              .describe("A month."),
          )
          .max(12)
          .describe("From the month after the newest price."),
      })
      .nullable()
      .describe("Null: too little history."),
    season: z
      .array(
        z
          .strictObject({
            month: z.int().min(1).max(12).describe("Month of the year."),
            ...band,
            years: count.describe("Years that it rests on."),
          })
          .describe("Price as a multiple of the twelve months around it."),
      )
      .max(12)
      .describe("By month; empty: too little history."),
    storage: z
      .array(
        z
          .strictObject({
            month: z.int().min(1).max(12).describe("Month of the year in which it is stored."),
            months_ahead: z.int().min(1).max(9).describe("Months until it is sold."),
            ...band,
            cases: count.describe("Times that both months had a price."),
            years: count.describe("Different years of them."),
            rose: count.describe("Times that the price was higher after."),
          })
          .describe("Later price as a multiple of the earlier one, in the past."),
      )
      .max(108)
      .describe("By month and wait; a pair that never was is left out."),
    source: words(300).describe("Who publishes the prices."),
  })
  .describe("What to expect of a price.");
