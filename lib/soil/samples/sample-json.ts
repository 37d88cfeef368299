import type { z } from "zod";
import type { SampleJson } from "../contract";
import { nextStatuses } from "../models/sample-lifecycle";
import { labFields, type WholeSampleJson } from "./contract";
import type { LabResults, SoilSample } from "./sample";

/** A sample as answers write it. */
export function sampleToJson(sample: SoilSample): z.input<typeof SampleJson> {
  return {
    id: sample.id,
    depth: sample.depthCm,
    notes: sample.notes,
    status: sample.status,
    farm_id: sample.farmId,
    location: sample.point,
    created_at: sample.createdAt.toISOString(),
    updated_at: sample.updatedAt.toISOString(),
    tracking_code: sample.trackingCode,
    collection_date: sample.collectionDate,
    estimated_completion_date: sample.estimatedCompletionDate,
  };
}

type WholeSample = z.input<typeof WholeSampleJson>;

/** The same with its way and results. */
export function wholeSampleToJson(sample: SoilSample): WholeSample {
  return {
    ...sampleToJson(sample),
    history: sample.steps.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    next: nextStatuses(sample.status),
    results: sample.results && resultsToJson(sample.results),
  };
}

function resultsToJson(results: LabResults): NonNullable<WholeSample["results"]> {
  const figures = Object.fromEntries(labFields.map((field) => [field, results[field] ?? null])) as Record<
    (typeof labFields)[number],
    number | null
  >; // Every field is in the list.
  return {
    ...figures,
    // The pH is what no results are without.
    ph: results.ph,
    phosphorus_method: results.phosphorus_method,
    analysis_date: results.analysis_date,
    laboratory: results.laboratory ?? null,
  };
}
