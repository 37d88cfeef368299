import type { AnyEndpoint } from "./endpoint";

/** Where a path leads: an endpoint, only to other methods, or nowhere. */
export type Route = { endpoint: AnyEndpoint; params: Record<string, string> } | { allow: string[] } | null;

type Pattern = { segments: string[]; endpoints: Map<string, AnyEndpoint> };

/** Finds the endpoint for a method and a path that begins with `/v1/`. */
export class Router {
  private readonly fixed = new Map<string, Map<string, AnyEndpoint>>();
  private readonly patterns: Pattern[] = [];

  constructor(endpoints: readonly AnyEndpoint[]) {
    for (const endpoint of endpoints) this.methodsOf(endpoint.path).set(endpoint.method, endpoint);
  }

  private methodsOf(path: string): Map<string, AnyEndpoint> {
    const known = path.includes("{")
      ? this.patterns.find((pattern) => pattern.segments.join("/") === path)?.endpoints
      : this.fixed.get(path);
    if (known) return known;
    const endpoints = new Map<string, AnyEndpoint>();
    if (path.includes("{")) this.patterns.push({ segments: path.split("/"), endpoints });
    else this.fixed.set(path, endpoints);
    return endpoints;
  }

  /** A HEAD leads where its GET leads. */
  find(method: string, path: string): Route {
    const fixed = this.fixed.get(path);
    if (fixed) return choose(fixed, method, {});
    const segments = path.split("/");
    for (const pattern of this.patterns) {
      const params = match(pattern.segments, segments);
      if (params) return choose(pattern.endpoints, method, params);
    }
    return null;
  }
}

function choose(endpoints: Map<string, AnyEndpoint>, method: string, params: Record<string, string>): Route {
  const endpoint = endpoints.get(method === "HEAD" ? "GET" : method);
  if (endpoint) return { endpoint, params };
  const methods = [...endpoints.keys()];
  return { allow: [...methods, ...(endpoints.has("GET") ? ["HEAD"] : []), "OPTIONS"] };
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (expected.startsWith("{") && segment !== "") params[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return null;
  }
  return params;
}
