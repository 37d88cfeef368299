import { readDirectly } from "../../db";
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

type ListRow = Omit<ListedFarm, "point"> & { latitude: number | null; longitude: number | null };

function listedFarm({ latitude, longitude, ...row }: ListRow): ListedFarm {
  return { ...row, point: latitude === null || longitude === null ? null : { latitude, longitude } };
}

/** A moment as answers have it: forty dates made for a page only to be written again are a seventh of its time. */
const asIsoText = (moment: Prisma.Sql) =>
  Prisma.sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ofStatus = (status: FarmStatus | undefined) =>
  status === undefined ? Prisma.empty : Prisma.sql`and f.status = ${status}`;

/**
 * The account's farms with a search's words, as a table `found`. Set apart from the rest of the statement, since in one
 * with an order and a limit PostgreSQL would rather look through all farms in that order.
 */
const withFound = (accountId: number, search: string) => Prisma.sql`
  with found as materialized (
    select * from farms f
    where f.deleted_at is null and array_to_tsvector(f.search_words) @@ ${wordsQuery(accountId, search)}::tsquery
  )`;

/** How many farms pass the filter: searched ones are counted, all others stand in the kept counts. */
function totalOf(accountId: number, { status, search }: FarmFilter): Prisma.Sql {
  if (search === undefined) {
    return Prisma.sql`(
      select coalesce(sum(f.farms), 0)::int from farm_counts f where f.account_id = ${accountId} ${ofStatus(status)})`;
  }
  return Prisma.sql`(select count(*)::int from found f where f.account_id = ${accountId} ${ofStatus(status)})`;
}

/** A page of the account's farms with the names of their present crops, and how many there are on all pages. */
export async function findFarms(
  accountId: number,
  { filter, sort, limit, offset }: { filter: FarmFilter; sort: FarmSort; limit: number; offset: number },
): Promise<{ farms: ListedFarm[]; total: number }> {
  const { search, status } = filter;
  const farms = search === undefined ? Prisma.sql`farms` : Prisma.sql`found`;
  const [page] = await readDirectly<{ total: number; farms: ListRow[] | null }>(Prisma.sql`
    ${search === undefined ? Prisma.empty : withFound(accountId, search)}
    select ${totalOf(accountId, filter)} as total, (
      select json_agg(farm) from (
        select f.id, f.name, f.status, f.size_ha as "sizeHa", f.location, f.latitude, f.longitude, f.sample,
          ${asIsoText(Prisma.sql`f.created_at`)} as "createdAt", ${asIsoText(Prisma.sql`f.updated_at`)} as "updatedAt",
          f.crop_names as "cropNames"
        from ${farms} f where f.account_id = ${accountId} and f.deleted_at is null ${ofStatus(status)}
        order by ${orders[sort]} limit ${limit} offset ${offset}
      ) farm
    ) as farms`);
  return { farms: (page?.farms ?? []).map(listedFarm), total: page?.total ?? 0 };
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
  accountId: number,
  { filter: { search, status }, limit }: { filter: FarmFilter; limit: number },
): Promise<FarmShape[]> {
  const farms = search === undefined ? Prisma.sql`farms` : Prisma.sql`found`;
  return readDirectly<FarmShape>(Prisma.sql`
    ${search === undefined ? Prisma.empty : withFound(accountId, search)}
    select f.id, f.name, f.status, f.size_ha as "sizeHa", f.latitude, f.longitude, b.corners as boundary
    from ${farms} f left join farm_boundaries b on b.farm_id = f.id and b.valid_to is null
    where f.account_id = ${accountId} and f.deleted_at is null ${ofStatus(status)}
    order by lower(f.name), f.id limit ${limit}`);
}
