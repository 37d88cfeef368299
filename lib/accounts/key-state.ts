/** Whether calls with a key are let in, and if not, why. */
export type KeyState = "active" | "deactivated" | "expired";

/** The state of a key at the moment `now`. Pure. */
export function keyState(key: { deactivatedAt: Date | null; expiresAt: Date | null }, now: number): KeyState {
  if (key.deactivatedAt) return "deactivated";
  return key.expiresAt && key.expiresAt.getTime() <= now ? "expired" : "active";
}
