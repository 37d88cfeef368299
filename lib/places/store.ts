import type { Database } from "../db";

/** Name and coordinates of a farm, if the account has it and it was not deleted. */
export function readFarmPlace(db: Database, { accountId, farmId }: { accountId: number; farmId: number }) {
  return db.farm.findFirst({
    where: { id: farmId, accountId, deletedAt: null },
    select: { name: true, latitude: true, longitude: true },
  });
}
