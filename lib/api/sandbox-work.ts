import { runInSandbox, sandboxAccountId, sandboxNow } from "../sandbox";
import { shared } from "../runtime";
import type { Caller } from "./endpoint";

/** Whom the handlers see when a test key calls: the sandbox's account, which nothing is charged to. */
export const sandboxCaller: Caller = { accountId: sandboxAccountId, keyId: null };

/** What of a call is the sandbox's own: who calls, and when. */
export const inSandboxPlace = { caller: sandboxCaller, now: sandboxNow };

/** Whether a handler's caller is the sandbox. */
export const isSandbox = ({ accountId }: Caller): boolean => accountId === sandboxAccountId;

/** Does a handler's work for a test key, or another's as it is. */
export const workFor = <T>(caller: Caller, work: () => T): T => (isSandbox(caller) ? runInSandbox(work) : work());

/**
 * Writing calls of test keys, one after the other: they all make the same rows, so they would only wait for each other
 * in the database, on connections that live calls need.
 */
export function inLine<T>(work: () => Promise<T>): Promise<T> {
  const line = shared("sandbox line", (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));
  const turn = line.last.then(work);
  line.last = turn.catch(() => undefined);
  return turn;
}
