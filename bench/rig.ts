/** What the benchmarks run on: servers in processes of their own, over HTTPS, with a fresh PostgreSQL. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import https from "node:https";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { bundleServer } from "../scripts/bundle-server";
import { keyDigest, makeKey } from "../lib/api/key";
import { freePort, startPostgres } from "../lib/postgres";
import type { PrismaClient } from "../lib/generated/prisma/client";

/** Rounds of a benchmark, its targets in turns. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Seconds that a target is under load in a round. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 8);

/** Something to put under load. */
export type Target = {
  name: string;
  url: string;
  /** API keys to call with, one after the other. */
  keys: string[];
  /** A session to call with in place of keys. */
  cookie?: string;
  results: autocannon.Result[];
};

/** Machine and Node version of a run. */
export const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model}), Node ${process.version}`;

/** The middle one of some values. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const children: ChildProcess[] = [];
const dataDir = await mkdtemp(path.join(os.tmpdir(), "gona-bench-"));
const [keyFile, certFile] = [path.join(dataDir, "tls/key.pem"), path.join(dataDir, "tls/cert.pem")];

function start(args: string[], env: Record<string, string> = {}): void {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
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

/** Waits until `url` answers a call with success. */
async function untilAnswers(url: string, headers: Record<string, string> = {}): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await status(url, headers)) === 200) return;
    await pause(100);
  }
  throw new Error(`no answer from ${url}`);
}

/** Starts Gona on a database; gives its https address. */
export async function startGona(databaseUrl: string, env: Record<string, string> = {}): Promise<string> {
  const [port, httpsPort] = [await freePort(), await freePort()];
  // The first makes the certificate, which all others use.
  const own: Record<string, string> =
    children.length === 0
      ? { DATA_DIR: dataDir }
      : { DATA_DIR: path.join(dataDir, `gona-${httpsPort}`), TLS_KEY: keyFile, TLS_CERT: certFile };
  const ports = { PORT: String(port), HTTPS_PORT: String(httpsPort) };
  start([await bundleServer()], { ...env, ...own, ...ports, DATABASE_URL: databaseUrl });
  await untilAnswers(`https://localhost:${httpsPort}/readyz`);
  return `https://localhost:${httpsPort}`;
}

/** Starts a bare server (a file of bench/targets) with Gona's certificate. */
export async function startBare(name: string, program: string): Promise<Target> {
  const port = await freePort();
  start([program, String(port), keyFile, certFile]);
  return { name, url: `https://localhost:${port}/current`, keys: [], results: [] };
}

/** Signs a new account up; gives the cookie of its session. */
export function signUp(base: string, email: string): Promise<string> {
  const headers = { "content-type": "application/json", origin: base };
  const options = { method: "POST", headers, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const request = https.request(`${base}/api/auth/sign-up/email`, options, (response) => {
      response.resume();
      const cookies = (response.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]);
      if (response.statusCode === 200) resolve(cookies.join("; "));
      else reject(new Error(`sign-up: ${response.statusCode}`));
    });
    request.on("error", reject);
    request.end(JSON.stringify({ name: "Bench", email, password: "a long quiet harmattan" }));
  });
}

/** Builds the bare Next app. */
export function buildNext(): void {
  execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build", "bench/next-app"], { stdio: "ignore" });
}

/** Issues an account's keys: each may call 1,000 times a minute, so the load goes on to the next key before that. */
export async function issueKeys(db: PrismaClient, accountId: number, count = 3000): Promise<string[]> {
  const keys = Array.from({ length: count }, () => makeKey());
  await db.apiKey.createMany({
    data: keys.map((text) => ({
      accountId,
      name: "bench",
      digest: keyDigest(text),
      prefix: text.slice(0, 12),
      lastFour: text.slice(-4),
    })),
  });
  return keys;
}

/** Calls between one key and the next; what is under way then still fits the limit. */
const callsPerKey = 900;

/** Puts a target under load. */
function load({ url, keys, cookie }: Target, { connections, duration }: { connections: number; duration: number }) {
  const clients: autocannon.Client[] = [];
  let calls = 0;
  const nextHeaders = (): Record<string, string> => (cookie ? { cookie } : { "X-API-KEY": keys.shift() ?? "" });
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

/** Puts the targets under load in turns, after a warm-up of each; their results stand in them. */
export async function loadInTurns(targets: Target[], connections: number): Promise<void> {
  for (const { url, keys, cookie } of targets) {
    await untilAnswers(url, cookie ? { cookie } : { "X-API-KEY": keys[0] ?? "" });
  }
  for (const target of targets) await load(target, { connections, duration: 3 });
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) target.results.push(await load(target, { connections, duration: seconds }));
  }
}

/** Medians of a target's rounds: successes per second, latency in milliseconds, and failures in all. */
export function figuresOf({ results }: Target) {
  return {
    rate: median(results.map((result) => result["2xx"] / result.duration)),
    meanMs: median(results.map(({ latency }) => latency.mean)),
    p50: median(results.map(({ latency }) => latency.p50)),
    p99: median(results.map(({ latency }) => latency.p99)),
    failed: results.reduce((sum, result) => sum + result.errors + result.non2xx, 0),
  };
}

/** Runs `work` with a fresh PostgreSQL, and stops all that was started. */
export async function onRig(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres(dataDir);
  try {
    await work(postgres.url);
  } finally {
    const exits = children
      .filter((child) => child.exitCode === null)
      .map((child) => new Promise((resolve) => child.once("exit", resolve)));
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(exits);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
