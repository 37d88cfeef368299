import { randomBytes } from "node:crypto";
import { z } from "zod";
import { passwordFault } from "./password";
import { AccountName } from "./profile";
import { findUser, insertUser, updateBudget } from "./store";

const Email = z.email().max(254).toLowerCase();

/** What an operator gives to make an account. */
export type NewAccount = { email: string; name?: string | undefined; password?: string | undefined };

/**
 * Makes an account, as signing up would. Without a name it goes by the e-mail's local part; without a password it
 * gets a random one that nobody knows, and its holder sets one with 'forgot password'.
 * @throws Error in words for the operator.
 */
export async function createAccount({ email, name, password }: NewAccount): Promise<{ id: number; email: string }> {
  const address = Email.safeParse(email);
  if (!address.success) throw new Error(`Not an e-mail address: ${email}`);
  const known = AccountName.safeParse(name ?? address.data.split("@")[0]);
  if (!known.success) throw new Error("The name must have 1 to 100 characters.");
  const secret = password ?? randomBytes(24).toString("base64url");
  const fault = passwordFault(secret, address.data);
  if (fault === "email") throw new Error("The password must not contain the e-mail address or its first part.");
  if (fault) throw new Error("The password must have 10 to 128 characters.");
  // Loaded only here: better-auth takes longer to load than an operator's other commands take to run.
  const { auth } = await import("./auth");
  const { password: passwords } = await auth().$context;
  const id = await insertUser({ email: address.data, name: known.data, passwordHash: await passwords.hash(secret) });
  if (id === null) throw new Error(`There is already an account with the e-mail ${address.data}.`);
  return { id, email: address.data };
}

/** The account with this e-mail, in any case; null when there is none. */
export async function findAccountByEmail(email: string): Promise<{ id: number; name: string; email: string } | null> {
  return findUser(email.trim().toLowerCase());
}

/** Sets the account's monthly budget in ten-thousandths of a naira; null lifts it. */
export async function setBudget(accountId: number, budgetUnits: number | null): Promise<void> {
  await updateBudget(accountId, budgetUnits === null ? null : BigInt(budgetUnits));
}
