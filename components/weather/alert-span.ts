import type { Alert } from "./answers";

/** From when until when a warning holds. `from` null: already. `until` null: no end is given. */
export type AlertSpan = { from: Date | null; until: Date | null };

/** The part of a warning's time that is still to come. */
export function alertSpan(alert: Pick<Alert, "effective" | "expires">, nowMs: number): AlertSpan {
  const from = new Date(alert.effective);
  return {
    from: from.getTime() <= nowMs ? null : from,
    until: alert.expires === null ? null : new Date(alert.expires),
  };
}
