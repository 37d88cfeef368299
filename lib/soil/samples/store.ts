import { z } from "zod";
import type { Database } from "../../db";
import type { Scope } from "../../farms/store";
import type { Prisma } from "../../generated/prisma/client";
import { sampleStatuses } from "../contract";
import type { SampleStatus } from "../models/sample-lifecycle";
import { ResultsBody } from "./contract";
import type { LabResults, SampleStep, SoilSample } from "./sample";

const columns = {
  id: true,
  farmId: true,
  status: true,
  trackingCode: true,
  depthCm: true,
  latitude: true,
  longitude: true,
  notes: true,
  collectionDate: true,
  estimatedCompletionDate: true,
  results: true,
  createdAt: true,
  updatedAt: true,
  steps: { select: { status: true, at: true, note: true }, orderBy: { id: "asc" } },
} as const satisfies Prisma.SoilSampleSelect;

const Status = z.enum(sampleStatuses);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function sampleOf(row: Prisma.SoilSampleGetPayload<{ select: typeof columns }>): SoilSample {
  const { latitude, longitude, ...rest } = row;
  return {
    ...rest,
    status: Status.parse(row.status),
    point: { latitude, longitude },
    collectionDate: dayOf(row.collectionDate),
    estimatedCompletionDate: dayOf(row.estimatedCompletionDate),
    results: row.results === null ? null : ResultsBody.parse(row.results),
    steps: row.steps.map((step) => ({ ...step, status: Status.parse(step.status) })),
  };
}

const ofAccount = (accountId: number) => ({ farm: { accountId, deletedAt: null } });

/** Samples that a farm may have. */
export const sampleLimit = 200;

/** The coordinates of the account's farm (null: it has none) and its samples; null when there is no such farm. */
export async function findFarmForSample({ accountId, db }: Scope, farmId: number) {
  const farm = await db.farm.findFirst({
    where: { id: farmId, accountId, deletedAt: null },
    select: { latitude: true, longitude: true, _count: { select: { soilSamples: true } } },
  });
  if (!farm) return null;
  const { latitude, longitude } = farm;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return { point, samples: farm._count.soilSamples };
}

/** The samples of the account's farm, the latest first. */
export async function findSamples({ accountId, db }: Scope, farmId: number): Promise<SoilSample[]> {
  const rows = await db.soilSample.findMany({
    where: { farmId, ...ofAccount(accountId) },
    select: columns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: sampleLimit,
  });
  return rows.map(sampleOf);
}

/** The account's sample with an id; null when it has none. */
export async function findSample({ accountId, db }: Scope, id: number): Promise<SoilSample | null> {
  const row = await db.soilSample.findFirst({ where: { id, ...ofAccount(accountId) }, select: columns });
  return row && sampleOf(row);
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockSample(scope: Scope, id: number): Promise<SoilSample | null> {
  await scope.db.$queryRaw`
    select 1 from soil_samples s join farms f on f.id = s.farm_id
    where s.id = ${id} and f.account_id = ${scope.accountId} for update of s`;
  return findSample(scope, id);
}

/** The completed sample of the account's farm that was analysed last. */
export async function findLatestCompleted({ accountId, db }: Scope, farmId: number): Promise<SoilSample | null> {
  const row = await db.soilSample.findFirst({
    where: { farmId, status: "completed", ...ofAccount(accountId) },
    select: columns,
    orderBy: [{ analysisDate: "desc" }, { id: "desc" }],
  });
  return row && sampleOf(row);
}

/** Whose sample has a tracking code; for operators, who belong to no account. */
export async function findOwnerOfSample(
  db: Database,
  trackingCode: string,
): Promise<{ id: number; accountId: number } | null> {
  const row = await db.soilSample.findFirst({
    where: { trackingCode, farm: { deletedAt: null } },
    select: { id: true, farm: { select: { accountId: true } } },
  });
  return row && { id: row.id, accountId: row.farm.accountId };
}

/** A new sample as it is kept. */
export type NewSample = Pick<
  SoilSample,
  "farmId" | "trackingCode" | "depthCm" | "point" | "notes" | "collectionDate" | "estimatedCompletionDate"
>;

/** Keeps a sample of a farm whose account the caller has made sure of; null when its tracking code is taken. */
export async function insertSample(scope: Scope, sample: NewSample, now: Date): Promise<SoilSample | null> {
  const { point, collectionDate, estimatedCompletionDate, ...rest } = sample;
  const [row] = await scope.db.soilSample.createManyAndReturn({
    data: [
      {
        ...rest,
        ...point,
        collectionDate: new Date(collectionDate),
        estimatedCompletionDate: new Date(estimatedCompletionDate),
        createdAt: now,
        updatedAt: now,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!row) return null;
  await insertSteps(scope, row.id, [{ status: "submitted", at: now, note: null }]);
  return findSample(scope, row.id);
}

async function insertSteps({ db }: Scope, sampleId: number, steps: SampleStep[]): Promise<void> {
  // One by one, so that their ids tell their order.
  for (const step of steps) await db.soilSampleStep.create({ data: { sampleId, ...step }, select: { id: true } });
}

/** What changes on a sample: its states from now on, and its results. */
export type SampleChange = { states: SampleStatus[]; note: string | null; results?: LabResults; now: Date };

/** Writes a change of a sample that was locked for the account. */
export async function updateSample(scope: Scope, id: number, change: SampleChange): Promise<void> {
  const { states, note, results, now } = change;
  const last = states.at(-1);
  await scope.db.soilSample.updateMany({
    where: { id, ...ofAccount(scope.accountId) },
    data: {
      updatedAt: now,
      ...(last !== undefined && { status: last }),
      ...(results && { results, analysisDate: new Date(results.analysis_date) }),
    },
  });
  const noted = states.map((status) => ({ status, at: now, note: status === last ? note : null }));
  await insertSteps(scope, id, noted);
}
