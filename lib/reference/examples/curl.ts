import { target, type ExampleCall } from "./call";

/** A text as one word of a POSIX shell, whatever is in it. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A call with curl; the key comes from the environment. */
export function curlExample(call: ExampleCall, origin: string): string {
  const method =
    call.method === "GET" || (call.method === "POST" && call.body !== undefined) ? "" : `-X ${call.method} `;
  const lines = [`curl ${method}"${origin}${target(call)}"`, `-H "X-API-KEY: $GONA_API_KEY"`];
  if (call.body !== undefined) lines.push(`--json ${shellWord(JSON.stringify(call.body))}`);
  return lines.join(" \\\n  ");
}
