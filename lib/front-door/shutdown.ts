import type { Server } from "node:http";
import { flushLog, log } from "../log";

/** How long calls under way may take to finish, and how long stopping may take in all. */
const drainMs = 4_000;
const deadlineMs = 9_000;

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** On SIGTERM or SIGINT: takes no new calls, lets those under way finish, runs `closers` in order, and ends. */
export function stopOnSignal(servers: readonly Server[], closers: readonly (() => unknown)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), deadlineMs).unref();
    await Promise.all(servers.map(drain));
    for (const close of closers) await close();
    await flushLog();
    process.exit(0);
  };
  const onSignal = () => {
    stop().catch((error: unknown) => {
      log().fatal({ err: error }, "stopping failed");
      process.exit(1);
    });
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
