import { readdirSync } from "node:fs";
import { db } from "../db";

/** Names of the migrations that this version of the product needs. */
const needed = readdirSync("prisma/migrations", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Whether the database answers and has every migration applied; if not, why. */
export async function readiness(): Promise<{ ready: boolean; reason?: string }> {
  try {
    const rows = await db().$queryRaw<{ migration_name: string }[]>`
      select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
    const applied = new Set(rows.map((row) => row.migration_name));
    return needed.every((name) => applied.has(name))
      ? { ready: true }
      : { ready: false, reason: "migrations are missing" };
  } catch {
    return { ready: false, reason: "the database does not answer" };
  }
}
