import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureClient } from "./build";
import { bundleServer } from "./bundle-server";

const development = process.argv.includes("--dev");
// Next and React read it when they are loaded, which is below.
process.env = { ...process.env, NODE_ENV: development ? "development" : "production" };

async function start(): Promise<void> {
  if (development) {
    await ensureClient();
    await import("../server");
  } else {
    await ensureBuilt();
    await import(pathToFileURL(await bundleServer()).href);
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
