import { ApiError, invalidRequest } from "../../api/errors";
import { passwordFault, passwordLength, type PasswordFault } from "../password";
import type { Scope } from "../store";
import { confirmPassword, passwords } from "./confirm-password";
import { tellNewEmail } from "./mails";
import {
  deleteOtherSessions,
  deleteResetTokens,
  findHolder,
  updateEmail,
  updatePasswordHash,
  type Holder,
} from "./store";

const faults: Record<PasswordFault, string> = {
  short: `use at least ${passwordLength.min} characters.`,
  long: `use at most ${passwordLength.max} characters.`,
  email: "choose one that does not contain your e-mail or the part before the @.",
};

/** A wish for a new password. */
export type PasswordWish = { current: string; wanted: string; sessionId: number | undefined; now: number };

/**
 * Sets a new password and signs out everywhere but in the session `sessionId`; gives how many sessions ended.
 * @throws ApiError 403 when `current` is wrong, 400 when the new one breaks a rule.
 */
export async function changePassword(scope: Scope, { current, wanted, ...wish }: PasswordWish): Promise<number> {
  const { email } = await findHolder(scope);
  const fault = passwordFault(wanted, email);
  if (fault) throw invalidRequest(`new_password: ${faults[fault]}`);
  await confirmPassword(scope, { password: current, now: wish.now });
  await updatePasswordHash(scope, await (await passwords()).hash(wanted));
  await deleteResetTokens(scope);
  return deleteOtherSessions(scope, wish.sessionId);
}

/**
 * Sets the e-mail that the account signs in with, and tells the old address.
 * @throws ApiError 403 for a wrong password, 409 when the e-mail is another account's, 422 when the password holds it.
 */
export async function changeEmail(
  scope: Scope,
  { password, now, ...wish }: { email: string; password: string; now: number },
): Promise<Holder> {
  await confirmPassword(scope, { password, now });
  const before = await findHolder(scope);
  const email = wish.email.toLowerCase();
  if (email === before.email) return before;
  if (passwordFault(password, email) === "email") {
    const message = "Your password contains this e-mail or the part before the @. Change the password first.";
    throw new ApiError(422, "Password holds the e-mail", message);
  }
  if (!(await updateEmail(scope, email)))
    throw new ApiError(409, "E-mail taken", "Another account has this e-mail. Use another address.");
  await deleteResetTokens(scope);
  tellNewEmail({ from: before.email, to: email, name: before.name });
  return { ...before, email };
}
