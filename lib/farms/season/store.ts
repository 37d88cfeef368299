import type { Scope } from "../store";

/** Water that was given to a crop on a day. */
export type Irrigation = { farmCropId: number; /** YYYY-MM-DD */ date: string; depthMm: number };

/** All irrigations of the crops that grow on one of the account's farms, oldest first. */
export async function findIrrigations({ accountId, db }: Scope, farmId: number): Promise<Irrigation[]> {
  const rows = await db.irrigation.findMany({
    where: { farmCrop: { farmId, status: "growing", farm: { accountId, deletedAt: null } } },
    select: { farmCropId: true, date: true, depthMm: true },
    orderBy: { date: "asc" },
  });
  return rows.map(({ date, ...row }) => ({ ...row, date: date.toISOString().slice(0, 10) }));
}

/** Keeps what was given to a crop of the account on a day, in place of what was kept of that day; 0 removes it. */
export async function putIrrigation(
  { accountId, db }: Scope,
  { farmCropId, date, depthMm }: Irrigation,
): Promise<void> {
  const day = new Date(date);
  await db.irrigation.deleteMany({ where: { farmCropId, date: day, farmCrop: { farm: { accountId } } } });
  if (depthMm > 0) await db.irrigation.create({ data: { farmCropId, date: day, depthMm }, select: { id: true } });
}
