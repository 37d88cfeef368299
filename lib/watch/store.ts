import { db, type Database } from "../db";
import type { FarmCrop } from "../farms/crops/farm-crop";
import { cropsAsJson } from "../farms/store";
import type { Corner } from "../geo/boundary/ring";
import type { Point } from "../geo/coordinates";

/** A farm that is watched, and for which kinds of events. */
export type WatchedFarm = {
  id: number;
  accountId: number;
  name: string;
  point: Point;
  boundary: Corner[] | null;
  crops: FarmCrop[];
  types: string[];
};

type Row = Omit<WatchedFarm, "point" | "crops"> & Point & { crops: FarmCrop[] | null };

/** Kinds of events that come of watching farms. */
const watchedTypes = ["weather.alert", "pest.alert", "ndvi.drop"];

/**
 * The next active farms after the id `after` whose account has an active webhook that asks for what is seen on farms, in
 * one query. Not scoped: the watch looks at the farms of all accounts.
 */
export async function findWatchedFarms({ after, most }: { after: number; most: number }): Promise<WatchedFarm[]> {
  const rows = await db().$queryRaw<Row[]>`
    select f.id, f.account_id as "accountId", f.name, f.latitude, f.longitude, wanted.types, ${cropsAsJson} as crops,
      (select b.corners from farm_boundaries b where b.farm_id = f.id and b.valid_to is null) as boundary
    from farms f join (
      select w.account_id, array_agg(distinct e.type) as types
      from webhooks w join users u on u.id = w.account_id cross join unnest(w.events) as e(type)
      where w.active and u.delete_after is null and e.type = any(${watchedTypes})
      group by w.account_id
    ) wanted on wanted.account_id = f.account_id
    where f.id > ${after} and f.deleted_at is null and f.status = 'active' and not f.sample
      and f.latitude is not null and f.longitude is not null
    order by f.id limit ${most}`;
  return rows.map(({ latitude, longitude, crops, ...farm }) => ({
    ...farm,
    point: { latitude, longitude },
    crops: crops ?? [],
  }));
}

const watchLock = 7_102_026_003;

/** Does `work` unless another process is at it. What it writes stays, whatever becomes of the rest. */
export async function whileNobodyWatches(work: (db: Database) => Promise<void>, mostMs: number): Promise<void> {
  await db().$transaction(
    async (transaction) => {
      const [row] = await transaction.$queryRaw<{ mine: boolean }[]>`
        select pg_try_advisory_xact_lock(${watchLock}::bigint) as mine`;
      if (row?.mine === true) await work(db());
    },
    { timeout: mostMs },
  );
}
