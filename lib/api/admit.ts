/** Equal calls of one key at one endpoint, waiting to be charged together. */
export type ChargeGroup = {
  accountId: number;
  keyId: number;
  endpoint: string;
  /** Price of one call, ten-thousandths of a naira. */
  units: number;
  calls: number;
};

/** What an account or key may still spend this month, ten-thousandths of a naira; infinite without a budget. */
export type Balances = {
  accounts: ReadonlyMap<number, number>;
  /** Keys that are deactivated or expired are absent. */
  keys: ReadonlyMap<number, number>;
};

/** How many calls of a group are charged, and why the others are not. */
export type Admission = { admitted: number; refusal: "inactive" | "account budget" | "key budget" };

/** Decides how many calls of each group fit the balances, in order; no call is charged in part. Pure. */
export function admit(groups: readonly ChargeGroup[], balances: Balances): Admission[] {
  const accounts = new Map(balances.accounts);
  const keys = new Map(balances.keys);
  return groups.map((group) => {
    const account = accounts.get(group.accountId);
    const key = keys.get(group.keyId);
    if (account === undefined || key === undefined) return { admitted: 0, refusal: "inactive" };
    const fits = (balance: number) => (group.units === 0 ? Infinity : Math.max(0, Math.floor(balance / group.units)));
    const admitted = Math.min(group.calls, fits(account), fits(key));
    accounts.set(group.accountId, account - admitted * group.units);
    keys.set(group.keyId, key - admitted * group.units);
    return { admitted, refusal: fits(account) <= fits(key) ? "account budget" : "key budget" };
  });
}
