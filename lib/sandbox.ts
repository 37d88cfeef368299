import { AsyncLocalStorage } from "node:async_hooks";
import { shared } from "./runtime";

const storage = () => shared("sandbox", () => new AsyncLocalStorage<true>());

/** The account that test keys see; it is seeded, and nobody can sign in to it. */
export const sandboxAccountId = 2_000_000_000;

/** The moment at which the sandbox stands still (UTC), milliseconds since 1970. */
export const sandboxNow = Date.UTC(2025, 6, 15, 9);

/** Runs `work` in the sandbox: nothing that it does asks the outside, and nothing that it finds is kept for live calls. */
export const runInSandbox = <T>(work: () => T): T => storage().run(true, work);

/** Whether the present call is a test key's. */
export const inSandbox = (): boolean => storage().getStore() === true;
