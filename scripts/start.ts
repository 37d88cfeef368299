import { ensureBuilt, ensureClient } from "./build";

const development = process.argv.includes("--dev");
// Next and React read it when they are loaded, which is below.
process.env = { ...process.env, NODE_ENV: development ? "development" : "production" };

async function start(): Promise<void> {
  await (development ? ensureClient() : ensureBuilt());
  await import("../server");
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
