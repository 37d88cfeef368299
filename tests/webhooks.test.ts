import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ConsoleApi } from "../lib/api/console-api";
import { verifyWebhook } from "../lib/client";
import { now as clockNow } from "../lib/clock";
import { completeConfig } from "../lib/config";
import { closeDb, db } from "../lib/db";
import { runInSandbox } from "../lib/sandbox";
import { completeSampleWith } from "../lib/soil/samples/operators";
import { testDatabase } from "../lib/testing/database";
import { claimDeliveries, deliverDue } from "../lib/webhooks/delivery/deliver";
import { startDispatcher } from "../lib/webhooks/delivery/dispatcher";
import { dropOldEvents } from "../lib/webhooks/delivery/prune";
import { emitEvent } from "../lib/webhooks/emit";
import {
  addWebhookEndpoint,
  changeWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  removeWebhookEndpoint,
  replayDeliveryEndpoint,
  rotateWebhookSecretEndpoint,
  testWebhookEndpoint,
} from "../lib/webhooks/endpoints";
import { startReceiver, type Got, type Receiver } from "./support/receiver";

type Delivery = {
  id: number;
  event_id: string;
  state: string;
  next_attempt_at: string | null;
  attempts: { status: number | null; fault: string | null }[];
  payload: string;
};
type Answer = { status: number; body: { id: number; secret: string; message: string; data: Delivery[] } & Delivery };

const now = Date.UTC(2026, 7, 20, 9);
const minuteMs = 60_000;
const budget = { month: "2026-08-01", percent: 80, budget_naira: "50000.0000", spent_naira: "40012.5000" } as const;

let signedIn = 0;
const api = new ConsoleApi(
  [
    listWebhooksEndpoint,
    addWebhookEndpoint,
    changeWebhookEndpoint,
    removeWebhookEndpoint,
    rotateWebhookSecretEndpoint,
    testWebhookEndpoint,
    listDeliveriesEndpoint,
    replayDeliveryEndpoint,
  ],
  () => ({ accountId: signedIn, keyId: null }),
);

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {
    host: "farm.example",
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  const reply = await api.answer({
    method,
    path: `/v1/webhooks${path}`,
    search: "",
    header: (name) => headers[name],
    readBody: () => Promise.resolve(Buffer.from(body === undefined ? "" : JSON.stringify(body))),
  });
  return { status: reply.status, body: JSON.parse(reply.body) as Answer["body"] };
}

let accounts = 0;
async function account(): Promise<number> {
  const email = `hooks-${++accounts}@example.com`;
  return (await db().user.create({ data: { name: "Musa", email }, select: { id: true } })).id;
}

let receiver: Receiver;
beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent", AUTH_SECRET: "s".repeat(32) });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await closeDb();
});
beforeEach(async () => {
  completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
  // What an earlier test left waiting is not of the next.
  await db().webhookEvent.deleteMany({});
  signedIn = await account();
  receiver.got.length = 0;
  receiver.answers.length = 0;
});

const wish = (events = ["budget.reached"]) => ({ url: receiver.url, name: "Office", events });
const added = async (events?: string[]) => (await call("POST", "", wish(events))).body;
const emit = (dedupeKey = "month 80", accountId = signedIn) =>
  emitEvent({ accountId, type: "budget.reached", dedupeKey, data: budget }, { db: db(), now });
const deliveries = async (id: number) => (await call("GET", `/${id}/deliveries`)).body.data;
const firstGot = (index = 0): Got => {
  const got = receiver.got[index];
  if (!got) throw new Error("nothing came");
  return got;
};
const verified = ({ body, headers }: Got, secret: string, at = now) =>
  verifyWebhook({ body, signature: String(headers["gona-signature"]), secret, now: at });

describe("a webhook's receiver", () => {
  it("verifies the signature, gets a retry when its time has come, and the same event again when it is replayed", async () => {
    const { id, secret } = await added();
    await emit();
    receiver.answers.push(500);
    expect(await deliverDue({ now })).toBe(1);
    expect(await verified(firstGot(), secret)).toMatchObject({ type: "budget.reached", data: budget });
    await expect(verified(firstGot(), `${secret}x`)).rejects.toMatchObject({ reason: "mismatch" });
    await expect(verified(firstGot(), secret, now + 10 * minuteMs)).rejects.toMatchObject({ reason: "expired" });
    const changed = { ...firstGot(), body: firstGot().body.replace('"80"', "") + " " };
    await expect(verified(changed, secret)).rejects.toMatchObject({ reason: "mismatch" });

    const [waiting] = await deliveries(id);
    expect(waiting).toMatchObject({ state: "pending", attempts: [{ status: 500, fault: "Answered 500" }] });
    expect(waiting?.next_attempt_at).toBe(new Date(now + 10_000).toISOString());
    expect(await deliverDue({ now: now + 9_999 })).toBe(0);
    expect(await deliverDue({ now: now + 10_000 })).toBe(1);
    expect(firstGot(1).body).toBe(firstGot().body);
    // Signed anew, at its own time.
    expect(firstGot(1).headers["gona-signature"]).toContain(`t=${(now + 10_000) / 1000},`);
    expect(await verified(firstGot(1), secret)).toMatchObject({ id: waiting?.event_id });
    expect(await deliverDue({ now: now + 86_400_000 })).toBe(0);
    const [done] = await deliveries(id);
    expect(done).toMatchObject({ state: "delivered", next_attempt_at: null, payload: firstGot().body });

    const replayed = await call("POST", `/deliveries/${done?.id}/replay`);
    expect([replayed.status, replayed.body.state]).toEqual([201, "pending"]);
    await deliverDue({ now: clockNow() });
    expect(firstGot(2).body).toBe(firstGot().body);
    const [first, third] = [firstGot().headers, firstGot(2).headers];
    expect(third["gona-event-id"]).toBe(first["gona-event-id"]);
    expect(third["gona-delivery-id"]).not.toBe(first["gona-delivery-id"]);
    expect(await verified(firstGot(2), secret, clockNow())).toMatchObject({ id: done?.event_id });
  });

  it("that never takes it is tried eight times in some twenty-one hours, and then no more", async () => {
    const { id } = await added();
    await emit();
    let at = now;
    for (let attempt = 1; attempt <= 8; attempt++) {
      receiver.answers.push(attempt === 3 ? 302 : 503);
      expect(await deliverDue({ now: at })).toBe(1);
      const [{ next_attempt_at: next } = { next_attempt_at: null }] = await deliveries(id);
      at = next === null ? at : Date.parse(next);
    }
    expect(at - now).toBe(10_000 + 36 * minuteMs + 20 * 60 * minuteMs);
    expect(await deliverDue({ now: at + 86_400_000 })).toBe(0);
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ state: "failed", next_attempt_at: null });
    expect(failed?.attempts.map(({ status }) => status)).toEqual([503, 503, 302, 503, 503, 503, 503, 503]);
  });

  it("gets each delivery from one process only, however many share the work", async () => {
    await added();
    for (let event = 0; event < 3; event++) await emit(`event ${event}`);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimDeliveries(now, 16)));
    expect(claims.flat()).toHaveLength(3);
    // A process that dies with what it took on keeps it for a minute.
    expect(await claimDeliveries(now + 59_000, 16)).toHaveLength(0);
    expect(await deliverDue({ now: now + 60_000 })).toBe(3);
  });

  it("that is slow holds up nobody else: only some of its deliveries are taken on at once", async () => {
    await added();
    for (let event = 0; event < 6; event++) await emit(`event ${event}`);
    const other = await account();
    signedIn = other;
    await added();
    await emit("theirs");
    const claimed = await claimDeliveries(now, 6);
    expect(claimed.filter(({ accountId }) => accountId === other)).toHaveLength(1);
    expect(claimed).toHaveLength(5);
  });

  it("is told at once after an event, and what is under way when the server stops is given back", async () => {
    const { id, secret } = await added();
    const stop = startDispatcher();
    await emitEvent(
      { accountId: signedIn, type: "budget.reached", dedupeKey: "now", data: budget },
      { db: db(), now: clockNow() },
    );
    await receiver.until(1);
    expect(await verified(firstGot(), secret, clockNow())).toMatchObject({ type: "budget.reached" });
    receiver.answers.push("hang");
    await call("POST", `/deliveries/${(await deliveries(id))[0]?.id}/replay`);
    await receiver.until(2);
    await stop();
    const [given, done] = await deliveries(id);
    expect([given?.state, given?.attempts, done?.state]).toEqual(["pending", [], "delivered"]);
    expect(await deliverDue({ now: clockNow() + 1 })).toBe(1);
  });
});

describe("an event", () => {
  it("is told to the active webhooks that ask for it, once", async () => {
    const office = await added(["budget.reached", "sample.completed"]);
    await added(["weather.alert"]);
    const paused = await added();
    await call("PATCH", `/${paused.id}`, { active: false });
    await emit();
    await emit();
    expect(await db().webhookDelivery.findMany({ select: { webhookId: true } })).toEqual([{ webhookId: office.id }]);
    await deliverDue({ now });
  });

  it("that no webhook asks for, that is a test key's, or of an account that is to be deleted is not kept", async () => {
    await added(["weather.alert"]);
    await emit();
    signedIn = await account();
    await added();
    await runInSandbox(() => emit());
    await db().user.update({ where: { id: signedIn }, data: { deleteAfter: new Date(now + 1) } });
    await emit();
    expect(await db().webhookEvent.count()).toBe(0);
  });

  it("of a transaction that is rolled back is not told", async () => {
    await added();
    const work = db().$transaction(async (tx) => {
      await emitEvent(
        { accountId: signedIn, type: "budget.reached", dedupeKey: "undone", data: budget },
        { db: tx, now },
      );
      throw new Error("undone");
    });
    await expect(work).rejects.toThrow("undone");
    expect(await deliverDue({ now })).toBe(0);
  });

  it("comes of a soil sample that becomes completed, also by an operator, and not of corrected results", async () => {
    await added(["sample.completed"]);
    const farm = await db().farm.create({ data: { accountId: signedIn, name: "Gona", latitude: 11, longitude: 7.6 } });
    const sample = {
      ...{ farmId: farm.id, depthCm: 20, latitude: 11, longitude: 7.6, trackingCode: `GS-${signedIn}` },
      ...{ collectionDate: new Date("2026-08-01"), estimatedCompletionDate: new Date("2026-08-20") },
    };
    const { id } = await db().soilSample.create({ data: { ...sample, status: "received" }, select: { id: true } });
    for (const ph of [5.4, 5.6]) {
      const text = JSON.stringify({ ph, analysis_date: "2026-08-12" });
      await completeSampleWith({ trackingCode: `GS-${signedIn}`, text, now });
    }
    expect(await deliverDue({ now })).toBe(1);
    expect(JSON.parse(firstGot().body)).toMatchObject({
      type: "sample.completed",
      created_at: new Date(now).toISOString(),
      data: { sample_id: id, farm_id: farm.id, ph: 5.4, analysis_date: "2026-08-12" },
    });
  });

  it("is forgotten with its deliveries after 30 days", async () => {
    const { id } = await added();
    await emit();
    await deliverDue({ now });
    await dropOldEvents(now + 30 * 86_400_000);
    expect(await deliveries(id)).toHaveLength(1);
    await dropOldEvents(now + 30 * 86_400_000 + 1);
    expect(await deliveries(id)).toHaveLength(0);
  });
});

describe("a webhook", () => {
  it("is not sent to a private address unless that is set: 400 when it is added or changed, and nothing is sent", async () => {
    const { id } = await added();
    await emit();
    completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: false });
    const urls = [
      "https://127.0.0.1/",
      "https://localhost/",
      "https://[::1]/",
      "https://169.254.169.254/",
      receiver.url,
    ];
    for (const url of urls) {
      const { status, body } = await call("POST", "", { ...wish(), url });
      expect([status, body.message]).toEqual([400, expect.stringMatching(/^url: /)]);
      expect((await call("PATCH", `/${id}`, { url })).status).toBe(400);
    }
    await deliverDue({ now });
    expect(receiver.got).toHaveLength(0);
    expect((await deliveries(id))[0]?.attempts[0]).toMatchObject({
      status: null,
      fault: expect.stringMatching(/^Not/),
    });
  });

  it("takes a test event at once, also while it is paused, and one that fails is not tried again", async () => {
    const { id, secret } = await added();
    await call("PATCH", `/${id}`, { active: false });
    const taken = await call("POST", `/${id}/test`);
    expect(taken).toMatchObject({ status: 200, body: { state: "delivered", attempts: [{ status: 200 }] } });
    expect(await verified(firstGot(), secret, clockNow())).toMatchObject({ type: "test" });
    receiver.answers.push(404);
    expect((await call("POST", `/${id}/test`)).body).toMatchObject({ state: "failed", next_attempt_at: null });
    expect((await call("POST", `/deliveries/${taken.body.id}/replay`)).status).toBe(409);
  });

  it("that is paused is not tried; what waited goes when it is resumed", async () => {
    const { id } = await added();
    await emit();
    await call("PATCH", `/${id}`, { active: false });
    expect(await deliverDue({ now })).toBe(0);
    await call("PATCH", `/${id}`, { active: true });
    expect(await deliverDue({ now })).toBe(1);
  });

  it("shows its secret when it is added and when it gets a new one, which alone signs from then on", async () => {
    const { id, secret } = await added();
    const { body } = await call("POST", `/${id}/secret`);
    expect(body.secret).not.toBe(secret);
    expect(JSON.stringify((await call("GET", "")).body)).not.toContain("whsec_");
    await call("POST", `/${id}/test`);
    await expect(verified(firstGot(), secret, clockNow())).rejects.toMatchObject({ reason: "mismatch" });
    expect(await verified(firstGot(), body.secret, clockNow())).toMatchObject({ type: "test" });
  });

  it("whose secret cannot be read any more says so in its log", async () => {
    const { id } = await added();
    completeConfig({ AUTH_SECRET: "t".repeat(32) });
    const { body } = await call("POST", `/${id}/test`);
    completeConfig({ AUTH_SECRET: "s".repeat(32) });
    expect(body).toMatchObject({ state: "failed", attempts: [{ fault: expect.stringMatching(/make a new one/) }] });
  });

  it("is one of ten at most, also when many are added at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => call("POST", "", wish())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it("is nobody else's: 404 for all that another account tries, and it stays as it was", async () => {
    const { id } = await added();
    const { body: delivery } = await call("POST", `/${id}/test`);
    const before = (await call("GET", "")).body;
    const owner = signedIn;
    signedIn = await account();
    const tried = [
      await call("PATCH", `/${id}`, { name: "Stolen", active: false }),
      await call("POST", `/${id}/secret`),
      await call("POST", `/${id}/test`),
      await call("GET", `/${id}/deliveries`),
      await call("POST", `/deliveries/${delivery.id}/replay`),
      await call("DELETE", `/${id}`),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await call("GET", "")).body.data).toEqual([]);
    signedIn = owner;
    expect((await call("GET", "")).body).toEqual(before);
    expect((await call("DELETE", `/${id}`)).status).toBe(200);
    expect((await call("GET", `/${id}/deliveries`)).status).toBe(404);
  });
});
