import { db } from "../../db";
import type { Scope } from "../../farms/store";
import { Prisma } from "../../generated/prisma/client";
import { earthRadiusKm, type Point } from "../../geo/coordinates";
import { inSandbox } from "../../sandbox";
import type { Sighting } from "./sighting";

/** How far sightings reach (km). */
export const nearbyKm = 25;

const columns = {
  id: true,
  cropId: true,
  latitude: true,
  longitude: true,
  seenOn: true,
  notes: true,
  identificationId: true,
  createdAt: true,
  organism: { select: { id: true, name: true } },
  farm: { select: { id: true, name: true, deletedAt: true } },
} as const satisfies Prisma.PestSightingSelect;

function sightingOf(row: Prisma.PestSightingGetPayload<{ select: typeof columns }>): Sighting {
  const { latitude, longitude, farm, seenOn, ...rest } = row;
  return {
    ...rest,
    point: { latitude, longitude },
    seenOn: seenOn.toISOString().slice(0, 10),
    farm: farm && farm.deletedAt === null ? { id: farm.id, name: farm.name } : null,
  };
}

/** Which of the account's sightings are wanted. */
export type SightingsAsked = { farmId: number | undefined; limit: number; offset: number };

/** A page of the account's sightings, the latest reported first, and how many there are. */
export async function findSightings(
  { accountId, db }: Scope,
  { farmId, limit, offset }: SightingsAsked,
): Promise<{ sightings: Sighting[]; total: number }> {
  const where = { accountId, ...(farmId !== undefined && { farmId }) };
  const [rows, total] = await Promise.all([
    db.pestSighting.findMany({
      where,
      select: columns,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.pestSighting.count({ where }),
  ]);
  return { sightings: rows.map(sightingOf), total };
}

/** When the account made its sightings since `since`, the earliest first; no other call adds one until the transaction ends. */
export async function lockRecentSightings({ accountId, db }: Scope, since: Date): Promise<Date[]> {
  await db.$queryRaw`select 1 from users where id = ${accountId} for no key update`;
  const rows = await db.pestSighting.findMany({
    where: { accountId, createdAt: { gt: since } },
    select: { createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ createdAt }) => createdAt);
}

/** Whether the account has an identification with this id. */
export async function hasIdentification({ accountId, db }: Scope, id: number): Promise<boolean> {
  return (await db.pestIdentification.count({ where: { id, accountId } })) === 1;
}

/** A new sighting as it is kept. */
export type NewSightingRow = Omit<Sighting, "id" | "organism" | "farm"> & { organismId: number; farmId: number | null };

/** Keeps a sighting whose farm and identification are the account's; null when the identification has one already. */
export async function insertSighting({ accountId, db }: Scope, sighting: NewSightingRow): Promise<Sighting | null> {
  const { point, seenOn, ...rest } = sighting;
  const [row] = await db.pestSighting.createManyAndReturn({
    data: [{ ...rest, ...point, accountId, seenOn: new Date(seenOn) }],
    skipDuplicates: true,
    select: columns,
  });
  return row ? sightingOf(row) : null;
}

/** Removes the account's sighting; false when it has none with this id. */
export async function deleteSighting({ accountId, db }: Scope, id: number): Promise<boolean> {
  const { count } = await db.pestSighting.deleteMany({ where: { id, accountId } });
  return count === 1;
}

/** Where and of what sightings are wanted, and whose do not count. */
export type NearbyAsked = {
  points: readonly Point[];
  /** Only of these; left out: of all. */
  organismIds?: readonly number[];
  /** First day (YYYY-MM-DD) on which they were seen. */
  since: string;
  /** The account that asks, or one for each point: its own sightings tell it nothing new. */
  notAccountId: number | readonly number[];
};

const kmPerDegree = (Math.PI / 180) * earthRadiusKm;

/**
 * For each point, in order, how many other accounts saw each organism (by its id) within 25 km. Of other accounts'
 * sightings nothing but these counts leaves the store. Distance: haversine formula.
 */
export async function sightingsNear(asked: NearbyAsked): Promise<Map<number, number>[]> {
  const { points, organismIds, since, notAccountId } = asked;
  const near = points.map(() => new Map<number, number>());
  // What live accounts see today must not show in answers that are always the same.
  if (points.length === 0 || organismIds?.length === 0 || inSandbox()) return near;
  const only = organismIds ? Prisma.sql`and s.organism_id = any(${[...organismIds]}::int[])` : Prisma.empty;
  const degrees = nearbyKm / kmPerDegree;
  const askers = typeof notAccountId === "number" ? points.map(() => notAccountId) : [...notAccountId];
  const rows = await db().$queryRaw<{ position: number; organismId: number; accounts: number }[]>`
    select p.position::int, s.organism_id as "organismId", count(distinct s.account_id)::int as accounts
    from unnest(
      ${points.map(({ latitude }) => latitude)}::float8[],
      ${points.map(({ longitude }) => longitude)}::float8[],
      ${askers}::int[]
    ) with ordinality as p(latitude, longitude, asker, position)
    join pest_sightings s on s.latitude between p.latitude - ${degrees}::float8 and p.latitude + ${degrees}::float8
      and s.seen_on >= ${since}::date and s.account_id <> p.asker ${only}
    where sin(radians(s.latitude - p.latitude) / 2) ^ 2
      + cos(radians(p.latitude)) * cos(radians(s.latitude)) * sin(radians(s.longitude - p.longitude) / 2) ^ 2
      <= sin(${nearbyKm / earthRadiusKm / 2}::float8) ^ 2
    group by 1, 2`;
  for (const { position, organismId, accounts } of rows) near[position - 1]?.set(organismId, accounts);
  return near;
}
