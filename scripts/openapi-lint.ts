/** Lints the OpenAPI document of the public endpoints. Run by `npm run openapi`. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openapiDocument } from "../lib/api/openapi";
import { publicEndpoints } from "../lib/api/registry";
import { programOf, runProgram } from "./run-program";

const linters = [
  [programOf("@stoplight/spectral-cli", "dist/index.js"), "lint", "--fail-severity=hint"],
  [programOf("@redocly/cli", "bin/cli.js"), "lint", "--max-problems=1000"],
];
const offline = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

async function lintDocument(): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gona-openapi-"));
  const file = path.join(folder, "openapi.json");
  try {
    await writeFile(file, JSON.stringify(openapiDocument(publicEndpoints, "https://gona.test"), null, 2));
    const codes = await Promise.all(linters.map((linter) => runProgram({ args: [...linter, file], env: offline })));
    return Math.max(...codes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await lintDocument();
