import { z } from "zod";
import { CropId } from "../crops/fields";

const mostPrice = 1_000_000_000;

/** An id of the market tables. */
export const MarketId = z.int().min(1).max(2_147_483_647);

/** A day. */
export const Day = z.iso.date().max(10);

/** A calendar month, YYYY-MM. */
export const Month = z
  .string()
  .max(7)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A moment (UTC). */
export const Moment = z.iso.datetime().max(30);

/** A line of text that is not empty. */
export const words = (most: number) => z.string().max(most).regex(/\S/);

/** A price in the currency and per the unit that stand beside it. */
export const PriceFigure = z.number().min(0).max(mostPrice);

/** ISO 3166-1 code of a country. */
export const Country = z
  .string()
  .max(2)
  .regex(/^[A-Z]{2}$/);

/** ISO 4217 code of a currency. */
export const Currency = z
  .string()
  .max(3)
  .regex(/^[A-Z]{3}$/);

/** Retail or wholesale. */
export const Kind = z.enum(["retail", "wholesale"]);

/** What a price is of: crop, variety and the unit it is counted in. */
export const productFields = {
  crop_id: CropId.describe("Id of the crop in the catalogue."),
  name: words(80).describe("Name of the crop."),
  variety: words(80).describe("What is sold of it, such as White grain."),
  unit: words(20).describe("What prices are per: kg, litre, tuber, piece, bunch, bottle."),
  currency: Currency.describe("ISO 4217 code of the prices' currency."),
};
