import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoint, perMinute, type Method } from "./endpoint";
import { free } from "./price";
import { Router } from "./router";

const at = (method: Method, path: string) =>
  endpoint({
    method,
    path,
    tag: "Farms",
    summary: "",
    description: "",
    limit: perMinute(1),
    price: free,
    response: z.null(),
    handle: () => Promise.resolve({ body: null }),
  });

const list = at("GET", "/v1/farms");
const create = at("POST", "/v1/farms");
const one = at("GET", "/v1/farms/{id}");
const router = new Router([list, create, one]);

describe("router", () => {
  it("finds an endpoint by method and path, with its parameters", () => {
    expect(router.find("GET", "/v1/farms")).toMatchObject({ endpoint: list });
    expect(router.find("POST", "/v1/farms")).toMatchObject({ endpoint: create });
    expect(router.find("GET", "/v1/farms/7")).toMatchObject({ endpoint: one, params: { id: "7" } });
    expect(router.find("HEAD", "/v1/farms/7")).toMatchObject({ endpoint: one });
  });

  it("names the methods of a path that has others", () => {
    expect(router.find("DELETE", "/v1/farms")).toEqual({ allow: ["GET", "POST", "HEAD", "OPTIONS"] });
  });

  it("leads nowhere from an unknown path", () => {
    for (const path of ["/v1", "/v1/farms/", "/v1/farms/7/x", "/v2/farms"]) expect(router.find("GET", path)).toBeNull();
  });
});
