import type { Database } from "../db";
import { inSandbox } from "../sandbox";
import type { EventData, EventType } from "./events";
import { insertEvent } from "./store";
import { wakeDispatcher } from "./wake";

/** Something that happened to an account; the same happening has the same dedupe key and is told once. */
export type Happening<Type extends EventType> = {
  accountId: number;
  type: Type;
  dedupeKey: string;
  data: EventData<Type>;
};

/**
 * Tells the account's webhooks that ask for it, together with the caller's transaction; does nothing when none asks,
 * when it was told before, or in the sandbox.
 */
export async function emitEvent<Type extends EventType>(
  { accountId, ...event }: Happening<Type>,
  { db, now }: { db: Database; now: number },
): Promise<void> {
  if (inSandbox()) return;
  const deliveries = await insertEvent({ accountId, db }, { ...event, now });
  if (deliveries > 0) wakeDispatcher();
}
