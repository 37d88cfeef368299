import { z } from "zod";
import type { YearSpan } from "./models/year-day";

/** The id of a crop. */
export const CropId = z.int().min(1).max(2_147_483_647);

/** A line of text. */
export const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^\S(.*\S)?$/);

const monthDay = z
  .string()
  .max(5)
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** A part of the year. */
export const YearSpanJson = z.strictObject({
  from: monthDay.describe("First day, MM-DD."),
  to: monthDay.describe("Last day, MM-DD; it may pass the new year."),
});

/** Seasons of the calendars. */
export const SeasonJson = z
  .enum(["main", "second", "dry"])
  .describe("main: the main rains; second: the second rains; dry: the dry season, with irrigation.");

/** A part of the year as JSON. */
export const spanToJson = ({ from, to }: YearSpan): z.input<typeof YearSpanJson> => ({ from, to });

/** What harms a crop. */
export const CropPestJson = z
  .strictObject({
    id: z.int().min(1).max(2_147_483_647).describe("Id, for GET /v1/pests/{id}."),
    name: line(120).describe("Common name."),
    type: line(20).describe("pest, disease, weed, virus or nematode."),
  })
  .describe("A pest or disease.");
