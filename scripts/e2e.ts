/** Runs the browser tests against the built application. Run by `npm run e2e -- <arguments of playwright test>`. */
import { startDatabaseBroker } from "../lib/testing/database-broker";
import { startServer, type TestServer } from "../lib/testing/server";
import { startStandIns } from "../lib/upstream/testing/stand-ins";
import { ensureBuilt } from "./build";
import { programOf, runProgram } from "./run-program";

/** Stops a server; one that has ended before tells why. */
function stopOf(server: TestServer): () => Promise<unknown> {
  let wanted = false;
  void server.ended.then(({ code, signal }) => {
    if (!wanted) process.stderr.write(`A server ended (${signal ?? code}):\n${server.logs().slice(-4000)}\n`);
  });
  return () => {
    wanted = true;
    return server.stop();
  };
}

/** Starts what the browser tests talk to, gives its addresses to `use`, and stops it. */
async function withServers<T>(use: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const broker = await startDatabaseBroker();
    stops.unshift(broker.stop);
    process.env.TEST_DATABASE_BROKER = broker.url;
    const standIns = await startStandIns();
    stops.unshift(standIns.stop);
    // The receivers of webhooks are on this machine.
    const online = await startServer({ env: { ...standIns.env, WEBHOOKS_TO_PRIVATE_ADDRESSES: "true" } });
    stops.unshift(stopOf(online));
    const offline = await startServer();
    stops.unshift(stopOf(offline));
    return await use({
      E2E_BASE_URL: online.httpsUrl,
      // The same application with every upstream turned off.
      E2E_OFFLINE_URL: offline.httpsUrl,
      E2E_DATABASE_URL: online.databaseUrl ?? "",
    });
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Runs Playwright with `args`; gives its exit code. */
async function runBrowserTests(args: string[]): Promise<number> {
  await ensureBuilt();
  const playwright = programOf("@playwright/test", "cli.js");
  return withServers((env) => runProgram({ args: [playwright, "test", ...args], env }));
}

process.exitCode = await runBrowserTests(process.argv.slice(2));
