import type { TryAnswer } from "./send";

/** A header of an answer; null when it has none of this name. */
export function headerOf({ headers }: TryAnswer, name: string): string | null {
  return headers.find(([each]) => each === name)?.[1] ?? null;
}

/** The two fields of an error's body; empty where the body is none. */
export function refusalOf({ json }: TryAnswer): { error: string; message: string } {
  const { error, message } = (typeof json === "object" && json !== null ? json : {}) as Record<string, unknown>;
  return { error: typeof error === "string" ? error : "", message: typeof message === "string" ? message : "" };
}

/** More than this is not drawn: a browser would stall. */
const mostShown = 100_000;

/** The answer's body as it is shown: indented when it is JSON, and cut when it is long. */
export function shownBody({ json, text }: TryAnswer): { whole: string; shown: string; cut: boolean } {
  const whole = json === undefined ? text : JSON.stringify(json, null, 2);
  return { whole, shown: whole.slice(0, mostShown), cut: whole.length > mostShown };
}

/** The addresses of pictures in an answer, by the names of their fields. */
export function picturesIn(json: unknown): Array<{ name: string; href: string }> {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string" && name.endsWith("image_url") && /^https?:\/\//.test(value)
      ? [{ name, href: value }]
      : picturesIn(value),
  );
}

/** The seconds to wait before the next call, where the answer says so. */
export function retryAfterSeconds(answer: TryAnswer): number | null {
  const text = headerOf(answer, "retry-after");
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
