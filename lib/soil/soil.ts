import type { Provenance } from "../api/provenance";
import type { TextureClass } from "../farms/models/soil-texture";

/** What is told of a soil, with its unit last; the topsoil, 0 to 20 cm. */
export const soilFields = [
  "ph",
  "organicMatterPct",
  "nitrogenPct",
  "phosphorusMgKg",
  "potassiumMgKg",
  "calciumMgKg",
  "magnesiumMgKg",
  "sulfurMgKg",
  "ironMgKg",
  "zincMgKg",
  "copperMgKg",
  "boronMgKg",
  "manganeseMgKg",
  "cecCmolKg",
  "clayPct",
  "siltPct",
  "sandPct",
] as const;

/** One of the figures of a soil. */
export type SoilField = (typeof soilFields)[number];

/** measured: by a laboratory in a sample of the farm; mapped: read from a soil map; estimated: from the other figures or a regional mean. */
export type Origin = "measured" | "mapped" | "estimated";

/** A figure with where it comes from, in words for people. */
export type Measure = { value: number; origin: Origin; source: string };

/** How a laboratory or map measured phosphorus; the classes of the ratings differ by method. */
export const phosphorusMethods = ["bray1", "bray2", "mehlich3", "olsen"] as const;

/** A way of measuring phosphorus. */
export type PhosphorusMethod = (typeof phosphorusMethods)[number];

/** The topsoil of a place or farm. */
export type Soil = {
  measures: Record<SoilField, Measure>;
  phosphorusMethod: PhosphorusMethod;
  /** Al + H in cmol(+)/kg; null when no source has it. */
  exchangeableAcidity: Measure | null;
  bulkDensityGCm3: Measure;
  texture: TextureClass;
  /** Bases (Ca, Mg, K) in % of the CEC, at most 100. */
  baseSaturationPct: number;
  /** The day of the laboratory's analysis, else the day on which the map was read, YYYY-MM-DD. */
  analysisDate: string;
  /** The completed sample whose figures these are. */
  sampleId: number | null;
  provenance: Provenance;
};
