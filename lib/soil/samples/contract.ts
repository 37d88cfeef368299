import { z } from "zod";
import { SampleJson, sampleStatuses } from "../contract";
import { phosphorusMethods } from "../soil";

const Id = z.int().min(1).max(2_147_483_647);
const Day = z.iso.date().max(10);
const amount = (most: number) => z.number().min(0).max(most);
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u);

/** The id of a sample, in a path. */
export const SamplePath = z.strictObject({ id: Id.describe("Id of one of your soil samples.") });

/** Whose samples. */
export const SampleListQuery = z.strictObject({ farm_id: Id.describe("Id of one of your farms.") });

const lab = {
  ph: z.number().min(2).max(12).describe("pH in water."),
  organic_matter: amount(100).describe("Organic matter in %."),
  nitrogen: amount(10).describe("Total nitrogen in %."),
  phosphorus: amount(10_000).describe("Extractable phosphorus in mg/kg."),
  potassium: amount(100_000).describe("Extractable potassium in mg/kg."),
  calcium: amount(100_000).describe("Extractable calcium in mg/kg."),
  magnesium: amount(100_000).describe("Extractable magnesium in mg/kg."),
  sulfur: amount(100_000).describe("Extractable sulfur in mg/kg."),
  iron: amount(100_000).describe("Extractable iron in mg/kg."),
  zinc: amount(10_000).describe("Extractable zinc in mg/kg."),
  copper: amount(10_000).describe("Extractable copper in mg/kg."),
  boron: amount(1_000).describe("Extractable boron in mg/kg."),
  manganese: amount(100_000).describe("Extractable manganese in mg/kg."),
  cec: amount(1_000).describe("Cation exchange capacity in cmol(+)/kg."),
  exchangeable_acidity: amount(100).describe("Exchangeable acidity (Al + H) in cmol(+)/kg."),
  clay: amount(100).describe("Clay in %; with sand and silt, all three, 99 to 101 % together."),
  sand: amount(100).describe("Sand in %."),
  silt: amount(100).describe("Silt in %."),
};

/** The figures that a laboratory may give. */
export const labFields = Object.keys(lab) as (keyof typeof lab)[];

/** A laboratory's results. Only the pH is required; figures that it did not measure come from maps and estimates. */
export const ResultsBody = z
  .strictObject({
    ...(Object.fromEntries(Object.entries(lab).map(([name, field]) => [name, field.optional()])) as {
      [Field in keyof typeof lab]: z.ZodOptional<(typeof lab)[Field]>;
    }),
    ph: lab.ph,
    phosphorus_method: z
      .enum(phosphorusMethods)
      .default("bray1")
      .describe("How phosphorus was extracted; Bray-1 is usual in Nigeria."),
    analysis_date: Day.describe("Day of the analysis, YYYY-MM-DD; not before the sample was taken, not in the future."),
    laboratory: line(120).optional().describe("Who analysed it."),
  })
  .refine(
    ({ clay, sand, silt }) => {
      const given = [clay, sand, silt].filter((part) => part !== undefined);
      if (given.length === 0) return true;
      const sum = given.reduce((total, part) => total + part, 0);
      return given.length === 3 && sum >= 99 && sum <= 101;
    },
    { path: ["clay"], error: "give clay, sand and silt, together 99 to 101 %" },
  )
  .describe("What a laboratory found in a sample.");

/** A sample's next state; `completed` is reached by its results. */
export const SampleStateBody = z
  .strictObject({
    status: z.enum(["received", "analysing", "rejected"]).describe("The state it is now in."),
    note: line(500).optional().describe("For a rejected sample, why."),
  })
  .describe("A step on a sample's way.");

/** A sample with its way and results. */
export const WholeSampleJson = SampleJson.extend({
  history: z
    .array(
      z
        .strictObject({
          status: z.enum(sampleStatuses).describe("The state."),
          at: z.iso.datetime().max(30).describe("Since when (UTC)."),
          note: line(500).nullable().describe("What was said of it."),
        })
        .describe("A step."),
    )
    .max(20)
    .describe("Its states so far, oldest first."),
  next: z.array(z.enum(sampleStatuses)).max(5).describe("States that it can go to from here."),
  results: z
    .strictObject({
      ...(Object.fromEntries(Object.entries(lab).map(([name, field]) => [name, field.nullable()])) as {
        [Field in keyof typeof lab]: z.ZodNullable<(typeof lab)[Field]>;
      }),
      phosphorus_method: z.enum(phosphorusMethods).describe("How phosphorus was extracted."),
      analysis_date: Day.describe("Day of the analysis."),
      laboratory: line(120).nullable().describe("Who analysed it."),
    })
    .nullable()
    .describe("Null until the sample is completed; in it null for what was not measured."),
}).describe("A soil sample with its way and results.");

/** The samples of a farm. */
export const SampleListJson = z
  .strictObject({ data: z.array(WholeSampleJson).max(200).describe("The latest first.") })
  .describe("The soil samples of a farm.");
