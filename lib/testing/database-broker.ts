import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { seed } from "../../prisma/seed";
import { PrismaClient } from "../generated/prisma/client";
import { migrate } from "../migrate";
import { freePort, startPostgres } from "../postgres";

const template = "gona_template";

/** Another database of the same server. */
function sibling(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.toString();
}

/** Makes the database that the others are copies of: migrated and seeded as the server does at its start. */
async function makeTemplate(pool: Pool, serverUrl: string): Promise<void> {
  // Nothing here outlives the run, so nothing needs to reach the disk.
  for (const setting of ["fsync", "full_page_writes"]) await pool.query(`alter system set ${setting} = off`);
  await pool.query("select pg_reload_conf()");
  await pool.query(`create database ${template}`);
  const url = sibling(serverUrl, template);
  await migrate(url);
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  try {
    await seed(client);
  } finally {
    await client.$disconnect();
  }
}

/** A PostgreSQL of its own in a temporary folder, with a template to copy. */
async function startCluster() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gona-test-postgres-"));
  const postgres = await startPostgres(folder);
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  const stop = async () => {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(pool, postgres.url);
  } catch (error) {
    await stop();
    throw error;
  }
  let count = 0;
  const copy = async (): Promise<string> => {
    const name = `gona_test_${++count}`;
    await pool.query(`create database ${name} template ${template}`);
    return sibling(postgres.url, name);
  };
  return { copy, stop };
}

/**
 * Gives databases to the workers of one test run, over HTTP on loopback (`POST` answers with a URL). PostgreSQL starts
 * with the first request, so that a run without database tests pays nothing.
 */
export async function startDatabaseBroker(): Promise<{ url: string; stop: () => Promise<void> }> {
  let cluster: ReturnType<typeof startCluster> | undefined;
  // One copy at a time: PostgreSQL refuses to copy a database that somebody else is using.
  let turn: Promise<unknown> = Promise.resolve();
  const copy = async () => (await (cluster ??= startCluster())).copy();
  const port = await freePort();
  const server = createServer((_request, response) => {
    const answer = turn.then(copy);
    turn = answer.catch(() => undefined);
    answer.then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await (await cluster?.catch(() => undefined))?.stop();
    },
  };
}
