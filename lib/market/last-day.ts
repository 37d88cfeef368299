import { inSandbox, sandboxNow } from "../sandbox";

/** Where the sandbox's prices end. What an import corrects or adds before this day it has too; later ones never. */
const sandboxDay = new Date(sandboxNow).toISOString().slice(0, 10);

/** The last day (YYYY-MM-DD) of which the present call may know prices; null: all there are. */
export const lastKnownDay = (): string | null => (inSandbox() ? sandboxDay : null);

/** A day, or the last known one when that is earlier. */
export function knownUntil(day: string): string {
  const last = lastKnownDay();
  return last !== null && day > last ? last : day;
}
