import { existsSync } from "node:fs";
import { ensureClient } from "./build";

// Loaded before every program of package.json: settings of `.env` that the environment does not already hold, and the
// database client, which a fresh clone lacks.
if (existsSync(".env")) process.loadEnvFile(".env");
await ensureClient();
