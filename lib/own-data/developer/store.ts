import { after, id, page, pageRows, type Scope } from "../store";

type Hour = { keyId: number; hour: Date; endpoint: string };

const hourOrder = [{ keyId: "asc" }, { hour: "asc" }, { endpoint: "asc" }] as const;

/** Hours that come after `last` in that order. */
function afterHour(last: Hour | undefined) {
  if (!last) return {};
  const { keyId, hour, endpoint } = last;
  return { OR: [{ keyId: { gt: keyId } }, { keyId, hour: { gt: hour } }, { keyId, hour, endpoint: { gt: endpoint } }] };
}

/** API keys, of which the digest stays here. */
export const readKeys = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.apiKey.findMany({
    where: { accountId, id: after(last) },
    select: {
      id,
      name: true,
      prefix: true,
      lastFour: true,
      budgetUnits: true,
      createdAt: true,
      expiresAt: true,
      deactivatedAt: true,
      test: true,
      scopes: true,
      allowedIps: true,
      rotatedFromId: true,
      lastUsedAt: true,
      lastUsedIp: true,
    },
    ...page,
  });

/** Charged calls by key, endpoint and hour. */
export const readUsageHours = ({ accountId, db }: Scope, last?: Hour) =>
  db.usageHour.findMany({
    where: { accountId, ...afterHour(last) },
    select: { keyId: true, endpoint: true, hour: true, calls: true, costUnits: true, lastAt: true },
    orderBy: [...hourOrder],
    take: pageRows,
  });

/** What was spent in each month. */
export const readMonths = ({ accountId, db }: Scope, last?: { month: Date }) =>
  db.accountMonth.findMany({
    where: { accountId, ...(last ? { month: { gt: last.month } } : {}) },
    select: { month: true, calls: true, costUnits: true, toldPercent: true },
    orderBy: { month: "asc" },
    take: pageRows,
  });

/** Answers by key, endpoint and hour, charged or not. */
export const readCallHours = ({ accountId, db }: Scope, last?: Hour) =>
  db.callHour.findMany({
    where: { accountId, ...afterHour(last) },
    select: { keyId: true, endpoint: true, hour: true, calls: true, refused: true, failed: true },
    orderBy: [...hourOrder],
    take: pageRows,
  });

/** The last calls. */
export const readCalls = ({ accountId, db }: Scope, last?: { id: bigint }) =>
  db.callRecord.findMany({
    where: { accountId, id: { gt: last?.id ?? 0n } },
    select: {
      id,
      keyId: true,
      at: true,
      requestId: true,
      endpoint: true,
      status: true,
      durationMs: true,
      costUnits: true,
    },
    ...page,
  });

/** Webhooks, of which the secret stays here. */
export const readWebhooks = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.webhook.findMany({
    where: { accountId, id: after(last) },
    select: { id, url: true, name: true, events: true, active: true, createdAt: true },
    ...page,
  });

/** What webhooks were told of. */
export const readEvents = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.webhookEvent.findMany({
    where: { accountId, id: after(last) },
    select: { id, type: true, dedupeKey: true, data: true, createdAt: true },
    ...page,
  });

/** Events on their way to webhooks. */
export const readDeliveries = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.webhookDelivery.findMany({
    where: { webhook: { accountId }, id: after(last) },
    select: {
      id,
      webhookId: true,
      eventId: true,
      state: true,
      attempts: true,
      nextAttemptAt: true,
      deliveredAt: true,
      createdAt: true,
    },
    ...page,
  });

/** Attempts to deliver events. */
export const readAttempts = ({ accountId, db }: Scope, last?: { id: number }) =>
  db.webhookAttempt.findMany({
    where: { delivery: { webhook: { accountId } }, id: after(last) },
    select: { id, deliveryId: true, at: true, status: true, fault: true, durationMs: true },
    ...page,
  });
