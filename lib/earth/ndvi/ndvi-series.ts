import type { Provenance } from "../../api/provenance";
import type { DateRange } from "../../weather/sources/source";
import type { Field } from "../field";
import type { DatedValue } from "../models/trend";

/** NDVI of one picture; `quality` is a word, and where pixels are counted how many of them were clear. */
export type NdviPoint = DatedValue & { quality: string };

/** NDVI over time, oldest first, with where it came from. */
export type NdviSeries = {
  points: NdviPoint[];
  provenance: Provenance;
  /** All there is; false when pictures could not be read this time. */
  complete: boolean;
};

/** What NDVI is wanted of, and when. */
export type NdviQuestion = { field: Field; range: DateRange; now: number };

/** Knows NDVI; throws when it cannot answer, and has no points where it has no usable picture. */
export type NdviSource = { name: string; ask: (question: NdviQuestion) => Promise<NdviSeries> };
