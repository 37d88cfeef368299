import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../lib/api/endpoint";
import { nairaToUnits, unitsPerCredit } from "../lib/api/price";
import { publicEndpoints } from "../lib/api/registry";

type Documented = { perMinute: number; credits?: number; naira?: string };

/** The endpoint tables of the interface document: path, calls a minute, credits, (second) figure in naira. */
const documented: [string, Documented][] = [
  ["GET /v1/weather/current", { perMinute: 1000, credits: 1000, naira: "0.0050" }],
  ["GET /v1/weather/historical", { perMinute: 500, credits: 2000, naira: "0.0200" }],
  ["GET /v1/weather/alerts", { perMinute: 1000, credits: 1000, naira: "0.0050" }],
  ["GET /v1/weather/forecast", { perMinute: 1000, credits: 1500, naira: "0.0100" }],
  ["GET /v1/farms", { perMinute: 1000, credits: 300 }],
  ["POST /v1/farms", { perMinute: 500, credits: 600 }],
  ["GET /v1/farms/{id}", { perMinute: 1000, credits: 300 }],
  ["PUT /v1/farms/{id}", { perMinute: 500, credits: 600 }],
  ["DELETE /v1/farms/{id}", { perMinute: 500, credits: 600 }],
  ["GET /v1/farms/{id}/crops", { perMinute: 1000, credits: 400 }],
  ["POST /v1/farms/{id}/crops", { perMinute: 500, credits: 700 }],
  ["GET /v1/crops", { perMinute: 1000, naira: "0.0100" }],
  ["GET /v1/crops/{id}", { perMinute: 1000, naira: "0.0100" }],
  ["GET /v1/crops/{id}/calendar", { perMinute: 500, naira: "0.0200" }],
  ["GET /v1/soil/analysis", { perMinute: 500, naira: "0.0200" }],
  ["GET /v1/soil/recommendations", { perMinute: 300, naira: "0.0300" }],
  ["POST /v1/soil/samples", { perMinute: 100, naira: "0.0500" }],
  ["GET /v1/earth/imagery", { perMinute: 100, naira: "0.0500" }],
  ["GET /v1/earth/ndvi", { perMinute: 200, naira: "0.0300" }],
  ["GET /v1/earth/soil-moisture", { perMinute: 200, naira: "0.0300" }],
  ["GET /v1/market/prices", { perMinute: 1000, naira: "0.0100" }],
  ["GET /v1/market/insights", { perMinute: 300, naira: "0.0300" }],
  ["GET /v1/market/price-history", { perMinute: 500, naira: "0.0200" }],
  ["POST /v1/pests/identify", { perMinute: 100, credits: 500, naira: "5.0000" }],
  ["GET /v1/pests/alerts", { perMinute: 500, credits: 200, naira: "2.0000" }],
  ["GET /v1/pests/{id}", { perMinute: 1000, credits: 200, naira: "2.0000" }],
];

const registered = publicEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

/** What an endpoint's price is when it lists credits, a naira figure, or both. */
function priceOf({ credits, naira }: Documented) {
  const figure = naira === undefined ? undefined : nairaToUnits(naira);
  if (credits === undefined) return { units: figure };
  return { units: credits * unitsPerCredit, ...(figure !== undefined && { alternativeUnits: figure }) };
}

describe("the interface document", () => {
  it.each(documented)("%s is there with its limit and its prices", (name, { perMinute, ...prices }) => {
    const endpoint = publicEndpoints.find(({ method, path: at }) => `${method} ${at}` === name);
    expect(endpoint?.limit).toEqual({ perMinute });
    expect(endpoint?.price).toEqual(priceOf({ perMinute, ...prices }));
  });

  it("documents every registered endpoint", () => {
    expect(registered.toSorted()).toEqual(documented.map(([name]) => name).toSorted());
  });
});

describe("the example of an endpoint", () => {
  it.each(publicEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint as AnyEndpoint] as const))(
    "%s: there is one, and it is a call that its schemas take",
    (_, { example, params, query, body }) => {
      expect(example).toBeDefined();
      const parts = [
        [params, example?.params],
        [query, example?.query],
        [body, example?.body],
      ] as const;
      for (const [schema, part] of parts) {
        if (schema) expect(schema.safeParse(part ?? {}).error?.issues ?? []).toEqual([]);
        else expect(part).toBeUndefined();
      }
    },
  );
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
    const text = readFileSync(file, "utf8")
      .replace(/^import [^;]+;$/gm, "")
      .replace(/\s+/g, " ")
      .trim();
    expect(text).toMatch(/^export const \{ GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS \} = routes\([\w, ]+\);$/);
  });
});
