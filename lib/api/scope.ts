import type { AnyEndpoint } from "./endpoint";

/** What a key needs for an endpoint: the group of its path, and whether it changes anything, e.g. `farms:write`. */
export function scopeOf({
  method,
  path,
  writesNothing,
}: Pick<AnyEndpoint, "method" | "path" | "writesNothing">): string {
  const [, , group = ""] = path.split("/");
  return `${group}:${method === "GET" || writesNothing ? "read" : "write"}`;
}

/** The scopes that keys can be limited to, in the order of the endpoints. */
export const scopesOf = (endpoints: readonly AnyEndpoint[]): string[] => [...new Set(endpoints.map(scopeOf))];
