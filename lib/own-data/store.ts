import { db, type Database } from "../db";

/** An account and the connection through which all that is its own is read. */
export type Scope = { accountId: number; db: Database };

/** The account as it is read outside of any transaction. */
export const scopeOf = (accountId: number): Scope => ({ accountId, db: db() });

/** Rows after `last`, at most a page of them; an empty page is the end. */
export type ReadPage<Row> = (scope: Scope, last: Row | undefined) => Promise<Row[]>;

/** Rows that are read at once. */
export const pageRows = 1_000;
/** Photos are of some 100 kB. */
const pagePhotos = 20;

/** What every table with an id gives. */
export const id = true;
/** The ids that come after that of `last`. */
export const after = (last: { id: number } | undefined) => ({ gt: last?.id ?? 0 });
/** A page of a table with ids. */
export const page = { orderBy: { id: "asc" }, take: pageRows } as const;

/** The account itself. */
export const readAccount = ({ accountId, db }: Scope) =>
  db.user.findUniqueOrThrow({
    where: { id: accountId },
    select: {
      id,
      name: true,
      email: true,
      emailVerified: true,
      image: true,
      budgetUnits: true,
      deleteAfter: true,
      createdAt: true,
      updatedAt: true,
    },
  });

/** Browsers that are signed in, without their tokens. */
export const readSessions = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.session.findMany({
    where: { userId: accountId, id: after(last) },
    select: { id, ipAddress: true, userAgent: true, createdAt: true, updatedAt: true, expiresAt: true },
    ...page,
  });

/** Farms, also those deleted that can still be restored. */
export const readFarms = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.farm.findMany({
    where: { accountId, id: after(last) },
    select: {
      id,
      name: true,
      status: true,
      sizeHa: true,
      location: true,
      latitude: true,
      longitude: true,
      soilType: true,
      description: true,
      sample: true,
      version: true,
      createdAt: true,
      updatedAt: true,
      deletedAt: true,
    },
    ...page,
  });

/** Boundaries of farms and their earlier versions. */
export const readBoundaries = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.farmBoundary.findMany({
    where: { farm: { accountId }, id: after(last) },
    select: { id, farmId: true, corners: true, areaHa: true, validFrom: true, validTo: true },
    ...page,
  });

/** Crops of farms. */
export const readCrops = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.farmCrop.findMany({
    where: { farm: { accountId }, id: after(last) },
    select: {
      id,
      farmId: true,
      cropId: true,
      name: true,
      variety: true,
      areaHa: true,
      status: true,
      plantingDate: true,
      expectedHarvestDate: true,
      createdAt: true,
      updatedAt: true,
    },
    ...page,
  });

/** Water given to crops. */
export const readIrrigations = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.irrigation.findMany({
    where: { farmCrop: { farm: { accountId } }, id: after(last) },
    select: { id, farmCropId: true, date: true, depthMm: true },
    ...page,
  });

/** Soil samples with what the laboratory found. */
export const readSamples = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.soilSample.findMany({
    where: { farm: { accountId }, id: after(last) },
    select: {
      id,
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
      analysisDate: true,
      createdAt: true,
      updatedAt: true,
    },
    ...page,
  });

/** The states that soil samples came into. */
export const readSampleSteps = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.soilSampleStep.findMany({
    where: { sample: { farm: { accountId } }, id: after(last) },
    select: { id, sampleId: true, status: true, note: true, at: true },
    ...page,
  });

/** What the photo model said of photos. */
export const readIdentifications = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.pestIdentification.findMany({
    where: { accountId, id: after(last) },
    select: { id, farmId: true, cropId: true, outcome: true, answer: true, createdAt: true },
    ...page,
  });

/** Photos that were kept. */
export const readPhotos = ({ accountId, db }: Scope, last?: { identificationId: number }) =>
  db.pestPhoto.findMany({
    where: { identification: { accountId }, identificationId: { gt: last?.identificationId ?? 0 } },
    select: { identificationId: true, jpeg: true },
    orderBy: { identificationId: "asc" },
    take: pagePhotos,
  });

/** Pests and diseases that the holder said are there. */
export const readSightings = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.pestSighting.findMany({
    where: { accountId, id: after(last) },
    select: {
      id,
      organismId: true,
      organism: { select: { name: true, scientificName: true } },
      farmId: true,
      cropId: true,
      identificationId: true,
      latitude: true,
      longitude: true,
      seenOn: true,
      notes: true,
      createdAt: true,
    },
    ...page,
  });
