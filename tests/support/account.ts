import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { keyDigest, keyLastFour, keyPrefix, makeKey } from "../../lib/api/key";
import type { TestServer } from "../../lib/testing/server";

/** What an account was charged, all months together. */
export type Charged = { calls: number; units: number };

/** An account in a server's database. */
export type TestAccount = {
  id: number;
  email: string;
  /** Issues a key; gives its secret. */
  issueKey: (state?: { deactivated?: boolean; test?: boolean }) => Promise<string>;
  /** Makes a farm; gives its id. */
  addFarm: (farm: { name: string; latitude: number | null; longitude: number | null }) => Promise<number>;
  /** Ten-thousandths of a naira a month. */
  setBudget: (units: number) => Promise<void>;
  charged: () => Promise<Charged>;
};

/** Makes accounts straight in a server's database, where its own doors would take too long for hundreds of cases. */
export function accountsOf({ databaseUrl }: Pick<TestServer, "databaseUrl">) {
  if (databaseUrl === null) throw new Error("This server's database is its own.");
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const one = async <Row extends object>(sql: string, values: unknown[]): Promise<Row> => {
    const { rows } = await pool.query<Row>(sql, values);
    const [row] = rows;
    if (!row) throw new Error(`no row: ${sql}`);
    return row;
  };
  const make = async (): Promise<TestAccount> => {
    const email = `holder-${randomUUID()}@example.com`;
    const { id } = await one<{ id: number }>("insert into users (name, email) values ('Holder', $1) returning id", [
      email,
    ]);
    return {
      id,
      email,
      async issueKey({ deactivated = false, test = false } = {}) {
        const secret = makeKey({ test });
        const shown = [keyPrefix(secret), keyLastFour(secret)];
        await pool.query(
          `insert into api_keys (account_id, name, digest, prefix, last_four, deactivated_at, test)
           values ($1, 'test', $2, $3, $4, $5, $6)`,
          [id, keyDigest(secret), ...shown, deactivated ? new Date() : null, test],
        );
        return secret;
      },
      async addFarm({ name, latitude, longitude }) {
        const farm = await one<{ id: number }>(
          "insert into farms (account_id, name, latitude, longitude) values ($1, $2, $3, $4) returning id",
          [id, name, latitude, longitude],
        );
        return farm.id;
      },
      async setBudget(units) {
        await pool.query("update users set budget_units = $2 where id = $1", [id, units]);
      },
      charged: () =>
        one<Charged>(
          `select coalesce(sum(calls), 0)::int as calls, coalesce(sum(cost_units), 0)::int as units
           from usage_hours where account_id = $1`,
          [id],
        ),
    };
  };
  /** The boundaries that a farm had, the earliest first. */
  const boundaries = async (farmId: number) => {
    const { rows } = await pool.query<{ corners: number[][]; open: boolean }>(
      "select corners, valid_to is null as open from farm_boundaries where farm_id = $1 order by id",
      [farmId],
    );
    return rows;
  };
  return { make, boundaries, end: () => pool.end() };
}
