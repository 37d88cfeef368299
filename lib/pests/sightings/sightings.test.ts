import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ConsoleApi } from "../../api/console-api";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import { listSightingsEndpoint, removeSightingEndpoint, reportSightingEndpoint } from "./endpoints";
import { dailySightings } from "./sightings";
import { sightingsNear } from "./store";

type Sighting = { id: number; message: string } & Record<string, unknown>;

const now = Date.parse("2026-11-22T10:00:00Z");
const today = "2026-11-22";
const zaria = { latitude: 11.05, longitude: 7.7 };

let signedIn = 0;
const api = new ConsoleApi([reportSightingEndpoint, listSightingsEndpoint, removeSightingEndpoint], () => ({
  accountId: signedIn,
  keyId: null,
}));

async function call(method: string, target: string, body?: unknown) {
  const [path = "", search = ""] = target.split("?");
  const headers: Record<string, string> = {
    host: "farm.example",
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  const reply = await api.answer({
    method,
    path,
    search,
    header: (name) => headers[name],
    readBody: () => Promise.resolve(Buffer.from(body === undefined ? "" : JSON.stringify(body))),
  });
  const json = JSON.parse(reply.body) as Sighting & { data: Sighting[]; total: number };
  return { status: reply.status, headers: reply.headers, body: json };
}

const account = async (name: string) =>
  (await db().user.create({ data: { name, email: `${name}@example.com` }, select: { id: true } })).id;
const farmOf = async (accountId: number, rest: Record<string, unknown> = zaria) =>
  (await db().farm.create({ data: { accountId, name: "Gonar Musa", ...rest }, select: { id: true } })).id;

let holder: number;
let stranger: number;
let farmId: number;
let foreignFarmId: number;
let organism: number;
let otherOrganism: number;
let maize: number;
beforeAll(async () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  holder = await account("musa");
  stranger = await account("other");
  farmId = await farmOf(holder);
  foreignFarmId = await farmOf(stranger);
  const organisms = await db().organism.findMany({ select: { id: true }, orderBy: { id: "asc" }, take: 2 });
  [organism = 0, otherOrganism = 0] = organisms.map(({ id }) => id);
  maize = (await db().crop.findUniqueOrThrow({ where: { name: "Maize" }, select: { id: true } })).id;
});
afterAll(async () => {
  vi.useRealTimers();
  await closeDb();
});
beforeEach(async () => {
  signedIn = holder;
  await db().pestSighting.deleteMany({});
  await db().pestIdentification.deleteMany({});
});

const report = (wish: Record<string, unknown>) =>
  call("POST", "/v1/pests/sightings", { organism_id: organism, seen_on: today, ...wish });
const identified = (accountId: number) =>
  db().pestIdentification.create({
    data: { accountId, outcome: "named", answer: { candidates: [], recommendations: "Look." } },
    select: { id: true },
  });

describe("a sighting", () => {
  it("on a farm stands where the farm is, and its owner finds it in the list", async () => {
    const { id: identification_id } = await identified(holder);
    const notes = "  many holes ";
    const { status, body } = await report({ farm_id: farmId, crop_id: maize, identification_id, notes });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      organism: { id: organism },
      crop: { id: maize, name: "Maize" },
      farm: { id: farmId, name: "Gonar Musa" },
      ...zaria,
      seen_on: today,
      notes: "many holes",
      identification_id,
    });
    const listed = (await call("GET", "/v1/pests/sightings")).body;
    expect(listed).toEqual({ data: [body], total: 1 });
  });

  it("at coordinates needs no farm", async () => {
    const { status, body } = await report({ latitude: 9.06, longitude: 7.49, seen_on: "2026-10-23" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ farm: null, crop: null, notes: null, latitude: 9.06, longitude: 7.49 });
  });

  it.each([
    ["a day to come", { ...zaria, seen_on: "2026-11-23" }, "seen_on"],
    ["a day more than 30 days ago", { ...zaria, seen_on: "2026-10-22" }, "seen_on"],
    ["no place", {}, "farm_id"],
    ["latitude alone", { latitude: 9 }, "longitude"],
    ["an unknown organism", { ...zaria, organism_id: 2_000_000_000 }, "organism_id"],
    ["an unknown crop", { ...zaria, crop_id: 2_000_000_000 }, "crop_id"],
  ])("with %s is refused by the name of the field", async (_, wish, field) => {
    const { status, body } = await report(wish);
    expect([status, body.message]).toEqual([400, expect.stringMatching(new RegExp(`^${field}: `))]);
  });

  it("on a farm and at coordinates at once, on a farm without a place or on the sample farm is refused", async () => {
    const nowhere = await farmOf(holder, {});
    const sample = await farmOf(holder, { ...zaria, sample: true });
    const wishes = [{ farm_id: farmId, ...zaria }, { farm_id: nowhere }, { farm_id: sample }];
    const answers = await Promise.all(wishes.map(report));
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([400, expect.stringMatching(/^farm_id: /)]);
  });

  it("confirms an identification once", async () => {
    const { id: identification_id } = await identified(holder);
    const wish = { farm_id: farmId, identification_id };
    const answers = await Promise.all([report(wish), report(wish)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("taken back is gone, and taken back twice it is not found", async () => {
    const { id } = (await report({ farm_id: farmId })).body;
    expect((await call("DELETE", `/v1/pests/sightings/${id}`)).body).toEqual({ id, deleted: true });
    expect((await call("DELETE", `/v1/pests/sightings/${id}`)).status).toBe(404);
    expect((await call("GET", "/v1/pests/sightings")).body).toEqual({ data: [], total: 0 });
  });

  it("stays without its farm when that is deleted, and without its identification when that is", async () => {
    const gone = await farmOf(holder);
    const { id: identification_id } = await identified(holder);
    await report({ farm_id: gone, identification_id });
    await db().farm.update({ where: { id: gone }, data: { deletedAt: new Date(now) } });
    await db().pestIdentification.delete({ where: { id: identification_id } });
    const { data } = (await call("GET", "/v1/pests/sightings")).body;
    expect(data).toMatchObject([{ farm: null, identification_id: null, ...zaria }]);
  });

  it("goes with its account", async () => {
    const leaving = await account("leaving");
    signedIn = leaving;
    expect((await report(zaria)).status).toBe(201);
    await db().user.delete({ where: { id: leaving } });
    expect(await db().pestSighting.count()).toBe(0);
  });
});

describe("another account", () => {
  it("can neither see, list nor take back a sighting, nor report on a farm or identification that is not its own", async () => {
    const { id } = (await report({ farm_id: farmId })).body;
    const { id: identification_id } = await identified(holder);
    signedIn = stranger;
    expect((await call("GET", "/v1/pests/sightings")).body).toEqual({ data: [], total: 0 });
    expect((await call("GET", `/v1/pests/sightings?farm_id=${farmId}`)).status).toBe(404);
    expect((await call("DELETE", `/v1/pests/sightings/${id}`)).status).toBe(404);
    expect((await report({ farm_id: farmId })).status).toBe(404);
    expect((await report({ farm_id: foreignFarmId, identification_id })).status).toBe(404);
    expect(await db().pestSighting.count({ where: { accountId: holder } })).toBe(1);
    expect(await db().pestSighting.count({ where: { accountId: stranger } })).toBe(0);
  });
});

describe("the list of sightings", () => {
  it("gives pages, the latest reported first, and those of one farm", async () => {
    const other = await farmOf(holder);
    for (const [index, farm] of [farmId, other, farmId].entries()) {
      vi.setSystemTime(now + index * 1000);
      await report({ farm_id: farm, notes: `n${index}` });
    }
    vi.setSystemTime(now);
    const second = (await call("GET", "/v1/pests/sightings?page=2&per_page=2")).body;
    expect(second).toMatchObject({ data: [{ notes: "n0" }], total: 3 });
    const ofFarm = (await call("GET", `/v1/pests/sightings?farm_id=${farmId}`)).body;
    expect(ofFarm).toMatchObject({ data: [{ notes: "n2" }, { notes: "n0" }], total: 2 });
  });
});

describe("the daily limit", () => {
  it(`lets an account report ${dailySightings} sightings in 24 hours, also when all come at once`, async () => {
    const answers = await Promise.all(Array.from({ length: dailySightings + 3 }, () => report(zaria)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(dailySightings);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers["Retry-After"]).toBe("86400");
    signedIn = stranger;
    expect((await report(zaria)).status).toBe(201);
    signedIn = holder;
    vi.setSystemTime(now + 86_400_000);
    expect((await report({ ...zaria, seen_on: today })).status).toBe(201);
    vi.setSystemTime(now);
  });
});

describe("sightings nearby", () => {
  const since = "2026-11-08";
  const seen = (accountId: number, rest: Record<string, unknown> = {}) =>
    db().pestSighting.create({
      data: { accountId, organismId: organism, ...zaria, seenOn: new Date(today), ...rest },
      select: { id: true },
    });
  const near = async (rest: { organismIds?: number[]; points?: (typeof zaria)[] } = {}) =>
    (await sightingsNear({ points: [zaria], since, notAccountId: holder, ...rest })).map((counts) => [...counts]);

  it("count accounts, each once however often it reports, and never the one that asks", async () => {
    const third = await account("third");
    for (const accountId of [holder, stranger, stranger, third]) await seen(accountId);
    expect(await near()).toEqual([[[organism, 2]]]);
  });

  it("reach 25 km and no farther, in every direction", async () => {
    // One degree of a great circle is 111.195 km: 25 km are 0.22483 degrees north, and 0.22908 east at 11.05 N.
    for (const inside of [{ latitude: 11.2747 }, { latitude: 10.8253 }, { longitude: 7.929 }, { longitude: 7.471 }])
      await seen(stranger, { ...inside, organismId: otherOrganism });
    const third = await account("farther");
    for (const outside of [{ latitude: 11.275 }, { latitude: 10.825 }, { longitude: 7.9292 }, { longitude: 7.4708 }])
      await seen(third, outside);
    expect(await near()).toEqual([[[otherOrganism, 1]]]);
    const eachInside = await sightingsNear({
      points: [
        { latitude: 11.2747, longitude: 7.7 },
        { latitude: 11.05, longitude: 7.929 },
      ],
      organismIds: [otherOrganism],
      since,
      notAccountId: holder,
    });
    expect(eachInside.map((counts) => counts.get(otherOrganism))).toEqual([1, 1]);
  });

  it("count from the given day on", async () => {
    await seen(stranger, { seenOn: new Date("2026-11-07") });
    expect(await near()).toEqual([[]]);
    await seen(stranger, { seenOn: new Date(since) });
    expect(await near()).toEqual([[[organism, 1]]]);
  });

  it("are told for each point and organism, of the wanted organisms alone", async () => {
    await seen(stranger);
    await seen(stranger, { organismId: otherOrganism, latitude: 6.34, longitude: 5.62 });
    const points = [{ latitude: 0, longitude: 0 }, { latitude: 6.34, longitude: 5.62 }, zaria];
    expect(await near({ points })).toEqual([[], [[otherOrganism, 1]], [[organism, 1]]]);
    expect(await near({ points, organismIds: [organism] })).toEqual([[], [], [[organism, 1]]]);
    expect(await near({ points, organismIds: [] })).toEqual([[], [], []]);
    expect(await near({ points: [] })).toEqual([]);
  });
});
