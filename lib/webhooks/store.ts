import type { Database } from "../db";
import { Prisma } from "../generated/prisma/client";

/** An account and the connection (or transaction) through which it is read and written. */
export type Scope = { accountId: number; db: Database };

/** An event to be told; what has the same account, type and dedupe key is the same happening. */
export type NewEvent = { accountId: number; type: string; dedupeKey: string; data: object };

/**
 * Keeps events with a delivery to each active webhook of their account that asks for their kind: one statement for all.
 * Nothing is kept of what no webhook asks for, or what was told before. Gives how many deliveries it made.
 */
export async function insertEvents(db: Database, events: readonly NewEvent[], at: Date): Promise<number> {
  return db.$executeRaw`
    with happening as (
      select distinct on (account_id, type, dedupe_key) *
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as h("accountId" int, type text, "dedupeKey" text, data jsonb),
        lateral (select "accountId" as account_id, "dedupeKey" as dedupe_key) names
    ), wanted as (
      select w.id, w.account_id, w.events from webhooks w join users u on u.id = w.account_id
      where w.active and u.delete_after is null and w.account_id in (select account_id from happening)
    ), told as (
      insert into webhook_events (account_id, type, dedupe_key, data, created_at)
      select h.account_id, h.type, h.dedupe_key, h.data, ${at} from happening h
      where exists (select 1 from wanted w where w.account_id = h.account_id and h.type = any(w.events))
      on conflict (account_id, type, dedupe_key) do nothing
      returning id, account_id, type
    )
    insert into webhook_deliveries (webhook_id, event_id, next_attempt_at, created_at)
    select w.id, told.id, ${at}, ${at}
    from told join wanted w on w.account_id = told.account_id and told.type = any(w.events)`;
}

/** A webhook, without its secret. */
export type WebhookRow = {
  id: number;
  url: string;
  name: string;
  events: string[];
  active: boolean;
  createdAt: Date;
  /** Of the delivery that was made last; null when there was none. */
  lastState: string | null;
  lastAt: Date | null;
};

/** The account's webhooks, or the one with the id `only`, oldest first, with how the last delivery went: one query. */
export async function findWebhooks({ accountId, db }: Scope, only?: number): Promise<WebhookRow[]> {
  const oneOnly = only === undefined ? Prisma.empty : Prisma.sql`and w.id = ${only}`;
  return db.$queryRaw<WebhookRow[]>`
    select w.id, w.url, w.name, w.events, w.active, w.created_at as "createdAt",
      last.state as "lastState", last.created_at as "lastAt"
    from webhooks w
    left join lateral (
      select state, created_at from webhook_deliveries where webhook_id = w.id order by id desc limit 1
    ) last on true
    where w.account_id = ${accountId} ${oneOnly}
    order by w.id`;
}

/** How many webhooks the account has; until the transaction ends no other call can change that. */
export async function countWebhooks({ accountId, db }: Scope): Promise<number> {
  await db.$queryRaw`select 1 from users where id = ${accountId} for no key update`;
  return db.webhook.count({ where: { accountId } });
}

/** What is kept of a new webhook; its secret is sealed. */
export type NewWebhook = {
  url: string;
  name: string;
  events: string[];
  secret: Uint8Array<ArrayBuffer>;
  createdAt: Date;
};

/** Keeps a new webhook of the account; gives its id. */
export async function insertWebhook({ accountId, db }: Scope, webhook: NewWebhook): Promise<number> {
  const { id } = await db.webhook.create({ data: { accountId, ...webhook }, select: { id: true } });
  return id;
}

/** What may change in a webhook; what is left out stays. */
export type WebhookChange = Partial<Pick<NewWebhook, "url" | "name" | "events" | "secret">> & { active?: boolean };

/** Changes the account's webhook `id`; false when the account has no such webhook. */
export async function updateWebhook(
  { accountId, db }: Scope,
  { id, change }: { id: number; change: WebhookChange },
): Promise<boolean> {
  const { count } = await db.webhook.updateMany({ where: { id, accountId }, data: change });
  return count > 0;
}

/** Removes the account's webhook `id` with its deliveries; false when the account has no such webhook. */
export async function deleteWebhook({ accountId, db }: Scope, id: number): Promise<boolean> {
  const { count } = await db.webhook.deleteMany({ where: { id, accountId } });
  return count > 0;
}

/** Which events of which farms are wanted. */
export type ToldAsked = { type: string; farmIds: number[]; since: Date };

/** The data of events of a kind that were told of farms. Not scoped: the watch looks at the farms of all accounts. */
export async function findTold(db: Database, { type, farmIds, since }: ToldAsked): Promise<unknown[]> {
  const rows = await db.$queryRaw<{ data: unknown }[]>`
    select e.data from webhook_events e
    where e.type = ${type} and e.created_at >= ${since} and e.account_id in (
        select account_id from farms where id = any(${farmIds}::int[])
      ) and (e.data -> 'farm' ->> 'id')::int = any(${farmIds}::int[])`;
  return rows.map(({ data }) => data);
}
