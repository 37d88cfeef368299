import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { unitsPerCredit, unitsToNaira } from "../lib/api/price";
import { publicEndpoints } from "../lib/api/registry";

/** The endpoint tables of the interface document: path, calls a minute, credits, second figure in naira. */
const documented = [
  ["GET /v1/weather/current", { perMinute: 1000, credits: 1000, naira: "0.0050" }],
  ["GET /v1/weather/historical", { perMinute: 500, credits: 2000, naira: "0.0200" }],
  ["GET /v1/weather/alerts", { perMinute: 1000, credits: 1000, naira: "0.0050" }],
  ["GET /v1/weather/forecast", { perMinute: 1000, credits: 1500, naira: "0.0100" }],
] as const;

const registered = publicEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

describe("the interface document", () => {
  it.each(documented)("%s is there with its limit and both its prices", (name, { perMinute, credits, naira }) => {
    const endpoint = publicEndpoints.find(({ method, path: at }) => `${method} ${at}` === name);
    expect(endpoint?.limit).toEqual({ perMinute });
    expect(endpoint?.price.units).toBe(credits * unitsPerCredit);
    expect(unitsToNaira(endpoint?.price.alternativeUnits ?? 0)).toBe(naira);
  });

  it("documents every registered endpoint", () => {
    expect(registered.toSorted()).toEqual(documented.map(([name]) => name).toSorted());
  });
});

describe("app/v1", () => {
  const root = "app/v1";
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => path.posix.join("/v1", path.dirname(file)).replaceAll("[", "{").replaceAll("]", "}"));

  it("has a route for every path of the registry, and one for all others", () => {
    const paths = new Set(publicEndpoints.map((endpoint) => endpoint.path));
    expect(files.toSorted()).toEqual([...paths, "/v1/{...path}"].toSorted());
  });

  it.each(publicEndpoints.map((endpoint) => [endpoint.path] as const))("%s only names what it serves", (at) => {
    const file = path.join("app", at.replaceAll("{", "[").replaceAll("}", "]"), "route.ts");
    const statements = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("import "));
    expect(statements).toEqual([
      expect.stringMatching(/^export const \{ GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS \} = routes\([\w, ]+\);$/),
    ]);
  });
});
