import { closeDb, db } from "../db";
import { completeConfig, type Config } from "../config";
import { migrate } from "../migrate";
import { startPostgres } from "../postgres";
import { seed } from "../../prisma/seed";
import { dataDirIsLocked } from "./data-dir-lock";

/** A migrated and seeded database, ready for `db()`. */
export type OpenDatabase = {
  /** Closes the connections and stops the embedded PostgreSQL, unless a Gona server uses it beside a command. */
  close: () => Promise<void>;
};

/**
 * Opens the configured database: the server at `DATABASE_URL`, else the embedded PostgreSQL in `DATA_DIR`;
 * applies migrations and loads the shipped tables.
 */
export async function openDatabase(settings: Config, owner: "server" | "command"): Promise<OpenDatabase> {
  const embedded = settings.DATABASE_URL ? null : await startPostgres(settings.DATA_DIR);
  const url = settings.DATABASE_URL ?? embedded?.url ?? "";
  completeConfig({ DATABASE_URL: url });
  const close = async () => {
    await closeDb();
    if (embedded && (owner === "server" || (embedded.startedHere && !(await dataDirIsLocked(settings.DATA_DIR))))) {
      await embedded.stop();
    }
  };
  try {
    await migrate(url);
    await seed(db());
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
