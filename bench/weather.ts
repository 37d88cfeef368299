/*
 * Warm GET /v1/weather/current, with key, limit, validation and a charge committed to PostgreSQL, against a bare Next
 * route handler and a bare Fastify route. All three over HTTPS, one process each, in turns in the same run.
 */
import { completeConfig } from "../lib/config";
import { closeDb, db } from "../lib/db";
import { migrate } from "../lib/migrate";
import { startStandIns } from "../lib/upstream/testing/stand-ins";
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
  startGona,
  type Target,
} from "./rig";

const connections = 64;

async function gonaOn(databaseUrl: string): Promise<Target> {
  const standIns = await startStandIns();
  completeConfig({ DATABASE_URL: databaseUrl });
  await migrate(databaseUrl);
  const account = await db().user.create({ data: { name: "Bench", email: "bench@example.org" } });
  const keys = await issueKeys(db(), account.id);
  await closeDb();
  const base = await startGona(databaseUrl, standIns.env);
  return {
    name: "Gona /v1/weather/current",
    url: `${base}/v1/weather/current?latitude=12&longitude=8.52`,
    keys,
    results: [],
  };
}

function report(targets: Target[]): void {
  const rows = targets.map((target) => ({ name: target.name, ...figuresOf(target) }));
  const rateOf = (name: string) => rows.find((row) => row.name.includes(name))?.rate ?? Number.NaN;
  const [gona = 0, next = 1, fastify = 1] = ["Gona", "Next", "Fastify"].map(rateOf);
  const lines = [
    `${connections} connections, ${rounds} rounds of ${seconds} s each in turns, median; ${machine}`,
    "",
    "| target | requests/s | p50 ms | p99 ms | failed | of Next | of Fastify |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...rows.map(
      ({ name, rate, p50, p99, failed }) =>
        `| ${name} | ${Math.round(rate)} | ${p50} | ${p99} | ${failed} | ${(rate / next).toFixed(1)} | ${(rate / fastify).toFixed(2)} |`,
    ),
    "",
    `Gona / Next = ${(gona / next).toFixed(1)} (wanted: at least 15); Gona / Fastify = ${(gona / fastify).toFixed(2)} (wanted: at least 0.30)`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

await onRig(async (databaseUrl) => {
  buildNext();
  const targets = [
    await gonaOn(databaseUrl),
    await startBare("bare Next route handler", "bench/targets/next.ts"),
    await startBare("bare Fastify route", "bench/targets/fastify.ts"),
  ];
  await loadInTurns(targets, connections);
  report(targets);
});
