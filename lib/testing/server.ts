import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import https from "node:https";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bundleProgram, bundleServer } from "../../scripts/bundle-server";
import { testDatabase } from "./database";
import { testPort } from "./port";
import { send, type TestAnswer, type TestRequest } from "./request";

/** A server as its users run it, in a process of its own. */
export type TestServer = {
  httpsUrl: string;
  httpUrl: string;
  /** Null when the server runs its own PostgreSQL. */
  databaseUrl: string | null;
  dataDir: string;
  pid: number;
  /** A request over HTTPS to a path of this server, over kept connections. */
  request: (path: string, request?: TestRequest) => Promise<TestAnswer>;
  /** Trusts the server's certificate. */
  agent: https.Agent;
  /** What it has written so far. */
  logs: () => string;
  /** Resolves when the process has ended, however that came about. */
  ended: Promise<{ code: number | null; signal: string | null }>;
  /** Sends SIGTERM; resolves with the exit code. Removes the data folder if this made it. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL; the data folder stays, for a successor. */
  kill: () => Promise<void>;
  /** Runs an operator's command against this server's data. */
  admin: (args: string[]) => Promise<Finished>;
};

/** How a command ended. */
export type Finished = { code: number | null; stdout: string; stderr: string };

/** What may differ from a server with a fresh database, its own data folder and no upstream. */
export type ServerOptions = {
  env?: Record<string, string>;
  /** Null: the PostgreSQL that the server brings. Left out: a fresh test database. */
  databaseUrl?: string | null;
  /** A folder to use and to leave behind. */
  dataDir?: string;
};

const startSeconds = 60;

/** Settings of a server that asks nobody. */
export const upstreamsOff = Object.fromEntries(
  [
    "OPEN_METEO_FORECAST_URL",
    "OPEN_METEO_ARCHIVE_URL",
    "OPEN_METEO_GEOCODING_URL",
    "MET_NORWAY_URL",
    "NASA_POWER_URL",
    "SWIC_URL",
    "CAP_FEEDS_URL",
    "SOILGRIDS_URL",
    "ISDA_URL",
    "ISDA_COGS_URL",
    "EARTH_SEARCH_URL",
    "SENTINEL_COGS_URL",
    "SENTINEL_C1_COGS_URL",
    "MODIS_URL",
    "PRICES_URLS",
  ].map((name) => [name, "off"]),
);

/** Gathers what a process writes and how it ends. */
function follow(child: ChildProcess) {
  const written = { stdout: "", stderr: "", all: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream]?.setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text;
      written.all += text;
    });
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on("close", (code, signal) => resolve({ code, signal }));
  });
  return { written, ended };
}

type Followed = ReturnType<typeof follow>;

let bundledAdmin: Promise<string> | undefined;

/** Runs an operator's command to its end: bundled, since the tests run many and each would compile all of it anew. */
async function runAdmin(args: string[], env: NodeJS.ProcessEnv): Promise<Finished> {
  const admin = await (bundledAdmin ??= bundleProgram("scripts/admin.ts", "gona-admin"));
  const { written, ended } = follow(spawn(process.execPath, [admin, ...args], { env }));
  const { code } = await ended;
  return { code, stdout: written.stdout, stderr: written.stderr };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Asks until the server is ready. @throws Error with its output when it ends or takes too long. */
async function untilReady(url: string, child: ChildProcess, { written, ended }: Followed): Promise<void> {
  const deadline = performance.now() + startSeconds * 1000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const { code, signal } = await ended;
      throw new Error(`The server ended (${signal ?? code}):\n${written.all}`);
    }
    if (performance.now() > deadline) throw new Error(`Not ready after ${startSeconds} s:\n${written.all}`);
    await pause(20);
  }
}

async function environment(options: ServerOptions, dataDir: string) {
  const [httpPort, httpsPort] = [await testPort(), await testPort()];
  const databaseUrl = options.databaseUrl === undefined ? await testDatabase() : options.databaseUrl;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    CHECK_ANSWERS: "1",
    ...upstreamsOff,
    LOG_LEVEL: "info",
    REDIS_URL: "",
    ...options.env,
    PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
  };
  return { env, databaseUrl, httpUrl: `http://localhost:${httpPort}`, httpsUrl: `https://localhost:${httpsPort}` };
}

let bundled: Promise<string> | undefined;

/** Starts `server.ts` as `npm start` does, without its build of the pages, and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), "gona-test-server-")));
  const { env, databaseUrl, httpUrl, httpsUrl } = await environment(options, dataDir);
  const child = spawn(process.execPath, [await (bundled ??= bundleServer())], { env });
  const followed = follow(child);
  const { written, ended } = followed;
  await untilReady(`${httpUrl}/readyz`, child, followed);

  const ca = env.TLS_CERT ?? path.join(dataDir, "tls", "cert.pem");
  const agent = new https.Agent({ ca: await readFile(ca, "utf8"), keepAlive: true });
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    const { code } = await ended;
    agent.destroy();
    return code;
  };
  return {
    httpsUrl,
    httpUrl,
    databaseUrl,
    dataDir,
    pid: child.pid ?? 0,
    agent,
    request: (target, request = {}) => send(`${httpsUrl}${target}`, request, agent),
    logs: () => written.all,
    ended,
    stop: async () => {
      const code = await end("SIGTERM");
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      await end("SIGKILL");
    },
    admin: (args) => runAdmin(args, env),
  };
}
