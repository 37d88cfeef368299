import type { TryRequest } from "./values";

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a command for a terminal; the key is always the variable `GONA_API_KEY`. */
export function curlOf(request: TryRequest, { origin, trusted }: { origin: string; trusted: boolean }): string {
  const { method, target, headers, body } = request;
  const way = method === "GET" || (method === "POST" && body) ? "" : `-X ${method} `;
  const lines = [
    `curl ${trusted ? "" : "-k "}${way}"${origin}${target}"`,
    '-H "X-API-KEY: $GONA_API_KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyLines(body),
  ];
  return lines.join(" \\\n  ");
}

function bodyLines(body: TryRequest["body"]): string[] {
  if (!body) return [];
  if ("json" in body) return [`-d ${quoted(JSON.stringify(body.json))}`];
  return body.form.map(([name, value]) =>
    value instanceof File ? `-F ${quoted(`${name}=@${value.name}`)}` : `--form-string ${quoted(`${name}=${value}`)}`,
  );
}
