import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { testDatabase } from "./database";

describe("testDatabase", () => {
  it("gives each caller a migrated database of its own", async () => {
    const urls = await Promise.all([testDatabase(), testDatabase()]);
    expect(new Set(urls).size).toBe(2);
    const pool = new Pool({ connectionString: urls[0] });
    const { rows } = await pool.query("select count(*)::int as count from users where id <> 2000000000");
    await pool.end();
    expect(rows).toEqual([{ count: 0 }]);
  });
});
