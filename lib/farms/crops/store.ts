import { z } from "zod";
import type { Prisma } from "../../generated/prisma/client";
import type { Scope } from "../store";
import { farmCropStatuses, type FarmCrop } from "./farm-crop";

const columns = {
  id: true,
  cropId: true,
  name: true,
  variety: true,
  areaHa: true,
  status: true,
  plantingDate: true,
  expectedHarvestDate: true,
} as const satisfies Prisma.FarmCropSelect;

const Status = z.enum(farmCropStatuses);
const dayOf = (date: Date | null) => date && date.toISOString().slice(0, 10);
const dateOf = (day: string | null) => day && new Date(day);

function cropOf(row: Prisma.FarmCropGetPayload<{ select: typeof columns }>): FarmCrop {
  return {
    ...row,
    status: Status.parse(row.status),
    plantingDate: dayOf(row.plantingDate),
    expectedHarvestDate: dayOf(row.expectedHarvestDate),
  };
}

/** Crops a farm may have, its past seasons among them. */
export const farmCropLimit = 1000;

/** The crops of the account's farm, the latest planted first; null when the account has no such farm. */
export async function findFarmCrops({ accountId, db }: Scope, farmId: number): Promise<FarmCrop[] | null> {
  const farm = await db.farm.findFirst({
    where: { id: farmId, accountId, deletedAt: null },
    select: {
      crops: { select: columns, orderBy: [{ plantingDate: { sort: "desc", nulls: "first" } }, { id: "desc" }] },
    },
  });
  return farm && farm.crops.map(cropOf);
}

/** What is kept of a crop. */
export type FarmCropRecord = Omit<FarmCrop, "id">;

const rowOf = (crop: FarmCropRecord) => ({
  ...crop,
  plantingDate: dateOf(crop.plantingDate),
  expectedHarvestDate: dateOf(crop.expectedHarvestDate),
});

/** Keeps new crops on farms whose account the caller has made sure of; gives them in the same order. */
export async function insertFarmCrops(
  { db }: Scope,
  crops: (FarmCropRecord & { farmId: number })[],
  now: Date,
): Promise<FarmCrop[]> {
  const data = crops.map(({ farmId, ...crop }) => ({ ...rowOf(crop), farmId, createdAt: now, updatedAt: now }));
  const rows = await db.farmCrop.createManyAndReturn({ data, select: columns });
  return rows.toSorted((a, b) => a.id - b.id).map(cropOf);
}

/** A crop on the account's farm, or null. */
export async function findFarmCrop(
  { accountId, db }: Scope,
  { farmId, id }: { farmId: number; id: number },
): Promise<FarmCrop | null> {
  const row = await db.farmCrop.findFirst({
    where: { id, farmId, farm: { accountId, deletedAt: null } },
    select: columns,
  });
  return row && cropOf(row);
}

/** Writes a crop on the account's farm. */
export async function updateFarmCrop(
  { accountId, db }: Scope,
  { id, crop, now }: { id: number; crop: FarmCropRecord; now: Date },
): Promise<void> {
  await db.farmCrop.updateMany({ where: { id, farm: { accountId } }, data: { ...rowOf(crop), updatedAt: now } });
}

/** Removes a crop from the account's farm; false when it is not there. */
export async function deleteFarmCrop(
  { accountId, db }: Scope,
  { farmId, id }: { farmId: number; id: number },
): Promise<boolean> {
  const { count } = await db.farmCrop.deleteMany({ where: { id, farmId, farm: { accountId, deletedAt: null } } });
  return count === 1;
}

/** How many crops a farm has. */
export async function countFarmCrops({ accountId, db }: Scope, farmId: number): Promise<number> {
  return db.farmCrop.count({ where: { farmId, farm: { accountId } } });
}
