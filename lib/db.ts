import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { LRUCache } from "lru-cache";
import { Pool, type ClientBase } from "pg";
import { config } from "./config";
import { PrismaClient, type Prisma } from "./generated/prisma/client";
import { kept, shared, unshare } from "./runtime";

/** A Prisma client or an open transaction of one. */
export type Database = PrismaClient | Prisma.TransactionClient;

const poolSize = 10;
const readPoolSize = 4;

/** A statement's name, by which PostgreSQL remembers its plan: the charge of every call is the same statement. */
function statementName({ sql }: { sql: string }): string {
  const names = shared("statement names", () => new LRUCache<string, string>({ max: 500 }));
  let name = names.get(sql);
  if (!name) names.set(sql, (name = createHash("sha1").update(sql).digest("hex")));
  return name;
}

/** Planning the same statement anew costs more than running it; a server without this setting plans as it likes. */
async function keepPlans(connection: ClientBase): Promise<void> {
  await connection.query("set plan_cache_mode = force_generic_plan").catch(() => undefined);
}

function connect() {
  const { DATABASE_URL } = config();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set and no embedded PostgreSQL was started.");
  const pool = new Pool({ connectionString: DATABASE_URL, max: poolSize });
  // The pool waits for what onConnect gives, which its types do not say.
  const onConnect = keepPlans as (connection: ClientBase) => void;
  const charges = new Pool({ connectionString: DATABASE_URL, max: 1, onConnect });
  const reads = new Pool({ connectionString: DATABASE_URL, max: readPoolSize, onConnect });
  // An idle connection that the server closes must not end the process; the next query reconnects.
  for (const each of [pool, charges, reads]) each.on("error", () => undefined);
  return {
    pool,
    charges,
    reads,
    client: new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: statementName }) }),
  };
}

/** The process's Prisma client. */
export function db(): PrismaClient {
  return shared("db", connect).client;
}

async function runPrepared<Row extends object>(pool: Pool, { text, values }: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ name: statementName({ sql: text }), text, values });
  return rows;
}

/** Runs a statement past Prisma's client, one at a time, for the one that every charged call waits for. */
export function chargeDirectly<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  return runPrepared(shared("db", connect).charges, statement);
}

/** Reads past Prisma's client, with a plan made once, for the statements that most calls are made of. */
export function readDirectly<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  return runPrepared(shared("db", connect).reads, statement);
}

/** Closes the process's connections; the next `db()` opens them anew. */
export async function closeDb(): Promise<void> {
  const open = kept<ReturnType<typeof connect>>("db");
  if (!open) return;
  const { client, pool, charges, reads } = open;
  unshare("db");
  await client.$disconnect();
  await Promise.all([charges.end(), reads.end()]);
  if (!pool.ended) await pool.end();
}
