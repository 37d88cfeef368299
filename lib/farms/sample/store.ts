import type { Scope } from "../store";

/** The id of the account's sample farm, or null. */
export async function findSampleFarm({ accountId, db }: Scope): Promise<number | null> {
  const row = await db.farm.findFirst({ where: { accountId, sample: true, deletedAt: null }, select: { id: true } });
  return row?.id ?? null;
}

/** Makes the account's other calls that would add a sample farm wait until the transaction ends. */
export async function lockSampleFarm({ accountId, db }: Scope): Promise<void> {
  await db.$queryRaw`select 1 from users where id = ${accountId} for no key update`;
}

/** Keeps irrigations of crops that were just made. */
export async function insertIrrigations(
  { db }: Scope,
  irrigations: { farmCropId: number; date: Date; depthMm: number }[],
): Promise<void> {
  await db.irrigation.createMany({ data: irrigations });
}

/** Removes the account's sample farms for good: an example needs no way back. */
export async function deleteSampleFarms({ accountId, db }: Scope): Promise<void> {
  await db.farm.deleteMany({ where: { accountId, sample: true } });
}

/** Marks a farm of the account as the sample. */
export async function markSample({ accountId, db }: Scope, id: number): Promise<void> {
  await db.farm.updateMany({ where: { id, accountId }, data: { sample: true } });
}
