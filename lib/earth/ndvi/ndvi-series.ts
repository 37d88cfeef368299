import type { Provenance } from "../../api/provenance";
import type { Corner } from "../../geo/boundary/ring";
import type { Point } from "../../geo/coordinates";
import type { DateRange } from "../../weather/sources/source";
import type { DatedValue } from "../models/trend";

/** NDVI of one picture; `quality` is a word, and where pixels are counted how many of them were clear. */
export type NdviPoint = DatedValue & { quality: string };

/** NDVI over time, oldest first, with where it came from. */
export type NdviSeries = { points: NdviPoint[]; provenance: Provenance };

/** What NDVI is wanted of and when; `ring` is the boundary of a farm that has one. */
export type NdviQuestion = { point: Point; ring: Corner[] | null; range: DateRange; now: number };

/** Knows NDVI; throws when it cannot answer, and has no points where it has no usable picture. */
export type NdviSource = { name: string; ask: (question: NdviQuestion) => Promise<NdviSeries> };
