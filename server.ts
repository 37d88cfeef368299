import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import path from "node:path";
import { callLog } from "./lib/api/call-log/call-log";
import { dropIdempotentAnswers } from "./lib/api/store";
import { replayMs } from "./lib/api/idempotency";
import { meter } from "./lib/api/meter";
import { PublicApi } from "./lib/api/public-api";
import { publicEndpoints } from "./lib/api/registry";
import { closeLimiter } from "./lib/api/shared-limit";
import { deleteEndedAccounts } from "./lib/accounts/settings/deletion";
import { now } from "./lib/clock";
import { completeConfig, config, type Config } from "./lib/config";
import { certificate } from "./lib/front-door/certificate";
import { restorableSince } from "./lib/farms/farms";
import { purgeFarms } from "./lib/farms/store";
import { lockDataDir } from "./lib/front-door/data-dir-lock";
import { openDatabase } from "./lib/front-door/database";
import { frontDoor } from "./lib/front-door/front-door";
import { gazetteer } from "./lib/geo/gazetteer";
import { stopOnSignal } from "./lib/front-door/shutdown";
import { refreshPricesDaily } from "./lib/market/refresh";
import { settleAnswers } from "./lib/upstream/cache";
import { watchBudgets } from "./lib/usage/budget-alerts";
import { watchHourly } from "./lib/watch/hourly";
import { startDispatcher } from "./lib/webhooks/delivery/dispatcher";
import { dropOldEvents } from "./lib/webhooks/delivery/prune";

const keepAliveMs = 65_000;
const cleanUpMs = 3_600_000;

/** The secret that signs sessions: the configured one, else one made once and kept. */
async function authSecret(settings: Config): Promise<string> {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET;
  const file = path.join(settings.DATA_DIR, "auth-secret");
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept) return kept;
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function pagesOf(settings: Config) {
  const { default: next } = await import("next");
  const app = next({ dev: settings.NODE_ENV === "development", dir: process.cwd() });
  await app.prepare();
  return app;
}

async function listen(server: http.Server | https.Server, port: number): Promise<number> {
  server.listen(port);
  await once(server, "listening");
  const address = server.address();
  return address && typeof address === "object" ? address.port : port;
}

/** Forgets what is kept for a time only; what fails now is done the next time. */
function cleanUp(): void {
  const at = now();
  const work = [
    dropIdempotentAnswers(at - replayMs),
    purgeFarms(restorableSince(at)),
    dropOldEvents(at),
    deleteEndedAccounts(at),
  ];
  void Promise.allSettled(work);
}

async function start(): Promise<void> {
  const settings = config();
  const unlock = await lockDataDir(settings.DATA_DIR);
  completeConfig({ AUTH_SECRET: await authSecret(settings) });
  const database = await openDatabase(settings, "server");
  // The gazetteer is read here, so that no first caller waits for it.
  const [app, pair] = await Promise.all([pagesOf(settings), certificate(settings, now()), gazetteer()]);
  const door = frontDoor({ api: new PublicApi(publicEndpoints), pages: app.getRequestHandler(), settings: config() });
  const options = { keepAliveTimeout: keepAliveMs };
  const servers = [https.createServer({ ...options, ...pair }, door), http.createServer(options, door)] as const;
  const [httpsPort, httpPort] = await Promise.all([
    listen(servers[0], settings.HTTPS_PORT),
    listen(servers[1], settings.PORT),
  ]);
  const upgrade = app.getUpgradeHandler();
  completeConfig({ HTTPS_PORT: httpsPort });
  for (const server of servers) server.on("upgrade", (...of) => void upgrade(...of));
  const cleaning = setInterval(cleanUp, cleanUpMs);
  const endRefresh = refreshPricesDaily();
  const endBudgets = watchBudgets();
  const endWatch = watchHourly();
  const endDeliveries = startDispatcher();
  stopOnSignal(servers, [
    () => clearInterval(cleaning),
    endRefresh,
    endBudgets,
    endWatch,
    endDeliveries,
    () => meter().flush(),
    () => callLog().flush(),
    settleAnswers,
    () => app.close(),
    closeLimiter,
    database.close,
    unlock,
  ]);
  process.stdout.write(
    `Gona is ready. Open http://localhost:${httpPort} in your browser; the API answers at https://localhost:${httpsPort}/v1\n`,
  );
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
