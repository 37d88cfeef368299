import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { admit } from "./admit";

const group = (accountId: number, keyId: number, units: number, calls: number) => ({
  accountId,
  keyId,
  endpoint: "GET /v1/x",
  units,
  calls,
});

describe("admitting charges", () => {
  it("never overspends an account or a key, whatever the mix of calls", () => {
    const groups = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 99 }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(groups, fc.nat(1e7), fc.nat(1e7), (rows, accountLeft, keyLeft) => {
        const batch = rows.map((row) => group(...row));
        const balances = {
          accounts: new Map([
            [1, accountLeft],
            [2, Infinity],
          ]),
          keys: new Map([
            [1, keyLeft],
            [2, Infinity],
            [3, Infinity],
          ]),
        };
        const admissions = admit(batch, balances);
        const spent = (of: (row: (typeof batch)[number]) => boolean) =>
          batch.reduce((sum, row, index) => sum + (of(row) ? row.units * (admissions[index]?.admitted ?? 0) : 0), 0);
        expect(spent((row) => row.accountId === 1)).toBeLessThanOrEqual(accountLeft);
        expect(spent((row) => row.keyId === 1)).toBeLessThanOrEqual(keyLeft);
        batch.forEach((row, index) => {
          if (row.accountId === 2 && row.keyId !== 1) expect(admissions[index]?.admitted).toBe(row.calls);
        });
      }),
    );
  });

  it("charges as many calls as fit, exactly to the last unit", () => {
    const balances = { accounts: new Map([[1, 1000]]), keys: new Map([[1, Infinity]]) };
    expect(admit([group(1, 1, 300, 2), group(1, 1, 200, 5)], balances)).toMatchObject([
      { admitted: 2 },
      { admitted: 2, refusal: "account budget" },
    ]);
  });

  it("charges nothing to a key that is not active", () => {
    const balances = { accounts: new Map([[1, Infinity]]), keys: new Map<number, number>() };
    expect(admit([group(1, 1, 300, 2)], balances)).toEqual([{ admitted: 0, refusal: "inactive" }]);
  });
});
