import pino, { type Logger } from "pino";
import { config } from "./config";
import { shared } from "./runtime";

/** The structured log (JSON lines on standard output). Never give it a key, a cookie or a password. */
export function log(): Logger {
  return shared("log", () =>
    pino(
      {
        level: config().LOG_LEVEL,
        base: undefined,
      },
      // Buffered: a line per call must not cost a system call per call. What waits is written twice a second.
      pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 500 }),
    ),
  );
}

/** Writes out what the log still holds. */
export function flushLog(): Promise<void> {
  return new Promise((resolve) => log().flush(() => resolve()));
}
