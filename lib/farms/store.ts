import { z } from "zod";
import { db, readDirectly, type Database } from "../db";
import { Prisma } from "../generated/prisma/client";
import type { Corner } from "../geo/boundary/ring";
import { fold } from "../geo/fold";
import type { FarmCrop } from "./crops/farm-crop";
import { farmStatuses, type Farm, type FarmStatus, type WholeFarm } from "./farm";

/** An account and the connection (or transaction) through which its farms are read and written. */
export type Scope = { accountId: number; db: Database };

const columns = {
  id: true,
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
} as const satisfies Prisma.FarmSelect;

type FarmRow = Prisma.FarmGetPayload<{ select: typeof columns }>;

const Status = z.enum(farmStatuses);

function pointOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function farmOf({ latitude, longitude, status, ...row }: FarmRow): Farm {
  return { ...row, status: Status.parse(status), point: pointOf({ latitude, longitude }) };
}

/** What is kept of a farm beside its boundary and crops. */
export type FarmRecord = {
  name: string;
  status: FarmStatus;
  sizeHa: number | null;
  location: string | null;
  point: { latitude: number; longitude: number } | null;
  soilType: string | null;
  description: string | null;
  sample: boolean;
};

/** The words by whose beginnings a farm is found. The account's id before them keeps each account's words apart in one index. */
function searchWordsOf(accountId: number, { name, location }: Pick<FarmRecord, "name" | "location">): string[] {
  const words = fold(`${name} ${location ?? ""}`).split(" ");
  return [...new Set(words.filter((word) => word !== ""))].map((word) => `${accountId}/${word}`);
}

function rowOf(accountId: number, { point, ...farm }: FarmRecord) {
  return {
    ...farm,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    searchWords: searchWordsOf(accountId, farm),
  };
}

/** The account's farm, which nobody else changes until the transaction ends; null when it has none with this id. */
export async function lockFarm({ accountId, db }: Scope, id: number): Promise<Farm | null> {
  await db.$queryRaw`select 1 from farms where id = ${id} and account_id = ${accountId} for no key update`;
  const row = await db.farm.findFirst({ where: { id, accountId, deletedAt: null }, select: columns });
  return row && farmOf(row);
}

/** Keeps new farms of the account; gives them in the same order. */
export async function insertFarms({ accountId, db }: Scope, farms: FarmRecord[], now: Date): Promise<Farm[]> {
  const data = farms.map((farm) => ({ ...rowOf(accountId, farm), accountId, createdAt: now, updatedAt: now }));
  const rows = await db.farm.createManyAndReturn({ data, select: columns });
  return rows.toSorted((a, b) => a.id - b.id).map(farmOf);
}

/** Writes a farm's record and counts its version up; null when the account has no such farm. */
export async function updateFarm(
  { accountId, db }: Scope,
  { id, farm, now }: { id: number; farm: FarmRecord; now: Date },
): Promise<Farm | null> {
  const [row] = await db.farm.updateManyAndReturn({
    where: { id, accountId, deletedAt: null },
    data: { ...rowOf(accountId, farm), version: { increment: 1 }, updatedAt: now },
    select: columns,
  });
  return row ? farmOf(row) : null;
}

/** Counts the versions of farms up whose crops changed, and keeps the names of their present crops. */
export async function noteCropChange(
  { accountId, db }: Scope,
  { ids, now }: { ids: number[]; now: Date },
): Promise<void> {
  await db.$executeRaw`
    update farms f set version = version + 1, updated_at = ${now}, crop_names = array(
      select c.name from farm_crops c where c.farm_id = f.id and c.status in ('planned', 'growing')
      group by c.name order by min(c.id)
    )
    where f.id = any(${ids}::int[]) and f.account_id = ${accountId} and f.deleted_at is null`;
}

/** Hides the account's farm from every answer. */
export async function markDeleted({ accountId, db }: Scope, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.farm.updateMany({
    where: { id, accountId, deletedAt: null },
    data: { deletedAt: now, version: { increment: 1 }, updatedAt: now },
  });
}

/** Brings back the account's farm that was deleted at or after `since`; null when there is none. */
export async function unmarkDeleted(
  { accountId, db }: Scope,
  { id, since, now }: { id: number; since: Date; now: Date },
): Promise<Farm | null> {
  const [row] = await db.farm.updateManyAndReturn({
    where: { id, accountId, deletedAt: { gte: since } },
    data: { deletedAt: null, version: { increment: 1 }, updatedAt: now },
    select: columns,
  });
  return row ? farmOf(row) : null;
}

/** The account's farms that were deleted at or after `since`, the last deleted first. */
export async function findDeletedFarms(
  { accountId, db }: Scope,
  since: Date,
): Promise<{ id: number; name: string; deletedAt: Date }[]> {
  const rows = await db.farm.findMany({
    where: { accountId, deletedAt: { gte: since } },
    select: { id: true, name: true, deletedAt: true },
    orderBy: { deletedAt: "desc" },
    take: 100,
  });
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []));
}

/** Removes for good what was deleted before `before`, of all accounts. */
export async function purgeFarms(before: Date): Promise<void> {
  await db().farm.deleteMany({ where: { deletedAt: { lt: before } } });
}

/** Replaces the present boundary of one of the account's farms; the earlier one stays as history. Null removes it. */
export async function replaceBoundary(
  { accountId, db }: Scope,
  { farmId, boundary, now }: { farmId: number; boundary: { corners: Corner[]; areaHa: number } | null; now: Date },
): Promise<void> {
  await db.farmBoundary.updateMany({
    where: { farmId, validTo: null, farm: { accountId } },
    data: { validTo: now },
  });
  if (boundary) await db.farmBoundary.create({ data: { farmId, ...boundary, validFrom: now }, select: { id: true } });
}

/** Keeps the first boundaries of new farms, whose account the caller has made sure of. */
export async function insertBoundaries(
  { db }: Scope,
  boundaries: { farmId: number; corners: Corner[]; areaHa: number }[],
  now: Date,
): Promise<void> {
  await db.farmBoundary.createMany({ data: boundaries.map((boundary) => ({ ...boundary, validFrom: now })) });
}

type WholeRow = {
  farm: Omit<FarmRow, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string };
  crops: FarmCrop[] | null;
  boundary: Corner[] | null;
};

/** The crops of a farm `f` as a JSON list, the latest planted first; null when it has none. */
export const cropsAsJson = Prisma.sql`
    (select json_agg(json_build_object(
        'id', c.id, 'cropId', c.crop_id, 'name', c.name, 'variety', c.variety, 'areaHa', c.area_ha,
        'status', c.status, 'plantingDate', c.planting_date, 'expectedHarvestDate', c.expected_harvest_date
      ) order by c.planting_date desc nulls first, c.id desc)
      from farm_crops c where c.farm_id = f.id)`;

const wholeFarm = Prisma.sql`
  select
    json_build_object(
      'id', f.id, 'name', f.name, 'status', f.status, 'sizeHa', f.size_ha, 'location', f.location,
      'latitude', f.latitude, 'longitude', f.longitude, 'soilType', f.soil_type, 'description', f.description,
      'sample', f.sample, 'version', f.version, 'createdAt', f.created_at, 'updatedAt', f.updated_at
    ) as farm,
    ${cropsAsJson} as crops,
    (select b.corners from farm_boundaries b where b.farm_id = f.id and b.valid_to is null) as boundary
  from farms f`;

function wholeFarmOf({ farm, crops, boundary }: WholeRow): WholeFarm {
  const { createdAt, updatedAt, ...row } = farm;
  return {
    ...farmOf({ ...row, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }),
    crops: crops ?? [],
    boundary,
  };
}

/** A farm of the account with its crops and boundary, in one query; null when it has none with this id. */
export async function findWholeFarm(accountId: number, id: number): Promise<WholeFarm | null> {
  const [row] = await readDirectly<WholeRow>(
    Prisma.sql`${wholeFarm} where f.id = ${id} and f.account_id = ${accountId} and f.deleted_at is null`,
  );
  return row ? wholeFarmOf(row) : null;
}

/** All farms of the account with crops and boundaries, oldest first. */
export async function findWholeFarms({ accountId, db }: Scope): Promise<WholeFarm[]> {
  const rows = await db.$queryRaw<WholeRow[]>`
    ${wholeFarm} where f.account_id = ${accountId} and f.deleted_at is null order by f.created_at, f.id`;
  return rows.map(wholeFarmOf);
}
