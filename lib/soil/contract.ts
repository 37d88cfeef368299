import { z } from "zod";
import { NamedLocation } from "../places/contract";

const Id = z.int().min(1).max(2_147_483_647);
const Day = z.iso.date().max(10);
const Moment = z.iso.datetime().max(30);
const amount = (most: number) => z.number().min(0).max(most);
const percent = amount(100);
const sentence = (most: number) => z.string().max(most).regex(/\S/);
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u);

/** The figures of a soil as answers write them, 0 to 20 cm. */
const SoilPropertiesJson = z
  .strictObject({
    ph: z.number().min(2).max(12).describe("pH in water (1:2.5)."),
    iron: amount(100_000).describe("Extractable iron in mg/kg."),
    zinc: amount(10_000).describe("Extractable zinc in mg/kg."),
    boron: amount(1_000).describe("Extractable boron in mg/kg; estimated unless a laboratory measured it."),
    copper: amount(10_000).describe("Extractable copper in mg/kg; estimated unless a laboratory measured it."),
    sulfur: amount(100_000).describe("Extractable sulfur in mg/kg."),
    calcium: amount(100_000).describe("Extractable calcium in mg/kg."),
    nitrogen: amount(10).describe("Total nitrogen in %."),
    magnesium: amount(100_000).describe("Extractable magnesium in mg/kg."),
    manganese: amount(100_000).describe("Extractable manganese in mg/kg; estimated unless a laboratory measured it."),
    potassium: amount(100_000).describe("Extractable potassium in mg/kg (391 mg/kg is 1 cmol/kg)."),
    phosphorus: amount(10_000).describe("Extractable phosphorus in mg/kg."),
    organic_matter: percent.describe("Organic matter in % (organic carbon x 1.724)."),
  })
  .describe("What the topsoil (0 to 20 cm) holds.");

/** A soil analysis. */
export const SoilAnalysisJson = z
  .strictObject({
    cec: amount(1_000).describe("Cation exchange capacity in cmol(+)/kg."),
    texture: z
      .strictObject({
        clay: percent.describe("Clay in %."),
        sand: percent.describe("Sand in %."),
        silt: percent.describe("Silt in %."),
      })
      .describe("Particle sizes; the three sum to 100 %."),
    location: NamedLocation,
    soil_type: line(40).describe("USDA texture class in words, such as sandy loam."),
    properties: SoilPropertiesJson,
    analysis_date: Day.describe("Day of the laboratory's analysis; for maps and models the day they were read."),
    base_saturation: percent.describe("Calcium, magnesium and potassium in % of the CEC."),
    recommendations: z
      .strictObject({
        lime_application: amount(20_000).describe("Ground limestone (CaCO3) in kg/ha."),
        nitrogen_fertilizer: amount(1_000).describe("Nitrogen (N) in kg/ha."),
        potassium_fertilizer: amount(1_000).describe("Potash (K2O) in kg/ha."),
        phosphorus_fertilizer: amount(1_000).describe("Phosphate (P2O5) in kg/ha."),
      })
      .describe("What a maize crop of usual yield needs on this soil; /v1/soil/recommendations tells of other crops."),
  })
  .describe("The topsoil of a place.");

/** Which farm, and for which crop. */
export const RecommendationsQuery = z.strictObject({
  farm_id: Id.describe("Id of one of your farms; it must have coordinates."),
  crop_id: Id.optional().describe(
    "Crop that is to be fertilised; left out: one that grows or is planned on the farm, else the crop that suits it best.",
  ),
});

const timing = sentence(500).describe("When and how to apply it.");
const notes = sentence(2_000);

/** What suits a farm's soil and what to give it. */
export const SoilRecommendationsJson = z
  .strictObject({
    farm_id: Id.describe("The farm's id."),
    farm_name: line(120).describe("The farm's name."),
    soil_type: line(40).describe("USDA texture class in words."),
    analysis_date: Day.describe("Day of the soil figures, see /v1/soil/analysis."),
    crop_recommendations: z
      .array(
        z
          .strictObject({
            name: line(120).describe("The crop's name."),
            notes: notes.describe("What limits the crop here, and the best months to plant."),
            crop_id: Id.describe("The crop's id, see /v1/crops."),
            suitability_score: percent.describe(
              "EcoCrop suitability, 0 to 100: from 80 excellent, from 60 very suitable, from 40 suitable, from 20 marginal.",
            ),
          })
          .describe("A crop and how it suits the farm."),
      )
      .max(20)
      .describe("The asked crop alone; else the fertilised crop, then those that suit best, the best first."),
    fertilizer_recommendations: z
      .strictObject({
        npk: z
          .strictObject({
            notes: notes.describe("Why this much, for which crop, and what is uncertain."),
            amount: amount(2_000).describe("Compound fertiliser in kg/ha; bags of 50 kg are named in the notes."),
            formula: line(40).describe(
              "Its grade N-P2O5-K2O in %, such as 15-15-15; none where no compound is needed.",
            ),
            application_timing: timing,
          })
          .describe("Compound fertiliser."),
        lime: z
          .strictObject({
            notes: notes.describe("Method and target."),
            amount: amount(20_000).describe("Ground limestone (CaCO3) in kg/ha; 0: none."),
            application_timing: timing,
          })
          .describe("Lime."),
        urea: z
          .strictObject({
            notes: notes.describe("Why this much."),
            amount: amount(2_000).describe("Urea (46 % N) in kg/ha; 0: none."),
            application_timing: timing,
          })
          .describe("Urea for top dressing."),
      })
      .describe("What to give a hectare of the asked crop, else of the first of the crops."),
  })
  .describe("Crops that suit a farm, and how to fertilise.");

/** States of a soil sample, in the order of its way. */
export const sampleStatuses = ["submitted", "received", "analysing", "completed", "rejected"] as const;

const point = {
  latitude: z.number().min(-90).max(90).describe("Degrees north (WGS 84)."),
  longitude: z.number().min(-180).max(180).describe("Degrees east (WGS 84)."),
};

/** A new soil sample. */
export const NewSampleBody = z
  .strictObject({
    farm_id: Id.describe("Id of one of your farms."),
    depth: z.number().min(1).max(200).describe("Depth to which the sample was taken, in cm."),
    collection_date: Day.describe("Day on which it was taken, YYYY-MM-DD; not in the future."),
    notes: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .regex(/^[^\p{Cc}]*([\n\t\r][^\p{Cc}]*)*$/u)
      .nullable()
      .optional()
      .describe("Anything that the laboratory should know."),
    location: z
      .strictObject(point)
      .nullable()
      .optional()
      .describe("Where it was taken; left out: the farm's coordinates."),
  })
  .describe("A soil sample to be analysed.");

/** A soil sample. */
export const SampleJson = z
  .strictObject({
    id: Id.describe("The sample's id."),
    depth: z.number().min(1).max(200).describe("Depth in cm."),
    notes: z
      .string()
      .max(2000)
      .regex(/^[\s\S]*$/)
      .nullable()
      .describe("Notes; null when there are none."),
    status: z.enum(sampleStatuses).describe("submitted, received, analysing, completed, or rejected."),
    farm_id: Id.describe("The farm's id."),
    location: z.strictObject(point).describe("Where it was taken."),
    created_at: Moment.describe("When it was submitted (UTC)."),
    updated_at: Moment.describe("When its state last changed (UTC)."),
    tracking_code: z
      .string()
      .max(20)
      .regex(/^GS-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .describe("Code to write on the bag, such as GS-7K4M-Q9TD."),
    collection_date: Day.describe("Day on which it was taken."),
    estimated_completion_date: Day.describe("Day by which results are expected (working days, Monday to Friday)."),
  })
  .describe("A soil sample.");
