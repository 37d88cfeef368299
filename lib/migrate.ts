import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { Pool } from "pg";

type Engine = import("@prisma/schema-engine-wasm").SchemaEngine;

const folder = "prisma/migrations";

/** The engine leaves its ten-second lock timer running; unreferenced, it keeps no process alive. */
function idleTimers(glue: object): Record<string, WebAssembly.ImportValue> {
  const names = Object.keys(glue).filter((name) => name.startsWith("__wbg_setTimeout_"));
  const start = (run: () => void, ms: number) => setTimeout(run, ms).unref();
  return Object.fromEntries(names.map((name) => [name, start]));
}

/** Prisma's schema engine as WebAssembly: the official one, without the binary that Prisma's CLI downloads. */
async function loadEngine() {
  const require = createRequire(import.meta.url);
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(
    require.resolve("@prisma/schema-engine-wasm/schema_engine_bg").replace(/\.js$/, ".wasm"),
  );
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": { ...glue, ...idleTimers(glue) },
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue.SchemaEngine;
}

// The glue code holds one instance: a second would pull the first from under its users.
let loaded: ReturnType<typeof loadEngine> | undefined;

/** The adapter cuts a script at every semicolon, also within a function's body; PostgreSQL itself reads whole scripts. */
function readingWholeScripts(pool: Pool): PrismaPg {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const connection = await connect();
    connection.executeScript = async (script) => {
      await pool.query(script);
    };
    return connection;
  };
  return factory;
}

async function withEngine<T>(databaseUrl: string, use: (engine: Engine) => Promise<T>): Promise<T> {
  const SchemaEngine = await (loaded ??= loadEngine());
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(readingWholeScripts(pool));
    return await use(await SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter));
  } finally {
    // Closing the connection gives back the engine's advisory lock.
    await pool.end();
  }
}

async function migrationsList() {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const migrationDirectories = await Promise.all(
    names.map(async ({ name }) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: await readFile(path.join(folder, name, "migration.sql"), "utf8") },
      },
    })),
  );
  migrationDirectories.sort((a, b) => a.path.localeCompare(b.path));
  const lockfile = {
    path: "migration_lock.toml",
    content: await readFile(path.join(folder, "migration_lock.toml"), "utf8"),
  };
  return { baseDir: folder, lockfile, shadowDbInitScript: "", migrationDirectories };
}

/** Applies the migrations that the database lacks, as `prisma migrate deploy` does; gives their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const list = await migrationsList();
  const filters = { externalTables: [], externalEnums: [] };
  const applied = await withEngine(databaseUrl, (engine) => engine.applyMigrations({ migrationsList: list, filters }));
  return applied.appliedMigrationNames;
}

/** The SQL that turns the migrated schema `from` into `to` (both Prisma schema texts; null is an empty database). */
export async function diffSchemas(databaseUrl: string, from: string | null, to: string): Promise<string> {
  const file = (content: string) => ({ tag: "schemaDatamodel" as const, files: [{ path: "schema.prisma", content }] });
  const result = await withEngine(databaseUrl, (engine) =>
    engine.diff({
      from: from === null ? { tag: "empty" } : file(from),
      to: file(to),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return result.stdout ?? "";
}
