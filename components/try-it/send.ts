import type { TryRequest } from "./values";

/** Who calls: the signed-in account, or a key. */
export type TryCaller = { by: "session" } | { by: "key"; key: string };

/** What came of a call. */
export type Outcome =
  | {
      kind: "answer";
      by: TryCaller["by"];
      status: number;
      durationMs: number;
      headers: ReadonlyArray<readonly [string, string]>;
      /** As it came. */
      text: string;
      /** What the text says, when it is JSON. */
      json: unknown;
    }
  | { kind: "unreachable" }
  | { kind: "cancelled" };

/** An answered call. */
export type TryAnswer = Extract<Outcome, { kind: "answer" }>;

function formOf(fields: ReadonlyArray<readonly [string, string | File]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

function initOf({ method, headers, body }: TryRequest, caller: TryCaller, signal: AbortSignal): RequestInit {
  return {
    method,
    headers: caller.by === "key" ? { ...headers, "X-API-KEY": caller.key } : headers,
    // With a key, who is signed in does not matter, and the key goes to this server alone.
    credentials: caller.by === "key" ? "omit" : "same-origin",
    redirect: "error",
    cache: "no-store",
    signal,
    ...(body && { body: "json" in body ? JSON.stringify(body.json) : formOf(body.form) }),
  };
}

/** Sends a request and measures it; never rejects. */
export async function send(request: TryRequest, caller: TryCaller, signal: AbortSignal): Promise<Outcome> {
  const startedAt = performance.now();
  try {
    const url = `${caller.by === "session" ? "/console" : ""}${request.target}`;
    const response = await fetch(url, initOf(request, caller, signal));
    const text = await response.text();
    const durationMs = Math.round(performance.now() - startedAt);
    const headers = [...response.headers.entries()];
    return { kind: "answer", by: caller.by, status: response.status, durationMs, headers, text, json: jsonOf(text) };
  } catch {
    return { kind: signal.aborted ? "cancelled" : "unreachable" };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
