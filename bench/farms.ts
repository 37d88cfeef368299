/*
 * Farms at scale. The same calls on a database with one account of 1,000 farms and on one with 1,000,000 farms, 10,000
 * of them in the account that calls; and one farm and a list of 20 against a bare Next route handler.
 */
import { sandboxAccountId } from "../lib/sandbox";
import { completeConfig } from "../lib/config";
import { closeDb, db } from "../lib/db";
import type { PrismaClient } from "../lib/generated/prisma/client";
import { migrate } from "../lib/migrate";
import {
  buildNext,
  figuresOf,
  issueKeys,
  loadInTurns,
  machine,
  onRig,
  rounds,
  seconds,
  startBare,
  signUp,
  startGona,
  type Target,
} from "./rig";

const others = 990;
const farmsOfOthers = 1000;

/** Farms of an account: named after towns, with a boundary and two crops each. */
async function plantFarms(database: PrismaClient, { from, to, farms }: { from: number; to: number; farms: number }) {
  await database.$executeRaw`
    insert into farms (account_id, name, status, size_ha, location, latitude, longitude, search_words, crop_names, created_at, updated_at)
    select a, town || ' ' || n, (array['active', 'active', 'active', 'fallow', 'archived'])[1 + n % 5], 1 + n % 40, town,
      6 + (n % 700) / 100.0, 3 + (n % 1100) / 100.0, array[a || '/' || lower(town), a || '/' || n],
      array['Maize', 'Cowpea'],
      timestamp '2026-01-01' + n * interval '1 minute', timestamp '2026-01-01' + n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) as a, generate_series(1, ${farms}::int) as n,
      lateral (select (array['Zaria', 'Kano', 'Jos', 'Ibadan', 'Enugu', 'Makurdi', 'Gombe', 'Ilorin', 'Owerri', 'Yola'])[1 + n % 10] as town) as t`;
}

async function furnishFarms(database: PrismaClient) {
  await database.$executeRaw`
    insert into farm_boundaries (farm_id, corners, area_ha, valid_from)
    select id, json_build_array(
      json_build_array(latitude, longitude), json_build_array(latitude + 0.001, longitude),
      json_build_array(latitude + 0.001, longitude + 0.001), json_build_array(latitude, longitude + 0.001)), 1.2, created_at
    from farms where account_id <> ${sandboxAccountId}`;
  await database.$executeRaw`
    insert into farm_crops (farm_id, name, area_ha, status, planting_date)
    select id, crop, 0.5, 'growing', date '2026-05-01' from farms, unnest(array['Maize', 'Cowpea']) as crop
    where account_id <> ${sandboxAccountId}`;
  await database.$executeRawUnsafe("vacuum analyze");
}

type Side = { base: string; keys: string[]; cookie: string; farmId: number };

/** A database with the account that calls (10,000 or 1,000 farms) and the accounts beside it, and a Gona on it. */
async function side(
  databaseUrl: string,
  { name, farms, beside }: { name: string; farms: number; beside: number },
): Promise<Side> {
  completeConfig({ DATABASE_URL: databaseUrl });
  await db().$executeRawUnsafe(`create database ${name}`);
  await closeDb();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  completeConfig({ DATABASE_URL: url.href });
  await migrate(url.href);
  const base = await startGona(url.href);
  const email = "bench@example.org";
  const cookie = await signUp(base, email);
  const account = await db().user.findUniqueOrThrow({ where: { email } });
  const users = Array.from({ length: beside }, (_, index) => ({ name: "Bench", email: `bench-${index}@example.org` }));
  await db().user.createMany({ data: users });
  await plantFarms(db(), { from: account.id, to: account.id, farms });
  if (beside > 0) await plantFarms(db(), { from: account.id + 1, to: account.id + beside, farms: farmsOfOthers });
  await furnishFarms(db());
  const farm = await db().farm.findFirstOrThrow({
    where: { accountId: account.id },
    skip: 500,
    orderBy: { id: "asc" },
  });
  const keys = await issueKeys(db(), account.id);
  await closeDb();
  return { base, keys, cookie, farmId: farm.id };
}

const calls: [name: string, path: (side: Side) => string][] = [
  ["list of 20", () => "/v1/farms?per_page=20"],
  ["list of 20, by name", () => "/v1/farms?per_page=20&sort=name"],
  ["list of 20, page 40", () => "/v1/farms?per_page=20&page=40"],
  ["list of 20, archived, largest first", () => "/v1/farms?per_page=20&status=archived&sort=-size"],
  ["search for one farm", () => "/v1/farms?search=kano%20501"],
  ["open one farm", ({ farmId }) => `/v1/farms/${farmId}`],
  ["the farms page", () => "/farms"],
];

const targetOf = (name: string, at: Side, path: string): Target => ({
  name,
  url: at.base + path,
  ...(path.startsWith("/v1/") ? { keys: at.keys.splice(0, 250) } : { keys: [], cookie: at.cookie }),
  results: [],
});

async function compareScale(small: Side, large: Side): Promise<void> {
  process.stdout.write(
    `| call | 1,000 farms, ms | 1,000,000 farms, ms | ratio (at most 1.5) | failed |\n|---|---:|---:|---:|---:|\n`,
  );
  for (const [name, path] of calls) {
    const targets = [targetOf(name, small, path(small)), targetOf(name, large, path(large))];
    await loadInTurns(targets, 4);
    const [few, many] = targets.map(figuresOf);
    if (!few || !many) continue;
    // At a fixed number of connections, the time of a call is their number over the throughput.
    const [fewMs, manyMs] = [4000 / few.rate, 4000 / many.rate];
    process.stdout.write(
      `| ${name} | ${fewMs.toFixed(2)} | ${manyMs.toFixed(2)} | ${(manyMs / fewMs).toFixed(2)} | ${few.failed + many.failed} |\n`,
    );
  }
}

async function compareWithNext(large: Side): Promise<void> {
  const targets = [
    targetOf("one farm with its crops", large, `/v1/farms/${large.farmId}`),
    targetOf("a list of 20", large, "/v1/farms?per_page=20"),
    await startBare("bare Next route handler", "bench/targets/next.ts"),
  ];
  await loadInTurns(targets, 64);
  const rows = targets.map((target) => ({ name: target.name, ...figuresOf(target) }));
  const next = rows.at(-1)?.rate ?? 1;
  process.stdout.write(
    "\n| target | requests/s | p50 ms | p99 ms | failed | of Next |\n|---|---:|---:|---:|---:|---:|\n",
  );
  for (const { name, rate, p50, p99, failed } of rows)
    process.stdout.write(
      `| ${name} | ${Math.round(rate)} | ${p50} | ${p99} | ${failed} | ${(rate / next).toFixed(2)} |\n`,
    );
  process.stdout.write("Wanted: one farm at least 2.5, a list of 20 at least 1.5 of Next.\n");
}

await onRig(async (databaseUrl) => {
  buildNext();
  const small = await side(databaseUrl, { name: "small", farms: 1000, beside: 0 });
  const large = await side(databaseUrl, { name: "large", farms: 10_000, beside: others });
  process.stdout.write(`${rounds} rounds of ${seconds} s each in turns, median; ${machine}\n\n`);
  await compareScale(small, large);
  await compareWithNext(large);
});
