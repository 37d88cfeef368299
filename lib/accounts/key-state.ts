/** Whether calls with a key are let in, and if not, why. A retiring key was replaced, and works until it expires. */
export type KeyState = "active" | "retiring" | "deactivated" | "expired";

/** What tells a key's state. */
export type KeyLife = { deactivatedAt: Date | null; expiresAt: Date | null; replaced: boolean };

/** The state of a key at the moment `now`. Pure. */
export function keyState(key: KeyLife, now: number): KeyState {
  if (key.deactivatedAt) return "deactivated";
  if (key.expiresAt && key.expiresAt.getTime() <= now) return "expired";
  return key.replaced ? "retiring" : "active";
}
