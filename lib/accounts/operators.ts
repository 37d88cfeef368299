import { nairaToUnits, unitsPerNaira } from "../api/price";
import type { Database } from "../db";
import { findAccountByEmail, setBudget } from "./account";
import { KeyName, NairaText } from "./contract";
import { changeKey, issueKey } from "./keys";
import { findKeysByPrefix, findUsage } from "./store";

/** With what an operator's command works. */
export type Operation = { db: Database; now: number };

async function accountIdOf(email: string): Promise<number> {
  const account = await findAccountByEmail(email);
  if (!account) throw new Error(`There is no account with the e-mail ${email}.`);
  return account.id;
}

/**
 * Sets an account's monthly budget to an amount in naira such as `2500.50`; `none` lifts it.
 * @throws Error in words for the operator, as all functions here.
 */
export async function setAccountBudget({ email, amount }: { email: string; amount: string }): Promise<void> {
  if (amount !== "none" && !NairaText.safeParse(amount).success) {
    throw new Error(
      `Not an amount in naira (such as 2500 or 2500.50, with at most four decimals) nor the word none: ${amount}`,
    );
  }
  await setBudget(await accountIdOf(email), amount === "none" ? null : nairaToUnits(amount));
}

/** What an operator tells of a new key. */
export type KeyOrder = { email: string; name: string; test?: boolean | undefined };

/** Issues a key to an account; gives its secret, which exists nowhere else afterwards. */
export async function issueKeyTo({ email, name, test = false }: KeyOrder, { db, now }: Operation): Promise<string> {
  const known = KeyName.safeParse(name);
  if (!known.success) throw new Error("The name of a key must have 1 to 80 characters.");
  const { secret } = await issueKey({ accountId: await accountIdOf(email), db }, { name: known.data, test, now });
  return secret;
}

/** Deactivates the key with this prefix (the first 12 characters, or 17 of a test key); one that is deactivated already stays so. */
export async function deactivateKeyWith(prefix: string, { db, now }: Operation): Promise<void> {
  const [key, another] = await findKeysByPrefix(prefix);
  if (!key)
    throw new Error(
      `There is no key with the prefix ${prefix}. A prefix is a key's first 12 characters (17 of a test key), gona_ included.`,
    );
  if (another)
    throw new Error(`More than one key has the prefix ${prefix}. Deactivate it on the holder's API keys page.`);
  await changeKey({ accountId: key.accountId, db }, { id: key.id, active: false, now });
}

/** What an account was charged in a calendar month (UTC). */
export type UsageReport = {
  /** YYYY-MM */
  month: string;
  calls: number;
  cost_naira: number;
  by_endpoint: Record<string, { calls: number; cost_naira: number }>;
};

/** The nearest number to the amount, whose shortest decimal form is the amount itself. */
const naira = (units: bigint) => Number(units) / unitsPerNaira;

/** The account's charged calls and their cost in `month` (YYYY-MM; this month when left out). */
export async function reportUsage(
  { email, month }: { email: string; month?: string | undefined },
  { db, now }: Operation,
): Promise<UsageReport> {
  const wanted = month ?? new Date(now).toISOString().slice(0, 7);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(wanted)) throw new Error(`Not a month (YYYY-MM): ${wanted}`);
  const from = new Date(`${wanted}-01T00:00:00Z`);
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1));
  const usage = await findUsage({ accountId: await accountIdOf(email), db }, { from, until });
  return {
    month: wanted,
    calls: usage.reduce((sum, { calls }) => sum + calls, 0),
    cost_naira: naira(usage.reduce((sum, { costUnits }) => sum + costUnits, 0n)),
    by_endpoint: Object.fromEntries(
      usage.map(({ endpoint, calls, costUnits }) => [endpoint, { calls, cost_naira: naira(costUnits) }]),
    ),
  };
}
