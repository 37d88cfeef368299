import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../lib/testing/database";

type Finished = { code: number; stdout: string; stderr: string };

function adminWith(settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  return (...args: string[]): Promise<Finished> =>
    new Promise((resolve) => {
      execFile(process.execPath, ["--import", "tsx", "scripts/admin.ts", ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });
}

describe("the operators' commands on a server's database", () => {
  let admin: ReturnType<typeof adminWith>;
  let pool: Pool;
  const email = "musa@example.com";

  beforeAll(async () => {
    const DATABASE_URL = await testDatabase();
    admin = adminWith({ DATABASE_URL, DATA_DIR: "/nonexistent" });
    pool = new Pool({ connectionString: DATABASE_URL, max: 1 });
    const made = await admin(
      "account",
      "create",
      "--email",
      "Musa@Example.com",
      "--name",
      "Musa",
      "--password",
      "guinea-corn-42",
    );
    expect(made).toEqual({ code: 0, stdout: '{"id":1,"email":"musa@example.com"}\n', stderr: "" });
  });
  afterAll(() => pool.end());

  it("an account is made once; a second of the same e-mail is refused in one line", async () => {
    const again = await admin("account", "create", "--email", email);
    expect(again).toEqual({ code: 1, stdout: "", stderr: `There is already an account with the e-mail ${email}.\n` });
  });

  it("a key is printed alone, kept only as a digest, and deactivated by its prefix", async () => {
    const issued = await admin("key", "issue", "--email", email, "--name", "station");
    expect(issued).toMatchObject({ code: 0, stderr: "" });
    expect(issued.stdout).toMatch(/^gona_[0-9A-Za-z]{49}\n$/);
    const secret = issued.stdout.trim();
    const { rows: kept } = await pool.query<{ row: string }>("select row_to_json(k)::text as row from api_keys k");
    expect(kept.map(({ row }) => row).join()).not.toContain(secret);

    expect(await admin("key", "deactivate", "--prefix", secret.slice(0, 12))).toMatchObject({ code: 0, stderr: "" });
    const { rows } = await pool.query("select name, deactivated_at is not null as off from api_keys");
    expect(rows).toEqual([{ name: "station", off: true }]);
  });

  it("a test key is issued with --test", async () => {
    const issued = await admin("key", "issue", "--email", email, "--name", "first steps", "--test");
    expect(issued).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/^gona_test_[0-9A-Za-z]{49}\n$/),
    });
    const prefix = issued.stdout.slice(0, 17);
    expect(await admin("key", "deactivate", "--prefix", prefix)).toMatchObject({ code: 0, stderr: "" });
    const { rows } = await pool.query("select test from api_keys where prefix = $1", [prefix]);
    expect(rows).toEqual([{ test: true }]);
  });

  it("a budget is set to the ten-thousandth of a naira and lifted again", async () => {
    const budget = async () => {
      const { rows } = await pool.query<{ budget_units: string | null }>(
        "select budget_units from users where email = $1",
        [email],
      );
      return rows;
    };
    expect(await admin("account", "budget", "--email", email, "--naira", "2500.5075")).toMatchObject({ code: 0 });
    expect(await budget()).toEqual([{ budget_units: "25005075" }]);
    expect(await admin("account", "budget", "--email", email, "--naira", "none")).toMatchObject({ code: 0 });
    expect(await budget()).toEqual([{ budget_units: null }]);
  });

  it("usage is one line of JSON with the calls and cost of the month asked for, and of no other", async () => {
    await pool.query(
      `with key as (insert into api_keys (account_id, name, digest, prefix, last_four)
         values (1, 'used', '\\x01', 'gona_1234567', 'abcd') returning id)
       insert into usage_hours (key_id, endpoint, hour, account_id, calls, cost_units, last_at)
       select key.id, endpoint, hour::timestamptz, 1, calls, units, hour::timestamptz from key, (values
         ('GET /v1/weather/current', '2026-09-30 23:00+00', 7, 700000),
         ('GET /v1/weather/current', '2026-10-01 00:00+00', 2, 200000),
         ('GET /v1/weather/current', '2026-10-31 23:00+00', 1, 100000),
         ('GET /v1/weather/forecast', '2026-10-15 12:00+00', 3, 50),
         ('GET /v1/weather/current', '2026-11-01 00:00+00', 9, 900000)
       ) as used (endpoint, hour, calls, units)`,
    );
    const { code, stdout, stderr } = await admin("usage", "--email", email, "--month", "2026-10");
    expect({ code, stderr, lines: stdout.split("\n").length }).toEqual({ code: 0, stderr: "", lines: 2 });
    expect(JSON.parse(stdout)).toEqual({
      month: "2026-10",
      calls: 6,
      cost_naira: 30.005,
      by_endpoint: {
        "GET /v1/weather/current": { calls: 3, cost_naira: 30 },
        "GET /v1/weather/forecast": { calls: 3, cost_naira: 0.005 },
      },
    });
  });

  it("without --month usage is this month's", async () => {
    const { stdout } = await admin("usage", "--email", email);
    expect(JSON.parse(stdout)).toMatchObject({ month: new Date().toISOString().slice(0, 7) });
  });

  it.each([
    ["no command", []],
    ["half a command", ["account"]],
    ["an unknown command", ["acount", "create"]],
    ["an unknown option", ["usage", "--email", email, "--year", "2026"]],
    ["a missing option", ["key", "issue", "--email", email]],
    ["an unknown account", ["usage", "--email", "nobody@example.com"]],
    ["no e-mail address", ["account", "create", "--email", "musa"]],
    ["a short password", ["account", "create", "--email", "b@example.com", "--password", "short"]],
    [
      "a password that is the e-mail",
      ["account", "create", "--email", "bolanle@example.com", "--password", "bolanle@example.com"],
    ],
    ["a negative budget", ["account", "budget", "--email", email, "--naira", "-5"]],
    ["too fine a budget", ["account", "budget", "--email", email, "--naira", "1.00005"]],
    ["a month that is none", ["usage", "--email", email, "--month", "2026-13"]],
    ["an unknown prefix", ["key", "deactivate", "--prefix", "gona_0000000"]],
    ["an empty key name", ["key", "issue", "--email", email, "--name", " "]],
    ["a missing file of results", ["sample", "complete", "--tracking-code", "GS-3333-3333", "--results", "/no/file"]],
  ])("%s: exit status 1 and one line on standard error", async (_, args) => {
    const { code, stdout, stderr } = await admin(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^\S.*\n$/);
  });

  it("a database that does not answer: exit status 1 and one line on standard error", async () => {
    const { code, stdout, stderr } = await adminWith({ DATABASE_URL: "postgresql://gona@127.0.0.1:1/gona" })(
      "usage",
      "--email",
      email,
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^\S.*\n$/);
  });
});

describe("the operators' commands without a server", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), "gona-test-admin-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it("start the embedded PostgreSQL, keep what they did, and leave nothing running", async () => {
    const admin = adminWith({ DATABASE_URL: "", DATA_DIR: dataDir });
    expect(await admin("account", "create", "--email", "hauwa@example.com")).toMatchObject({ code: 0, stderr: "" });
    expect(await readdir(path.join(dataDir, "postgres"))).not.toContain("postmaster.pid");
    expect(await admin("usage", "--email", "hauwa@example.com")).toMatchObject({ code: 0, stderr: "" });
    expect(await readdir(path.join(dataDir, "postgres"))).not.toContain("postmaster.pid");
  });
});
