import { Prisma } from "../../generated/prisma/client";
import type { Corner } from "../../geo/boundary/ring";
import { fold } from "../../geo/fold";
import type { FarmStatus, ListedFarm } from "../farm";
import type { Scope } from "../store";

/** Which farms of an account, and in which order. */
export type FarmFilter = { status?: FarmStatus | undefined; search?: string | undefined };

/** Orders of a list, `-` descending. */
export type FarmSort = keyof typeof orders;

const orders = {
  name: Prisma.sql`lower(f.name), f.id`,
  "-name": Prisma.sql`lower(f.name) desc, f.id desc`,
  size: Prisma.sql`f.size_ha, f.id`,
  "-size": Prisma.sql`f.size_ha desc nulls last, f.id desc`,
  created_at: Prisma.sql`f.created_at, f.id`,
  "-created_at": Prisma.sql`f.created_at desc, f.id desc`,
  updated_at: Prisma.sql`f.updated_at, f.id`,
  "-updated_at": Prisma.sql`f.updated_at desc, f.id desc`,
};

/** The beginnings of words as a text search; the account's id before each keeps to that account's words. */
function wordsQuery(accountId: number, search: string): string {
  const words = fold(search)
    .split(" ")
    .filter((word) => word !== "");
  // Nothing but signs was asked for, which no farm has.
  if (words.length === 0) return `'${accountId}/'`;
  return words.map((word) => `'${accountId}/${word}':*`).join(" & ");
}

function conditions({ accountId }: Scope, { status, search }: FarmFilter): Prisma.Sql {
  const byStatus = status === undefined ? Prisma.empty : Prisma.sql`and f.status = ${status}`;
  const byWords =
    search === undefined
      ? Prisma.empty
      : Prisma.sql`and array_to_tsvector(f.search_words) @@ ${wordsQuery(accountId, search)}::tsquery`;
  return Prisma.sql`f.account_id = ${accountId} and f.deleted_at is null ${byStatus} ${byWords}`;
}

type ListRow = Omit<ListedFarm, "point"> & { latitude: number | null; longitude: number | null };

/** A page of the account's farms with the names of their present crops, in one query. */
export async function findFarms(
  scope: Scope,
  { filter, sort, limit, offset }: { filter: FarmFilter; sort: FarmSort; limit: number; offset: number },
): Promise<ListedFarm[]> {
  const rows = await scope.db.$queryRaw<ListRow[]>`
    select f.id, f.name, f.status, f.size_ha as "sizeHa", f.location, f.latitude, f.longitude, f.sample,
      f.created_at as "createdAt", f.updated_at as "updatedAt",
      array(
        select c.name from farm_crops c where c.farm_id = f.id and c.status in ('planned', 'growing')
        group by c.name order by min(c.id)
      ) as "cropNames"
    from farms f where ${conditions(scope, filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`;
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

/** How many farms of the account pass the filter. Without a search the kept counts know it. */
export async function countFarms(scope: Scope, filter: FarmFilter): Promise<number> {
  if (filter.search === undefined) {
    const counts = await readFarmCounts(scope);
    const counted = counts.filter(({ status }) => filter.status === undefined || filter.status === status);
    return counted.reduce((sum, { farms }) => sum + farms, 0);
  }
  const [row] = await scope.db.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from farms f where ${conditions(scope, filter)}`;
  return row?.total ?? 0;
}

/** Number and area (ha) of the account's farms in one status. */
export type FarmCount = { status: string; farms: number; areaHa: number };

/** Number and area of the account's farms by status. */
export async function readFarmCounts({ accountId, db }: Scope): Promise<FarmCount[]> {
  return db.farmCount.findMany({
    where: { accountId },
    select: { status: true, farms: true, areaHa: true },
    orderBy: { status: "asc" },
  });
}

/** A farm as a map shows it. */
export type FarmShape = {
  id: number;
  name: string;
  status: FarmStatus;
  sizeHa: number | null;
  latitude: number | null;
  longitude: number | null;
  boundary: Corner[] | null;
};

/** The account's farms that pass the filter with their boundaries, by name; at most `limit`. */
export async function findFarmShapes(
  scope: Scope,
  { filter, limit }: { filter: FarmFilter; limit: number },
): Promise<FarmShape[]> {
  return scope.db.$queryRaw<FarmShape[]>`
    select f.id, f.name, f.status, f.size_ha as "sizeHa", f.latitude, f.longitude, b.corners as boundary
    from farms f left join farm_boundaries b on b.farm_id = f.id and b.valid_to is null
    where ${conditions(scope, filter)} order by lower(f.name), f.id limit ${limit}`;
}
