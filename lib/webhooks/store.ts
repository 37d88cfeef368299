import type { Database } from "../db";

/** An account and the connection (or transaction) through which it is read and written. */
export type Scope = { accountId: number; db: Database };

/** An event to be told; what has the same dedupe key is the same happening. */
export type NewEvent = { type: string; dedupeKey: string; data: object; now: number };

/**
 * Keeps an event with a delivery to each active webhook of the account that asks for its kind: one statement. Nothing
 * is kept when no webhook asks for it, or when it was told before. Gives how many deliveries it made.
 */
export async function insertEvent({ accountId, db }: Scope, event: NewEvent): Promise<number> {
  const at = new Date(event.now);
  return db.$executeRaw`
    with wanted as (
      select w.id from webhooks w join users u on u.id = w.account_id
      where w.account_id = ${accountId} and w.active and ${event.type} = any(w.events) and u.delete_after is null
    ), told as (
      insert into webhook_events (account_id, type, dedupe_key, data, created_at)
      select ${accountId}, ${event.type}, ${event.dedupeKey}, ${JSON.stringify(event.data)}::jsonb, ${at}
      where exists (select 1 from wanted)
      on conflict (account_id, type, dedupe_key) do nothing
      returning id
    )
    insert into webhook_deliveries (webhook_id, event_id, next_attempt_at, created_at)
    select wanted.id, told.id, ${at}, ${at} from wanted cross join told`;
}
