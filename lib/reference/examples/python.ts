import { filledPath, type ExampleCall } from "./call";
import { literal, python } from "./literal";

/** A call with Python's standard library. */
export function pythonExample(call: ExampleCall, origin: string): string {
  const withQuery = Object.keys(call.query).length > 0;
  const withBody = call.body !== undefined;
  const address = JSON.stringify(`${origin}${filledPath(call)}${withQuery ? "?" : ""}`) + (withQuery ? " + query" : "");
  const headers = `{"X-API-KEY": os.environ["GONA_API_KEY"]${withBody ? ', "Content-Type": "application/json"' : ""}}`;
  return [
    "import json",
    "import os",
    withQuery ? "import urllib.parse" : null,
    "import urllib.request",
    "",
    withQuery ? `query = urllib.parse.urlencode(${literal(call.query, python)})` : null,
    withBody ? `body = ${literal(call.body, python)}` : null,
    "request = urllib.request.Request(",
    `    ${address},`,
    call.method === "GET" ? null : `    method=${JSON.stringify(call.method)},`,
    `    headers=${headers},`,
    withBody ? "    data=json.dumps(body).encode()," : null,
    ")",
    "with urllib.request.urlopen(request) as response:",
    "    print(json.load(response))",
  ]
    .filter((line) => line !== null)
    .join("\n");
}
