import { randomInt } from "node:crypto";
import { DateTime } from "luxon";
import type { z } from "zod";
import { ApiError, invalidRequest, notFound } from "../../api/errors";
import type { Scope } from "../../farms/store";
import { timeZoneAt } from "../../geo/time-zone";
import type { Point } from "../../geo/coordinates";
import { inSandbox } from "../../sandbox";
import { emitEvent } from "../../webhooks/emit";
import type { NewSampleBody } from "../contract";
import { canStep, nextStatuses, statesToCompletion, type SampleStatus } from "../models/sample-lifecycle";
import { addWorkingDays, analysisWorkingDays } from "../models/working-days";
import type { SampleStateBody } from "./contract";
import type { LabResults, SoilSample } from "./sample";
import {
  findFarmForSample,
  findSample,
  findSamples,
  insertSample,
  lockSample,
  sampleLimit,
  updateSample,
  type NewSample,
} from "./store";
import { trackingCode } from "./tracking-code";

/** Two codes the same are one in billions; so many times is never needed. */
const mostTries = 5;

/** The date at a place at a moment, YYYY-MM-DD. */
const localDay = (point: Point, now: number) =>
  DateTime.fromMillis(now, { zone: timeZoneAt(point) }).toFormat("yyyy-MM-dd");

/**
 * Keeps a new sample of the account's farm.
 * @throws ApiError 404 without the farm, 400 for one without a place or a day to come, 409 when it has too many.
 */
export async function submitSample(
  scope: Scope,
  body: z.output<typeof NewSampleBody>,
  now: number,
): Promise<SoilSample> {
  const farm = await findFarmForSample(scope, body.farm_id);
  if (!farm) throw notFound("farm");
  const point = body.location ?? farm.point;
  if (!point) {
    throw invalidRequest("location: this farm has no coordinates; say where the sample was taken.");
  }
  if (farm.samples >= sampleLimit) {
    throw new ApiError(409, "Too many samples", `A farm can have ${sampleLimit} soil samples.`);
  }
  const today = localDay(point, now);
  if (body.collection_date > today) {
    throw invalidRequest(`collection_date: give a day that is not in the future; there it is ${today}.`);
  }
  return insertUnderNewCode(
    scope,
    {
      farmId: body.farm_id,
      depthCm: body.depth,
      point,
      notes: body.notes ?? null,
      collectionDate: body.collection_date,
      estimatedCompletionDate: addWorkingDays(today, analysisWorkingDays),
    },
    now,
  );
}

async function insertUnderNewCode(
  scope: Scope,
  sample: Omit<NewSample, "trackingCode">,
  now: number,
): Promise<SoilSample> {
  for (let tries = 0; tries < mostTries; tries++) {
    const code = trackingCode(inSandbox() ? () => 0 : (below) => randomInt(below));
    const kept = await insertSample(scope, { ...sample, trackingCode: code }, new Date(now));
    if (kept) return kept;
  }
  throw new Error("no free tracking code was found");
}

/** The samples of the account's farm, the latest first. @throws ApiError 404 without the farm. */
export async function listSamples(scope: Scope, farmId: number): Promise<SoilSample[]> {
  if (!(await findFarmForSample(scope, farmId))) throw notFound("farm");
  return findSamples(scope, farmId);
}

/** One of the account's samples. @throws ApiError 404. */
export async function getSample(scope: Scope, id: number): Promise<SoilSample> {
  const sample = await findSample(scope, id);
  if (!sample) throw notFound("soil sample");
  return sample;
}

type Step = { id: number; step: z.output<typeof SampleStateBody>; now: number };

/** Takes a sample a step on. @throws ApiError 404 without the sample, 409 for a step that is not possible from its state. */
export async function stepSample(scope: Scope, { id, step, now }: Step): Promise<SoilSample> {
  const sample = await lockSample(scope, id);
  if (!sample) throw notFound("soil sample");
  if (!canStep(sample.status, step.status)) throw impossible(sample.status, step.status);
  await updateSample(scope, id, { states: [step.status], note: step.note ?? null, now: new Date(now) });
  return getSample(scope, id);
}

function impossible(from: SampleStatus, to: SampleStatus): ApiError {
  const next = nextStatuses(from).map((status) => (status === "completed" ? "completed (by its results)" : status));
  const remedy = next.length > 0 ? `From there it can become ${next.join(" or ")}.` : "Its way ends there.";
  return new ApiError(409, "Step not possible", `This sample is ${from} and cannot become ${to}. ${remedy}`);
}

type Completion = { id: number; results: LabResults; now: number };

/**
 * Keeps a sample's results and completes it; those of a completed one are corrected.
 * @throws ApiError 404 without the sample, 409 when it was rejected, 400 for an analysis before the sample or to come.
 */
export async function completeSample(scope: Scope, { id, results, now }: Completion): Promise<SoilSample> {
  const sample = await lockSample(scope, id);
  if (!sample) throw notFound("soil sample");
  const states = statesToCompletion(sample.status);
  if (!states) throw impossible(sample.status, "completed");
  checkAnalysisDate(sample, results.analysis_date, now);
  await updateSample(scope, id, { states, note: null, results, now: new Date(now) });
  // Corrected results take no step and are no completion.
  if (states.length > 0) await tellCompleted(scope, sample, { results, now });
  return getSample(scope, id);
}

async function tellCompleted(
  { accountId, db }: Scope,
  sample: SoilSample,
  { results, now }: Omit<Completion, "id">,
): Promise<void> {
  const data = {
    sample_id: sample.id,
    farm_id: sample.farmId,
    tracking_code: sample.trackingCode,
    collection_date: sample.collectionDate,
    analysis_date: results.analysis_date,
    ph: results.ph,
  };
  await emitEvent({ accountId, type: "sample.completed", dedupeKey: `sample ${sample.id}`, data }, { db, now });
}

function checkAnalysisDate({ collectionDate, point }: SoilSample, day: string, now: number): void {
  if (day < collectionDate) {
    throw invalidRequest(`analysis_date: give a day on or after ${collectionDate}, when the sample was taken.`);
  }
  const today = localDay(point, now);
  if (day > today) throw invalidRequest(`analysis_date: give a day that is not in the future; there it is ${today}.`);
}
