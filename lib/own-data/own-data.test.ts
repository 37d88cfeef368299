import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { ownDataRoute } from "./serve";
import { fillAccount, secretsOf, type Filled } from "./testing/fill-account";
import { ownTables } from "./tables";

const begin = Date.parse("2026-11-22T10:00:00Z");

/** Tables of an account that the export leaves out, and why. */
const leftOutTables: Record<string, string> = {
  credentials: "the hash of a password lets in whoever has it",
  farm_counts: "counted from farms",
  idempotent_calls: "answers kept for 24 hours that repeat what stands in other files",
  pest_photos: "the photos themselves are files",
};
/** Columns that the export leaves out, and why. */
const leftOutColumns: Record<string, string> = {
  "sessions.token": "lets in whoever has it",
  "sessions.user_id": "always the account",
  "api_keys.digest": "lets guesses at the key be checked",
  "webhooks.secret": "signs as Gona",
  "farms.search_words": "made of name and location",
  "farms.crop_names": "made of the crops",
};

let holder: Filled;
let stranger: Filled;
let signedIn: number | null = null;

const route = ownDataRoute(() => Promise.resolve(signedIn === null ? null : { id: signedIn }));
const ask = (headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) =>
  route(new Request("https://gona.example/console/own-data", { headers }));

async function exported(accountId: number) {
  signedIn = accountId;
  const answer = await ask();
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const rows = (name: string) => JSON.parse(text(`json/${name}.json`)) as Record<string, unknown>[];
  return { answer, files, text, rows };
}

beforeAll(async () => {
  vi.useFakeTimers({ now: begin, toFake: ["Date"] });
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  holder = await fillAccount("musa");
  stranger = await fillAccount("other");
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
});
afterAll(async () => {
  vi.useRealTimers();
  await closeDb();
});

/** Tables that belong to an account, by their references to it, however long the way. */
const tablesOfAccounts = () => db().$queryRaw<{ name: string }[]>`
  with recursive own(oid) as (
    select 'users'::regclass::oid
    union
    select c.conrelid from pg_constraint c join own on c.confrelid = own.oid where c.contype = 'f'
  )
  select distinct relname as name from (
    select oid from own
    union
    select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and a.attname in ('account_id', 'user_id', 'farm_id')
  ) as each join pg_class using (oid) order by 1`;

const columnsOf = async (table: string) => {
  const rows = await db().$queryRaw<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`;
  return rows.map(({ name }) => name);
};

describe("the export of one's data", () => {
  it("has every table that belongs to accounts, but those left out for a reason", async () => {
    const own = (await tablesOfAccounts()).map(({ name }) => name);
    const told = [...ownTables.map(({ table }) => table), ...Object.keys(leftOutTables)];
    expect(own).toEqual([...new Set(told)].sort());
  });

  it("has a row of every table, with every column but those left out for a reason", async () => {
    const { rows } = await exported(holder.id);
    for (const { name, table } of ownTables) {
      const [row = {}] = rows(name);
      const expected = (await columnsOf(table))
        .filter((column) => column !== "account_id" && !(`${table}.${column}` in leftOutColumns))
        .map((column) => column.replace(/_units$/, "_naira"));
      expect([
        table,
        Object.keys(row)
          .filter((key) => key !== "organism")
          .sort(),
      ]).toEqual([table, expected.sort()]);
    }
  });

  it("writes amounts in naira, days as days and moments in UTC", async () => {
    const { rows } = await exported(holder.id);
    expect(rows("usage-by-month")).toEqual([
      { month: "2026-11-01", calls: 3, cost_naira: "30.0001", told_percent: 50 },
    ]);
    expect(rows("crops")[0]).toMatchObject({ planting_date: "2026-06-12", created_at: "2026-11-22T10:00:00.000Z" });
    expect(rows("last-calls")[0]).toMatchObject({ cost_naira: "10.0000", duration_ms: 1.5 });
  });

  it("has farms as GeoJSON and tables, earlier boundaries, and kept photos as they are", async () => {
    const { files, text, rows } = await exported(holder.id);
    const { features } = JSON.parse(text("farms.geojson")) as {
      features: { geometry: { coordinates: number[][][] } }[];
    };
    expect(features).toHaveLength(1);
    const ring = features[0]?.geometry.coordinates[0] ?? [];
    // Longitude first, closed, counterclockwise.
    expect([ring[0], ring.length]).toEqual([ring.at(-1), 5]);
    expect(ring.every(([longitude = 0, latitude = 0]) => longitude < 8 && latitude > 11)).toBe(true);
    expect(rows("farm-boundaries")).toHaveLength(2);
    expect(rows("farms")).toHaveLength(2);
    for (const name of ["farms", "crops", "soil-samples", "pest-sightings", "usage-by-hour"])
      expect(text(`csv/${name}.csv`).trim().split("\r\n")).toHaveLength(2);
    expect(text("csv/soil-samples.csv")).toContain(",6.1,");
    expect(text("csv/crops.csv")).toContain(`"'=1+1"`);
    expect(files[`photos/${holder.photoId}.jpg`]).toEqual(holder.jpeg);
    for (const { name } of ownTables) expect(text("README.txt")).toContain(`json/${name}.json`);
  });

  it("has nothing of another account, and no secret in any of its bytes", async () => {
    const { files } = await exported(holder.id);
    const all = Buffer.concat(Object.values(files));
    const foreign = [stranger.mark, stranger.email, Buffer.from(stranger.jpeg)];
    const kept = secretsOf(holder);
    expect(kept.length).toBeGreaterThan(10);
    for (const each of [...foreign, ...kept]) expect([each, all.includes(each)]).toEqual([each, false]);
    expect(all.includes(holder.mark)).toBe(true);
  });

  it("has all rows, however many pages they take, each once", async () => {
    await db().$executeRaw`
      insert into usage_hours (key_id, endpoint, hour, account_id, calls, cost_units, last_at)
      select ${holder.keyId}, 'GET /v1/' || n % 3, ${new Date(begin)}::timestamptz - n * interval '1 hour',
        ${holder.id}, 1, 1, ${new Date(begin)}::timestamptz
      from generate_series(1, 2100) n`;
    await db().$executeRaw`
      insert into call_records (account_id, key_id, at, request_id, endpoint, status, duration_ms, cost_units)
      select ${holder.id}, ${holder.keyId}, ${new Date(begin)}::timestamptz, n, 'GET /v1/crops', 200, 1, 0
      from generate_series(1, 2100) n`;
    const { rows } = await exported(holder.id);
    const ids = (name: string, of: (row: Record<string, unknown>) => string) => rows(name).map(of);
    const usage = ids("usage-by-hour", (row) => `${String(row.hour)} ${String(row.endpoint)}`);
    const records = ids("last-calls", (row) => String(row.id));
    for (const each of [usage, records]) expect([each.length, new Set(each).size]).toEqual([2_101, 2_101]);
    await db().usageHour.deleteMany({ where: { keyId: holder.keyId, calls: 1 } });
    await db().callRecord.deleteMany({ where: { accountId: holder.id, endpoint: "GET /v1/crops" } });
  });

  it("of an account with nothing in it is whole too", async () => {
    const { id } = await db().user.create({ data: { name: "New", email: "new@farm.example" }, select: { id: true } });
    const { rows, text } = await exported(id);
    expect(rows("farms")).toEqual([]);
    expect(JSON.parse(text("farms.geojson"))).toEqual({ type: "FeatureCollection", features: [] });
    expect(rows("account")).toMatchObject([{ email: "new@farm.example" }]);
  });
});

describe("the way to the export", () => {
  it("is open to the signed-in alone, from Gona's own pages, and the file stays in no cache", async () => {
    signedIn = null;
    expect((await ask()).status).toBe(401);
    signedIn = holder.id;
    for (const site of ["cross-site", "same-site"]) expect((await ask({ "sec-fetch-site": site })).status).toBe(403);
    const { headers } = (await exported(holder.id)).answer;
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toBe('attachment; filename="gona-data-2026-11-22.zip"');
  });

  it("lets an account through five times an hour", async () => {
    signedIn = holder.id;
    for (let index = 0; index < 5; index++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    signedIn = stranger.id;
    expect((await ask()).status).toBe(200);
    vi.setSystemTime(begin + 3_600_000);
    signedIn = holder.id;
    expect((await ask()).status).toBe(200);
    vi.setSystemTime(begin);
  });
});
