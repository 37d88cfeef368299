/** Writes a migration from the committed schema to the changed one. Run by `npm run migration -- <name>`. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { now } from "../lib/clock";
import { diffSchemas } from "../lib/migrate";
import { startPostgres } from "../lib/postgres";

const schema = "prisma/schema.prisma";

async function migrationSql(): Promise<string> {
  const committed = (await promisify(execFile)("git", ["show", `HEAD:${schema}`])).stdout;
  const changed = await readFile(schema, "utf8");
  const folder = await mkdtemp(path.join(os.tmpdir(), "gona-migration-"));
  const postgres = await startPostgres(folder);
  try {
    return await diffSchemas(postgres.url, committed, changed);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeMigration(name: string | undefined): Promise<string> {
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error("Give a name in lower case: npm run migration -- add_farms");
  const sql = await migrationSql();
  if (!/^\s*(?!--)\S/m.test(sql)) throw new Error(`${schema} is as committed: there is nothing to migrate.`);
  const time = new Date(now()).toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join("prisma/migrations", `${time}_${name}`);
  await mkdir(folder);
  await writeFile(path.join(folder, "migration.sql"), sql);
  return folder;
}

try {
  process.stdout.write(`${await writeMigration(process.argv[2])}/migration.sql\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
