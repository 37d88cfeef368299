import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteEndedAccounts } from "../accounts/settings/deletion";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { Prisma } from "../generated/prisma/client";
import { testDatabase } from "../testing/database";
import { fillAccount } from "./testing/fill-account";

const moment = Date.parse("2026-12-06T10:00:00Z");

beforeAll(async () => completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" }));
afterAll(closeDb);

const everyTable = () => db().$queryRaw<{ name: string }[]>`
  select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;

/** Rows of every table, by the table's name. */
async function countRows(where = Prisma.sql`true`, without = ""): Promise<Record<string, number>> {
  const tables = (await everyTable()).filter(({ name }) => !without.includes(` ${name} `));
  const counts = tables.map(
    ({ name }) => Prisma.sql`select ${name} as name, count(*)::int as rows from ${Prisma.raw(name)} t where ${where}`,
  );
  const rows = await db().$queryRaw<{ name: string; rows: number }[]>(Prisma.join(counts, " union all "));
  return Object.fromEntries(rows.filter((each) => each.rows > 0).map((each) => [each.name, each.rows]));
}

/** Figures that ship with the product; no account writes there, and they take long to look through. */
const shipped = " price_observations places climate_normals ";
const mentioning = (text: string) => countRows(Prisma.sql`to_jsonb(t)::text like ${`%${text}%`}`, shipped);

it("a deleted account leaves no row in any table, and takes none of another's with it", async () => {
  const staying = await fillAccount("staying");
  const stayingRows = await mentioning(staying.mark);
  const before = await countRows();

  const leaving = await fillAccount("leaving");
  const { id, email } = leaving;
  await db().verification.create({
    data: { identifier: "reset-password:abc", value: String(id), expiresAt: new Date(moment) },
  });
  const keys = [`sign-in|${email}`, `reset mail|${email}`, `password|account ${id}`, `own data|account ${id}`];
  await db().rateLimit.createMany({ data: keys.map((key) => ({ key, count: 1, lastRequest: BigInt(moment) })) });
  await db().user.update({ where: { id }, data: { deleteAfter: new Date(moment) } });
  expect(Object.keys(await mentioning(leaving.mark)).length).toBeGreaterThan(10);

  expect(await deleteEndedAccounts(moment - 1)).toBe(0);
  expect(await db().user.count({ where: { id } })).toBe(1);
  expect(await deleteEndedAccounts(moment)).toBe(1);
  expect(await countRows()).toEqual(before);
  expect(await mentioning(leaving.mark)).toEqual({});
  expect(await mentioning(staying.mark)).toEqual(stayingRows);
});
