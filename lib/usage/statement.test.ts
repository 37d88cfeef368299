import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { toCsv } from "../../components/charts/csv";
import { priceUnits } from "../api/call";
import { meter } from "../api/meter";
import { nairaToUnits } from "../api/price";
import { publicEndpoints } from "../api/registry";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { statementTable } from "./models/statement-table";
import { makeStatement } from "./statement";

const time = vi.hoisted(() => ({ now: 0 }));
vi.mock("../clock", () => ({ now: () => time.now }));

const calls = 100_000;
const monthEnd = Date.UTC(2026, 6, 1);
const priced = publicEndpoints
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, units: priceUnits(endpoint) }))
  .filter(({ units }) => units > 0);

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function addAccount(name: string, budgets: { account: bigint | null; keys: readonly (bigint | null)[] }) {
  const account = await db().user.create({
    data: { name, email: `${name}@example.com`, budgetUnits: budgets.account },
  });
  const keys = await db().apiKey.createManyAndReturn({
    data: budgets.keys.map((budgetUnits, index) => ({
      accountId: account.id,
      name: `=${name}, "key" ${index}`,
      digest: new Uint8Array(Buffer.from(`${name} ${index}`)),
      prefix: `gona_key000${index}`,
      lastFour: "0000",
      budgetUnits,
    })),
    select: { id: true },
  });
  return { accountId: account.id, keyIds: keys.map(({ id }) => id) };
}

type Accepted = Map<string, { calls: number; units: bigint }>;

function addTo(accepted: Accepted, name: string, units: number): void {
  const { calls: before = 0, units: sum = 0n } = accepted.get(name) ?? {};
  accepted.set(name, { calls: before + 1, units: sum + BigInt(units) });
}

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
});
afterAll(() => closeDb());

describe("a month's statement", () => {
  it("adds up to exactly what 100,000 random calls were charged, to the last 0.0001 naira", async () => {
    const random = randomFrom(7);
    const pick = <T>(from: readonly T[]): T => {
      const chosen = from[Math.floor(random() * from.length)];
      if (chosen === undefined) throw new Error("nothing to pick from");
      return chosen;
    };
    const accounts = [
      await addAccount("free", { account: null, keys: [null, null, 30_000_001n, null] }),
      await addAccount("limited", { account: 400_000_003n, keys: [null, 90_000_000n, null] }),
    ];
    const charged: Accepted = new Map();
    const results = new Map<string, number>();
    for (let made = 0; made < calls;) {
      // The last hours of a month and the first of the next, in steps that do not end where hours do.
      time.now = monthEnd + Math.round((made / calls - 0.5) * 9 * 3_600_000);
      const month = new Date(time.now).toISOString().slice(0, 7);
      const batch = Array.from({ length: Math.min(calls - made, 1 + Math.floor(random() * 3_000)) }, async () => {
        const { accountId, keyIds } = pick(accounts);
        const [keyId, { name: endpoint, units }] = [pick(keyIds), pick(priced)];
        const result = await meter().charge({ accountId, keyId, endpoint, units });
        results.set(result, (results.get(result) ?? 0) + 1);
        if (result === "charged") addTo(charged, `${accountId} ${month} ${keyId} ${endpoint}`, units);
      });
      made += batch.length;
      await Promise.all(batch);
    }
    expect([...results.values()].reduce((sum, count) => sum + count, 0)).toBe(calls);
    expect(results.get("account budget")).toBeGreaterThan(1_000);
    expect(results.get("key budget")).toBeGreaterThan(1_000);

    for (const { accountId } of accounts) {
      for (const month of ["2026-06", "2026-07"]) {
        const statement = await makeStatement({ accountId, db: db() }, month, time.now);
        const lines = new Map(
          statement.lines.map((line) => [
            `${accountId} ${month} ${line.key_id} ${line.endpoint}`,
            { calls: line.calls, units: BigInt(nairaToUnits(line.cost_naira)) },
          ]),
        );
        const expected = [...charged].filter(([name]) => name.startsWith(`${accountId} ${month} `));
        expect([...lines].sort()).toEqual(expected.sort());
        const sum = expected.reduce((total, [, { units }]) => total + units, 0n);
        expect(sum).toBeGreaterThan(0n);
        expect(BigInt(nairaToUnits(statement.total.cost_naira))).toBe(sum);

        const { header, rows } = statementTable(statement);
        const csv = Papa.parse<Record<string, string>>(toCsv(header, rows), {
          header: true,
          skipEmptyLines: true,
        }).data;
        const total = csv.pop();
        expect(BigInt(nairaToUnits(total?.cost_naira ?? ""))).toBe(sum);
        expect(csv.reduce((units, row) => units + BigInt(nairaToUnits(row.cost_naira ?? "")), 0n)).toBe(sum);

        const kept = await db().accountMonth.findUniqueOrThrow({
          where: { accountId_month: { accountId, month: new Date(`${month}-01`) } },
        });
        expect([kept.costUnits, kept.calls]).toEqual([sum, statement.total.calls]);
      }
    }
  });

  it("holds the charges of its own month (UTC) and account alone", async () => {
    const mine = await addAccount("mine", { account: null, keys: [null] });
    const other = await addAccount("other", { account: null, keys: [null] });
    const [keyId = 0, otherKeyId = 0] = [...mine.keyIds, ...other.keyIds];
    const charge = (at: number, account: { accountId: number; keyId: number }) => {
      time.now = at;
      return meter().charge({ ...account, endpoint: "GET /v1/crops", units: 100 });
    };
    await charge(monthEnd - 1, { accountId: mine.accountId, keyId });
    await charge(monthEnd, { accountId: mine.accountId, keyId });
    await charge(monthEnd + 1, { accountId: mine.accountId, keyId });
    await charge(monthEnd + 2, { accountId: other.accountId, keyId: otherKeyId });
    const of = async (month: string) => makeStatement({ accountId: mine.accountId, db: db() }, month, monthEnd + 5);
    expect([await of("2026-06"), await of("2026-07")]).toMatchObject([
      { complete: true, from: "2026-06-01", to: "2026-06-30", total: { calls: 1, cost_naira: "0.0100" } },
      { complete: false, from: "2026-07-01", to: "2026-07-31", total: { calls: 2, cost_naira: "0.0200" } },
    ]);
    expect((await of("2026-05")).lines).toEqual([]);
  });
});
