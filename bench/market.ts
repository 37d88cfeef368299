/*
 * Market prices at scale. The same calls on 100,000 observations, on 5,000,000 of the same markets and crops (daily
 * for eleven years in place of monthly for seven), and on 1,000,000 of ten times as many markets.
 */
import { completeConfig } from "../lib/config";
import { closeDb, db } from "../lib/db";
import type { PrismaClient } from "../lib/generated/prisma/client";
import { marketBoardEndpoint } from "../lib/market/board/endpoints";
import { migrate } from "../lib/migrate";
import { unshare } from "../lib/runtime";
import { figuresOf, issueKeys, loadInTurns, machine, onRig, rounds, seconds, startGona, type Target } from "./rig";

const states = ["Kano", "Oyo", "Borno", "Benue", "Lagos", "Kaduna", "Gombe", "Abia", "Sokoto", "Yobe"];
const crops = 10;
/** Not the wall clock: every run makes the same rows. */
const lastDay = "2026-11-20";
const now = Date.UTC(2026, 10, 21);

type Size = { markets: number; observations: number; daysApart: number };
type Side = Size & { name: string; databaseUrl: string; base: string; keys: string[]; total: number };

/** Series of every market and crop, each with as many retail and wholesale prices. */
async function plantPrices(database: PrismaClient, { markets, observations, daysApart }: Size): Promise<void> {
  await database.$executeRawUnsafe("truncate price_observations, price_series, price_markets restart identity");
  await database.$executeRaw`
    insert into price_markets (country, state, name, latitude, longitude)
    select 'NG', (${states}::text[])[1 + n % ${states.length}::int], 'Market ' || n, 6 + (n % 70) / 10.0, 3 + (n % 110) / 10.0
    from generate_series(1, ${markets}::int) as n`;
  await database.$executeRaw`
    insert into price_series (market_id, crop_id, variety, unit, currency, publisher)
    select m.id, crop, 'Grain', 'kg', 'NGN', 'Bench' from price_markets m, generate_series(1, ${crops}::int) as crop order by 1, 2`;
  // What is only read here need not survive a crash, and its series are known to be there.
  await database.$executeRawUnsafe("alter table price_observations set unlogged, disable trigger all");
  await database.$executeRaw`
    insert into price_observations (series_id, kind, date, price, quantity, aggregate, outlier)
    select s.id, kind, ${lastDay}::date - n * ${daysApart}::int, 20000 + (s.id * 37 + n * 101) % 9000, 100, false, n % 97 = 13
    from price_series s, unnest(enum_range(null::price_kind)) as kind,
      generate_series(${observations}::int - 1, 0, -1) as n`;
  await database.priceImport.create({
    data: { publisher: "Bench", source: "bench", digest: "", importedAt: new Date(now), taken: 0, skipped: 0 },
  });
  await database.$executeRawUnsafe("vacuum analyze");
}

/** A database with so many prices, and a Gona on it. */
async function side(databaseUrl: string, { name, size }: { name: string; size: Size }): Promise<Side> {
  completeConfig({ DATABASE_URL: databaseUrl });
  await db().$executeRawUnsafe(`create database ${name}`);
  await closeDb();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  completeConfig({ DATABASE_URL: url.href });
  await migrate(url.href);
  // Its start brings the crops, and shipped prices that the others take the place of.
  const base = await startGona(url.href, { PRICES_URLS: "off" });
  await plantPrices(db(), size);
  const account = await db().user.create({ data: { name: "Bench", email: "bench@example.org" } });
  const keys = await issueKeys(db(), account.id);
  const total = await db().priceObservation.count();
  await closeDb();
  return { ...size, name, databaseUrl: url.href, base, keys, total };
}

const pricesCalls: [name: string, path: string][] = [
  ["GET /v1/market/prices, a crop in a state", "/v1/market/prices?crop_id=1&location=Kano"],
  ["GET /v1/market/prices, a crop in the country", "/v1/market/prices?crop_id=1"],
  ["GET /v1/market/prices, a crop in a market", "/v1/market/prices?crop_id=1&market=Market%2010"],
];

const boardCalls: [name: string, query: { crop_id?: number; market_id?: number }][] = [
  ["the Market page's rows, of a crop", { crop_id: 1 }],
  ["the Market page's rows, of a market", { market_id: 10 }],
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const callsInRound = 20;

/** Milliseconds of one answer of the page's rows (the endpoint without the way to it), and how many rows it has. */
async function boardOnce({ databaseUrl }: Side, query: { crop_id?: number; market_id?: number }) {
  completeConfig({ DATABASE_URL: databaseUrl });
  // Another database's markets must not be taken for this one's.
  unshare("market directories");
  const call = { caller: { accountId: 1, keyId: null }, now, db: db(), params: undefined, body: undefined };
  const answer = () => marketBoardEndpoint.handle({ ...call, query: { country: "NG", ...query } });
  for (let warm = 0; warm < 3; warm++) await answer();
  const started = performance.now();
  for (let count = 0; count < callsInRound; count++) await answer();
  const ms = (performance.now() - started) / callsInRound;
  const rows = (await answer()).body.rows.length;
  await closeDb();
  return { ms, rows };
}

function report(name: string, ms: number[], note: string): void {
  const [few = 1, dense = 1, wide = 1] = ms;
  const cells = [few.toFixed(2), dense.toFixed(2), (dense / few).toFixed(2), wide.toFixed(2)];
  process.stdout.write(`| ${name} | ${cells.join(" | ")} | ${note} |\n`);
}

async function comparePrices(sides: Side[]): Promise<void> {
  for (const [name, path] of pricesCalls) {
    const targets = sides.map((at): Target => ({
      name,
      url: at.base + path,
      keys: at.keys.splice(0, 250),
      results: [],
    }));
    await loadInTurns(targets, 4);
    const figures = targets.map(figuresOf);
    const failed = figures.reduce((sum, each) => sum + each.failed, 0);
    // At a fixed number of connections, the time of a call is their number over the throughput.
    report(
      name,
      figures.map(({ rate }) => 4000 / rate),
      `${failed} failed`,
    );
  }
}

async function compareBoards(sides: Side[]): Promise<void> {
  for (const [name, query] of boardCalls) {
    const taken = new Map(sides.map((at) => [at.name, { ms: [] as number[], rows: 0 }]));
    for (let round = 0; round < rounds; round++) {
      for (const at of sides) {
        const { ms, rows } = await boardOnce(at, query);
        const known = taken.get(at.name);
        known?.ms.push(ms);
        taken.set(at.name, { ms: known?.ms ?? [], rows });
      }
    }
    const figures = [...taken.values()];
    report(
      name,
      figures.map(({ ms }) => median(ms)),
      `${figures.map(({ rows }) => rows).join(", ")} rows`,
    );
  }
}

await onRig(async (databaseUrl) => {
  const sizes: [string, Size][] = [
    ["small", { markets: 60, observations: 84, daysApart: 30 }],
    ["dense", { markets: 60, observations: 4167, daysApart: 1 }],
    ["wide", { markets: 600, observations: 84, daysApart: 30 }],
  ];
  const sides: Side[] = [];
  for (const [name, size] of sizes) {
    const started = performance.now();
    const made = await side(databaseUrl, { name, size });
    const took = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`${made.total} observations in ${size.markets} markets, made in ${took} s\n`);
    sides.push(made);
  }
  process.stdout.write(`\n${rounds} rounds of ${seconds} s each in turns, median, ms a call; ${machine}\n\n`);
  process.stdout.write(
    "| call | 100,000 | 5,000,000 | ratio (at most 1.5) | 1,000,000 of 10 times the markets | |\n|---|---:|---:|---:|---:|---|\n",
  );
  await comparePrices(sides);
  await compareBoards(sides);
});
