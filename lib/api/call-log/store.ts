import { db } from "../../db";
import { Prisma } from "../../generated/prisma/client";

/** A call as it is kept for its account's holder. */
export type KeptCall = {
  accountId: number;
  keyId: number;
  /** Milliseconds since 1970, as all times here. */
  at: number;
  requestId: string;
  endpoint: string;
  status: number;
  durationMs: number;
  costUnits: number;
};

/** Answers to one key at one endpoint in one hour. */
export type CountedHour = {
  accountId: number;
  keyId: number;
  endpoint: string;
  hour: number;
  calls: number;
  refused: number;
  failed: number;
};

/** When and from where a key was last called with. */
export type KeyUse = { keyId: number; at: number; address: string | null };

/** What gathered since the last time it was written. */
export type CallBatch = {
  calls: readonly KeptCall[];
  hours: readonly CountedHour[];
  uses: readonly KeyUse[];
};

/** Calls that are kept of an account: the newest. */
export const keptCalls = 1_000;

const seconds = (times: readonly number[]) => times.map((ms) => ms / 1000);

// Accounts and keys that are gone by now are left out.
function insertCalls(calls: readonly KeptCall[]): Prisma.Sql {
  return Prisma.sql`
    insert into call_records (account_id, key_id, at, request_id, endpoint, status, duration_ms, cost_units)
    select c.account_id, c.key_id, to_timestamp(c.at), c.request_id, c.endpoint, c.status, c.duration_ms, c.cost_units
    from unnest(
      ${calls.map((call) => call.accountId)}::int[], ${calls.map((call) => call.keyId)}::int[],
      ${seconds(calls.map((call) => call.at))}::float8[], ${calls.map((call) => call.requestId)}::text[],
      ${calls.map((call) => call.endpoint)}::text[], ${calls.map((call) => call.status)}::int[],
      ${calls.map((call) => call.durationMs)}::float8[], ${calls.map((call) => call.costUnits)}::bigint[]
    ) with ordinality as c (account_id, key_id, at, request_id, endpoint, status, duration_ms, cost_units, place)
    join users u on u.id = c.account_id
    order by c.place`;
}

// Rows are taken in the order of their keys, so that processes which write at once wait for each other in a line.
function addHours(hours: readonly CountedHour[]): Prisma.Sql {
  return Prisma.sql`
    insert into call_hours as counted (key_id, endpoint, hour, account_id, calls, refused, failed)
    select h.key_id, h.endpoint, to_timestamp(h.hour), k.account_id, h.calls, h.refused, h.failed
    from unnest(
      ${hours.map((hour) => hour.keyId)}::int[], ${hours.map((hour) => hour.endpoint)}::text[],
      ${seconds(hours.map((hour) => hour.hour))}::float8[], ${hours.map((hour) => hour.calls)}::int[],
      ${hours.map((hour) => hour.refused)}::int[], ${hours.map((hour) => hour.failed)}::int[]
    ) as h (key_id, endpoint, hour, calls, refused, failed)
    join api_keys k on k.id = h.key_id
    order by h.key_id, h.hour, h.endpoint
    on conflict (key_id, hour, endpoint) do update set
      calls = counted.calls + excluded.calls,
      refused = counted.refused + excluded.refused,
      failed = counted.failed + excluded.failed`;
}

function noteUses(uses: readonly KeyUse[]): Prisma.Sql {
  return Prisma.sql`
    with used as (
      select * from unnest(
        ${uses.map((use) => use.keyId)}::int[], ${seconds(uses.map((use) => use.at))}::float8[],
        ${uses.map((use) => use.address)}::text[]
      ) as used (key_id, at, address)
    ), locked as materialized (
      select id from api_keys where id in (select key_id from used) order by id for no key update
    )
    update api_keys k set last_used_at = to_timestamp(used.at), last_used_ip = coalesce(used.address, k.last_used_ip)
    from used join locked on locked.id = used.key_id
    where k.id = locked.id and (k.last_used_at is null or k.last_used_at < to_timestamp(used.at))`;
}

function dropOldCalls(accountIds: readonly number[]): Prisma.Sql {
  return Prisma.sql`
    delete from call_records old using (
      select id as account_id, (
        select r.id from call_records r where r.account_id = a.id order by r.id desc offset ${keptCalls} limit 1
      ) as newest_to_go
      from unnest(${accountIds}::int[]) as a (id)
    ) as bound
    where old.account_id = bound.account_id and old.id <= bound.newest_to_go`;
}

/** Writes a batch, all of it or nothing. Not scoped: it holds the calls of every account of this process. */
export async function writeCalls({ calls, hours, uses }: CallBatch): Promise<void> {
  const accountIds = [...new Set(calls.map((call) => call.accountId))];
  await db().$transaction([
    db().$executeRaw(addHours(hours)),
    db().$executeRaw(noteUses(uses)),
    db().$executeRaw(insertCalls(calls)),
    db().$executeRaw(dropOldCalls(accountIds)),
  ]);
}
