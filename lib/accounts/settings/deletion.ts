import { forgetCaller } from "../../api/caller";
import { ApiError } from "../../api/errors";
import { sandboxAccountId } from "../../sandbox";
import type { Scope } from "../store";
import { confirmPassword } from "./confirm-password";
import { tellDeletion } from "./mails";
import { deleteDueAccounts, deleteOtherSessions, findHolder, findKeyIds, setDeleteAfter, type Holder } from "./store";

/** How long an account that is to be deleted can still be kept: 14 days. */
const graceMs = 14 * 86_400_000;

/**
 * Marks the account to be deleted after the grace: its keys are refused from now on, and other sessions end. Asked
 * again, the first date stays.
 * @throws ApiError 403 for a wrong password, and for the account of the test keys.
 */
export async function requestDeletion(
  scope: Scope,
  { password, sessionId, now }: { password: string; sessionId: number | undefined; now: number },
): Promise<Holder> {
  if (scope.accountId === sandboxAccountId)
    throw new ApiError(403, "Not possible", "The account that answers test keys can't be deleted.");
  await confirmPassword(scope, { password, now });
  const before = await findHolder(scope);
  if (before.deleteAfter) return before;
  const at = new Date(now + graceMs);
  await setDeleteAfter(scope, at);
  await deleteOtherSessions(scope, sessionId);
  // A look-up made before the commit is believed for a second at most.
  for (const id of await findKeyIds(scope)) forgetCaller(id);
  tellDeletion({ to: before.email, name: before.name, at });
  return { ...before, deleteAfter: at };
}

/** Takes the wish back: the account stays, and its keys work again. */
export async function keepAccount(scope: Scope): Promise<Holder> {
  await setDeleteAfter(scope, null);
  return findHolder(scope);
}

/** Deletes the accounts whose grace has ended at `now`; gives how many. */
export const deleteEndedAccounts = (now: number): Promise<number> => deleteDueAccounts(new Date(now));
