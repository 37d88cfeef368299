import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { organisms } from "../pests/catalogue/organisms";
import { testDatabase } from "../testing/database";
import { freshUpstreams } from "../upstream/testing/fresh-upstreams";
import { startStandIns, type StandIns } from "../upstream/testing/stand-ins";
import { eventData, type EventType } from "../webhooks/events";
import { watchFarms } from "./watch";

const now = Date.UTC(2026, 10, 20, 9);
const hourMs = 3_600_000;
/** Each test has a place of its own, of which no answer is kept yet. */
let place = { latitude: 11.0213, longitude: 4.6681 };

let standIns: StandIns;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  completeConfig({ DATABASE_URL: databaseUrl });
  standIns = await startStandIns({ now: () => now });
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(async () => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl, UPSTREAM_TIMEOUT_MS: "8000" });
  standIns.setMode("all", "good");
  await db().user.deleteMany({ where: { email: { startsWith: "watch-" } } });
  standIns.forget();
  place = { ...place, longitude: place.longitude + 0.9 };
});

let accounts = 0;
async function account(events: EventType[], active = true): Promise<number> {
  const email = `watch-${++accounts}@example.com`;
  const { id } = await db().user.create({ data: { name: "Musa", email }, select: { id: true } });
  const hook = { accountId: id, url: "https://example.com", name: "Office", events, active };
  await db().webhook.create({ data: { ...hook, secret: new Uint8Array(1) } });
  return id;
}

/** Pictures of a farm are looked at in the hour that its id gives: these are looked at when it is nine. */
let farms = 24_009;
async function farmOf(accountId: number, more: { sample?: boolean; status?: string; deletedAt?: Date } = {}) {
  farms += 24;
  await db().farm.create({ data: { id: farms, accountId, name: "Gonar Musa", ...place, ...more } });
  return farms;
}

const told = async (accountId: number) =>
  (await db().webhookEvent.findMany({ where: { accountId }, orderBy: { id: "asc" } })).map(({ type, data }) => ({
    type,
    data,
  }));
const farmsOf = async (accountId: number) =>
  (await told(accountId)).map(({ data }) => (data as { farm: { id: number } }).farm.id);

describe("watching farms", () => {
  it("tells official and agronomic weather alerts of each farm, once, to accounts that ask for them", async () => {
    const holder = await account(["weather.alert"]);
    const [first, second] = [await farmOf(holder), await farmOf(holder)];
    await watchFarms(now);
    const events = (await told(holder)).map(({ data }) => eventData["weather.alert"].parse(data));
    for (const id of [first, second]) {
      const alerts = events.filter(({ farm }) => farm.id === id).map(({ alert }) => alert);
      expect(alerts.some(({ event }) => event === "THUNDERSTORMS")).toBe(true);
      expect(alerts.some(({ source }) => source.startsWith("Gona, from the forecast of"))).toBe(true);
    }
    expect(await db().webhookDelivery.count({ where: { webhook: { accountId: holder } } })).toBe(events.length);
    await watchFarms(now + 2 * hourMs);
    expect(await told(holder)).toHaveLength(events.length);
    expect(standIns.requests("earth-search")).toHaveLength(0);
  });

  it("asks for nothing on behalf of who does not ask for it, and leaves out sample, idle and deleted farms", async () => {
    const asleep = await account(["weather.alert"], false);
    await farmOf(asleep);
    await farmOf(await account(["sample.completed", "budget.reached"]));
    await watchFarms(now);
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(0);
    const holder = await account(["weather.alert"]);
    const seen = await farmOf(holder);
    await farmOf(holder, { sample: true });
    await farmOf(holder, { status: "archived" });
    await farmOf(holder, { deletedAt: new Date(now) });
    await watchFarms(now);
    expect(new Set(await farmsOf(holder))).toEqual(new Set([seen]));
  });

  it("tells of pests whose risk is high, not of lower ones, and not again while what was told holds", async () => {
    const [holder, neighbour] = [await account(["pest.alert"]), await account([])];
    const farmId = await farmOf(holder);
    await db().farmCrop.create({
      data: { farmId, cropId: 14, name: "Potato", status: "growing", plantingDate: new Date("2026-10-05") },
    });
    await watchFarms(now);
    const before = await told(holder);
    const organismId = (await organisms()).byCode("late_blight")?.id ?? 0;
    const seenOn = new Date("2026-11-18");
    await db().pestSighting.create({ data: { accountId: neighbour, organismId, ...place, seenOn } });
    await watchFarms(now + hourMs);
    const news = (await told(holder)).slice(before.length).map(({ data }) => eventData["pest.alert"].parse(data));
    expect(news).toMatchObject([
      { farm: { id: farmId }, organism: { id: organismId }, risk_level: "high", affected_crops: ["Potato"] },
    ]);
    await watchFarms(now + 5 * hourMs);
    expect(await told(holder)).toHaveLength(before.length + 1);
  });

  it("does not count an account's own sightings, though farms of many accounts are looked at together", async () => {
    const [holder, neighbour] = [await account(["pest.alert"]), await account(["pest.alert"])];
    for (const accountId of [holder, neighbour]) {
      const farmId = await farmOf(accountId);
      await db().farmCrop.create({ data: { farmId, cropId: 14, name: "Potato", status: "growing" } });
    }
    const organismId = (await organisms()).byCode("late_blight")?.id ?? 0;
    await db().pestSighting.create({
      data: { accountId: neighbour, organismId, ...place, seenOn: new Date("2026-11-18") },
    });
    await watchFarms(now);
    const ofBlight = async (accountId: number) =>
      (await told(accountId)).filter(({ data }) => eventData["pest.alert"].parse(data).organism.id === organismId);
    expect([await ofBlight(holder), await ofBlight(neighbour)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it("tells of a fall of NDVI once a picture, in the farm's hour, from Sentinel-2 alone", async () => {
    const holder = await account(["ndvi.drop"]);
    const farmId = await farmOf(holder);
    await watchFarms(now + hourMs);
    expect(await told(holder)).toEqual([]);
    await watchFarms(now);
    const [event, ...others] = (await told(holder)).map(({ data }) => eventData["ndvi.drop"].parse(data));
    expect(others).toEqual([]);
    expect(event).toMatchObject({ farm: { id: farmId }, source: expect.stringMatching(/^Sentinel-2/) });
    expect(event?.drop).toBeCloseTo((event?.usual_ndvi ?? 0) - (event?.ndvi ?? 0), 2);
    await watchFarms(now);
    await watchFarms(now + 24 * hourMs);
    expect(await told(holder)).toHaveLength(1);
    freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl });
    for (const name of ["earth-search", "sentinel-cogs", "sentinel-c1-cogs"] as const) standIns.setMode(name, "down");
    place = { ...place, latitude: 8.5 };
    const other = await account(["ndvi.drop"]);
    await farmOf(other);
    await watchFarms(now);
    expect([await told(other), standIns.requests("modis")]).toEqual([[], []]);
  });

  it("goes on with what is left when one source is down, and makes the rest good the next time", async () => {
    const holder = await account(["weather.alert", "ndvi.drop"]);
    await farmOf(holder);
    standIns.setMode("all", "500");
    await watchFarms(now);
    expect(await told(holder)).toEqual([]);
    freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl, UPSTREAM_TIMEOUT_MS: "8000" });
    standIns.setMode("all", "good");
    standIns.setMode("earth-search", "down");
    await watchFarms(now);
    expect(new Set((await told(holder)).map(({ type }) => type))).toEqual(new Set(["weather.alert"]));
  });

  it("ends when the server stops, and is done by one process at a time", async () => {
    const holder = await account(["weather.alert"]);
    await farmOf(holder);
    await watchFarms(now, AbortSignal.abort());
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(0);
    await Promise.all([watchFarms(now), watchFarms(now)]);
    const keys = await db().webhookEvent.count({ where: { accountId: holder } });
    expect(await db().webhookDelivery.count({ where: { webhook: { accountId: holder } } })).toBe(keys);
  });
});
