import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../../lib/testing/server";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "gona-one-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const postgresPid = async () =>
  Number((await readFile(path.join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
/** Whether a process runs; one that has ended stays in the list until its parent takes note (state Z). */
const lives = (pid: number) => {
  try {
    return !execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).startsWith("Z");
  } catch {
    return false;
  }
};

describe("one data directory", () => {
  it("serves one server: a second says so and exits with 1; SIGTERM leaves no PostgreSQL behind", async () => {
    const server = await startServer({ databaseUrl: null, dataDir });
    const pid = await postgresPid();
    expect(lives(pid)).toBe(true);
    await expect(startServer({ databaseUrl: null, dataDir })).rejects.toThrow(
      /Another Gona server uses the data directory/,
    );
    expect((await server.request("/readyz")).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(lives(pid)).toBe(false);
  });

  it("a server killed with -9 is followed by one that takes its PostgreSQL over, and stops it", async () => {
    const killed = await startServer({ databaseUrl: null, dataDir });
    const { stdout } = await killed.admin(["account", "create", "--email", "a@example.org"]);
    expect(stdout).toBeDefined();
    const key = (await killed.admin(["key", "issue", "--email", "a@example.org", "--name", "field"])).stdout.trim();
    await killed.kill();
    const pid = await postgresPid();
    const successor = await startServer({ databaseUrl: null, dataDir });
    expect(await postgresPid()).toBe(pid);
    expect((await successor.request("/v1/weather/current?location=Kano", { key })).status).toBe(200);
    expect(await successor.stop()).toBe(0);
    expect(lives(pid)).toBe(false);
  });
});
