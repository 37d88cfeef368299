import type { Database } from "../db";
import { inSandbox } from "../sandbox";
import type { EventData, EventType } from "./events";
import { insertEvents } from "./store";
import { wakeDispatcher } from "./wake";

/** Something that happened to an account; the same happening has the same dedupe key and is told once. */
export type Happening<Type extends EventType> = {
  accountId: number;
  type: Type;
  dedupeKey: string;
  data: EventData<Type>;
};

/** The connection (or transaction) together with which an event is told, and when. */
type Telling = { db: Database; now: number };

/**
 * Tells the account's webhooks that ask for it, together with the caller's transaction; does nothing when none asks,
 * when it was told before, or in the sandbox.
 */
export async function emitEvent<Type extends EventType>(happening: Happening<Type>, telling: Telling): Promise<void> {
  await emitEvents([happening], telling);
}

/** The same for many happenings, also of different accounts, in one statement. */
export async function emitEvents<Type extends EventType>(
  happenings: readonly Happening<Type>[],
  { db, now }: Telling,
): Promise<void> {
  if (happenings.length === 0 || inSandbox()) return;
  if ((await insertEvents(db, happenings, new Date(now))) > 0) wakeDispatcher();
}
