import { existsSync } from "node:fs";

// Loaded before every program of package.json: settings of `.env` that the environment does not already hold.
if (existsSync(".env")) process.loadEnvFile(".env");
