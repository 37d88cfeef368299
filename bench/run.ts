import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import https from "node:https";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startStandIns } from "../lib/upstream/testing/stand-ins";
import { keyDigest, makeKey } from "../lib/api/key";
import { completeConfig } from "../lib/config";
import { closeDb, db } from "../lib/db";
import { migrate } from "../lib/migrate";
import { freePort, startPostgres } from "../lib/postgres";

/*
 * Warm GET /v1/weather/current, with key, limit, validation and a charge committed to PostgreSQL, against a bare Next
 * route handler and a bare Fastify route. All three over HTTPS, one process each, in turns in the same run.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const connections = 64;
const keyCount = 3_000;

type Target = {
  name: string;
  url: string;
  /** API keys to call with, one after the other. */
  keys: string[];
  results: autocannon.Result[];
};

const children: ChildProcess[] = [];
const dataDir = await mkdtemp(path.join(os.tmpdir(), "gona-bench-"));
const [keyFile, certFile] = [path.join(dataDir, "tls/key.pem"), path.join(dataDir, "tls/cert.pem")];

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  return child;
}

function status(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = https.get(url, { headers, rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on("error", () => resolve(undefined));
  });
}

async function untilAnswers(url: string, key = ""): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await status(url, { "X-API-KEY": key })) === 200) return;
    await pause(100);
  }
  throw new Error(`no answer from ${url}`);
}

/** Keys enough for a run: each may call 1,000 times a minute, so the load goes on to the next key before that. */
async function issueKeys(databaseUrl: string): Promise<string[]> {
  completeConfig({ DATABASE_URL: databaseUrl });
  await migrate(databaseUrl);
  const account = await db().user.create({ data: { name: "Bench", email: "bench@example.org" } });
  const keys = Array.from({ length: keyCount }, () => makeKey());
  await db().apiKey.createMany({
    data: keys.map((text) => ({
      accountId: account.id,
      name: "bench",
      digest: keyDigest(text),
      prefix: text.slice(0, 12),
      lastFour: text.slice(-4),
    })),
  });
  await closeDb();
  return keys;
}

async function startGona(databaseUrl: string): Promise<Target> {
  const standIns = await startStandIns();
  const keys = await issueKeys(databaseUrl);
  const [port, httpsPort] = [await freePort(), await freePort()];
  const env = {
    ...standIns.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    HTTPS_PORT: String(httpsPort),
  };
  start(["server.ts"], env);
  await untilAnswers(`https://localhost:${httpsPort}/readyz`);
  const url = `https://localhost:${httpsPort}/v1/weather/current?latitude=12&longitude=8.52`;
  return { name: "Gona /v1/weather/current", url, keys, results: [] };
}

async function startBare(name: string, program: string): Promise<Target> {
  const port = await freePort();
  start([program, String(port), keyFile, certFile]);
  return { name, url: `https://localhost:${port}/current`, keys: [], results: [] };
}

/** Calls between one key and the next; what is under way then still fits the limit. */
const callsPerKey = 900;

function load({ url, keys }: Target, duration: number): Promise<autocannon.Result> {
  const clients: autocannon.Client[] = [];
  let calls = 0;
  const nextHeaders = () => ({ "X-API-KEY": keys.shift() ?? "" });
  const useNextKey = () => {
    const headers = nextHeaders();
    for (const client of clients) client.setHeaders(headers);
  };
  const setupClient = (client: autocannon.Client) => {
    clients.push(client);
    client.on("response", () => {
      if (++calls % callsPerKey === 0) useNextKey();
    });
  };
  const tlsOptions = { rejectUnauthorized: false };
  return autocannon({ url, connections, duration, headers: nextHeaders(), setupClient, tlsOptions });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(targets: Target[]): void {
  const rows = targets.map(({ name, results }) => ({
    name,
    rate: median(results.map((result) => result["2xx"] / result.duration)),
    p50: median(results.map((result) => result.latency.p50)),
    p99: median(results.map((result) => result.latency.p99)),
    failed: results.reduce((sum, result) => sum + result.errors + result.non2xx, 0),
  }));
  const rateOf = (name: string) => rows.find((row) => row.name.includes(name))?.rate ?? Number.NaN;
  const [gona, next, fastify] = ["Gona", "Next", "Fastify"].map(rateOf);
  const lines = [
    `${connections} connections, ${rounds} rounds of ${seconds} s each in turns, median; ${os.cpus().length} cores (${os.cpus()[0]?.model}), Node ${process.version}`,
    "",
    "| target | requests/s | p50 ms | p99 ms | failed | of Next | of Fastify |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...rows.map(
      ({ name, rate, p50, p99, failed }) =>
        `| ${name} | ${Math.round(rate)} | ${p50} | ${p99} | ${failed} | ${(rate / (next ?? 1)).toFixed(1)} | ${(rate / (fastify ?? 1)).toFixed(2)} |`,
    ),
    "",
    `Gona / Next = ${((gona ?? 0) / (next ?? 1)).toFixed(1)} (wanted: at least 15); Gona / Fastify = ${((gona ?? 0) / (fastify ?? 1)).toFixed(2)} (wanted: at least 0.30)`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

const postgres = await startPostgres(dataDir);
try {
  execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build", "bench/next-app"], { stdio: "ignore" });
  const gona = await startGona(postgres.url);
  const targets = [
    gona,
    await startBare("bare Next route handler", "bench/targets/next.ts"),
    await startBare("bare Fastify route", "bench/targets/fastify.ts"),
  ];
  for (const target of targets) await untilAnswers(target.url, target.keys[0]);
  for (const target of targets) await load(target, 3);
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) target.results.push(await load(target, seconds));
  }
  report(targets);
} finally {
  const exits = children
    .filter((child) => child.exitCode === null)
    .map((child) => new Promise((resolve) => child.once("exit", resolve)));
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(exits);
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
