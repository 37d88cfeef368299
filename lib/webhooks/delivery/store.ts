import { db } from "../../db";
import type { Scope } from "../store";
import type { Outcome } from "./send";

/** A delivery that this process has taken on, with all that is needed to make it. */
export type ClaimedDelivery = {
  id: number;
  /** The attempt that is to be made now, from 1. */
  attempt: number;
  accountId: number;
  url: string;
  secret: Uint8Array;
  eventId: number;
  type: string;
  data: unknown;
  eventAt: Date;
};

/** How much is taken on, and when. */
export type Claim = { now: number; most: number; mostPerWebhook: number };

/** So long an attempt belongs to the process that has taken it on; after that the process must have died. */
const leaseMs = 60_000;

/**
 * Takes on deliveries that are due, those of one webhook only a few at a time so that a slow receiver does not hold up
 * the others. What another process is taking on is passed over. Not scoped: the dispatcher works for all accounts.
 */
export async function claimDue({ now, most, mostPerWebhook }: Claim): Promise<ClaimedDelivery[]> {
  const [at, leased] = [new Date(now), new Date(now + leaseMs)];
  return db().$queryRaw<ClaimedDelivery[]>`
    with due as (
      select d.id, row_number() over (partition by d.webhook_id order by d.next_attempt_at, d.id) as turn
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id join users u on u.id = w.account_id
      where d.next_attempt_at <= ${at} and w.active and u.delete_after is null
    ), picked as (
      select d.id from webhook_deliveries d join due on due.id = d.id
      where due.turn <= ${mostPerWebhook} and d.next_attempt_at <= ${at}
      order by due.turn, d.next_attempt_at, d.id
      limit ${most}
      for update of d skip locked
    ), claimed as (
      update webhook_deliveries d set next_attempt_at = ${leased}, attempts = attempts + 1
      from picked where d.id = picked.id
      returning d.id, d.attempts, d.webhook_id, d.event_id
    )
    select c.id, c.attempts as attempt, w.account_id as "accountId", w.url, w.secret, e.id as "eventId", e.type, e.data,
      e.created_at as "eventAt"
    from claimed c join webhooks w on w.id = c.webhook_id join webhook_events e on e.id = c.event_id`;
}

/** How a delivery stands after an attempt. */
export type AfterAttempt = {
  delivery: Pick<ClaimedDelivery, "id" | "attempt">;
  at: Date;
  outcome: Outcome;
  /** Null when it was delivered or nothing more is tried. */
  nextAttemptAt: Date | null;
};

/** Writes an attempt down with what follows from it, unless the delivery was taken on by another process since. */
export async function recordAttempt({ delivery, at, outcome, nextAttemptAt }: AfterAttempt): Promise<void> {
  const delivered = outcome.fault === null;
  const state = delivered ? "delivered" : nextAttemptAt ? "pending" : "failed";
  await db().$executeRaw`
    with changed as (
      update webhook_deliveries
      set state = ${state}, next_attempt_at = ${nextAttemptAt}, delivered_at = ${delivered ? at : null}
      where id = ${delivery.id} and attempts = ${delivery.attempt} and state = 'pending'
      returning id
    )
    insert into webhook_attempts (delivery_id, at, status, fault, duration_ms)
    select id, ${at}, ${outcome.status}, ${outcome.fault}, ${outcome.durationMs} from changed`;
}

/** Gives a delivery back that was taken on but not made, as if it had never been taken on. */
export async function releaseDelivery({ id, attempt }: ClaimedDelivery, now: number): Promise<void> {
  await db().webhookDelivery.updateMany({
    where: { id, attempts: attempt, state: "pending" },
    data: { attempts: { decrement: 1 }, nextAttemptAt: new Date(now) },
  });
}

/** Removes events of all accounts, with their deliveries, that happened before `before`. */
export async function dropEvents(before: Date): Promise<void> {
  await db().webhookEvent.deleteMany({ where: { createdAt: { lt: before } } });
}

/** A delivery as its account sees it. */
export type DeliveryRow = {
  id: number;
  state: string;
  createdAt: Date;
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  event: { id: number; type: string; data: unknown; createdAt: Date };
  tries: { at: Date; status: number | null; fault: string | null; durationMs: number }[];
};

const columns = {
  id: true,
  state: true,
  createdAt: true,
  nextAttemptAt: true,
  deliveredAt: true,
  event: { select: { id: true, type: true, data: true, createdAt: true } },
  tries: { select: { at: true, status: true, fault: true, durationMs: true }, orderBy: { id: "asc" } },
} as const;

/** The newest deliveries of the account's webhook, the newest first. */
export async function findDeliveries(
  { accountId, db }: Scope,
  { webhookId, most }: { webhookId: number; most: number },
): Promise<DeliveryRow[]> {
  return db.webhookDelivery.findMany({
    where: { webhookId, webhook: { accountId } },
    select: columns,
    orderBy: { id: "desc" },
    take: most,
  });
}

/** One of the account's deliveries; null when it has none with this id. */
export async function findDelivery({ accountId, db }: Scope, id: number): Promise<DeliveryRow | null> {
  return db.webhookDelivery.findFirst({ where: { id, webhook: { accountId } }, select: columns });
}

/** Keeps a test event of the account's webhook with a delivery that this process makes at once; null without the webhook. */
export async function insertTest(
  { accountId, db }: Scope,
  { webhookId, dedupeKey, data, now }: { webhookId: number; dedupeKey: string; data: object; now: number },
): Promise<ClaimedDelivery | null> {
  const [at, leased] = [new Date(now), new Date(now + leaseMs)];
  const [claimed] = await db.$queryRaw<ClaimedDelivery[]>`
    with target as (
      select id, account_id, url, secret from webhooks where id = ${webhookId} and account_id = ${accountId}
    ), event as (
      insert into webhook_events (account_id, type, dedupe_key, data, created_at)
      select account_id, 'test', ${dedupeKey}, ${JSON.stringify(data)}::jsonb, ${at} from target
      returning id, type, data, created_at
    ), delivery as (
      insert into webhook_deliveries (webhook_id, event_id, attempts, next_attempt_at, created_at)
      select target.id, event.id, 1, ${leased}, ${at} from target cross join event
      returning id
    )
    select delivery.id, 1 as attempt, target.account_id as "accountId", target.url, target.secret,
      event.id as "eventId", event.type, event.data, event.created_at as "eventAt"
    from delivery cross join event cross join target`;
  return claimed ?? null;
}

/** Keeps a new delivery, due at once, of the event of one of the account's deliveries; gives its id, null without it. */
export async function insertReplay(
  { accountId, db }: Scope,
  { deliveryId, now }: { deliveryId: number; now: number },
): Promise<number | null> {
  const at = new Date(now);
  const [made] = await db.$queryRaw<{ id: number }[]>`
    insert into webhook_deliveries (webhook_id, event_id, next_attempt_at, created_at)
    select d.webhook_id, d.event_id, ${at}, ${at}
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${deliveryId} and w.account_id = ${accountId}
    returning id`;
  return made?.id ?? null;
}

/** Whether the webhook of one of the account's deliveries is active; null when it has no such delivery. */
export async function isActiveWebhookOf({ accountId, db }: Scope, deliveryId: number): Promise<boolean | null> {
  const row = await db.webhookDelivery.findFirst({
    where: { id: deliveryId, webhook: { accountId } },
    select: { webhook: { select: { active: true } } },
  });
  return row && row.webhook.active;
}
