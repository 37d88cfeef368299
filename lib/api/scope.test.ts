import { describe, expect, it } from "vitest";
import { KeyScope } from "../accounts/contract";
import { openapiDocument } from "./openapi";
import { publicEndpoints } from "./registry";
import { scopeOf, scopesOf } from "./scope";

describe("scopes", () => {
  it("that a key can be given are those that the public endpoints need, every one", () => {
    expect(KeyScope.options).toEqual(scopesOf(publicEndpoints));
  });

  it("tell reading from writing by what a call does, not by its method alone", () => {
    expect(scopeOf({ method: "GET", path: "/v1/farms/{id}" })).toBe("farms:read");
    expect(scopeOf({ method: "DELETE", path: "/v1/farms/{id}" })).toBe("farms:write");
    expect(scopeOf({ method: "POST", path: "/v1/pests/identify", writesNothing: true })).toBe("pests:read");
  });

  it("stand in the published document with each operation, and a 403 says all its reasons", () => {
    const { paths, components } = openapiDocument(publicEndpoints, "https://gona.example");
    expect(paths["/v1/farms/{id}"]?.put).toMatchObject({
      "x-scope": "farms:write",
      description: expect.stringContaining("farms:write") as string,
    });
    const forbidden = JSON.stringify(components.responses.Forbidden);
    for (const reason of ["HTTPS required", "Address not allowed", "Scope missing"])
      expect(forbidden).toContain(reason);
  });
});
