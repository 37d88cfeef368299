import { describe, expect, it } from "vitest";
import { isDevelopmentMachine, linkOrigin, trustedOrigins } from "./origins";

const local = { PUBLIC_URL: undefined, PORT: 3000, HTTPS_PORT: 3443 };
const live = { ...local, PUBLIC_URL: "https://gona.example/" };

describe("origins", () => {
  it("trusts the public address, this machine and the host that was asked, over HTTPS", () => {
    expect(trustedOrigins(live, "farm.example:8443")).toEqual([
      "https://gona.example",
      "https://localhost:3443",
      "http://localhost:3000",
      "https://farm.example:8443",
    ]);
  });

  it("trusts plain HTTP on loopback only", () => {
    expect(trustedOrigins(local, "127.0.0.1:4000")).toContain("http://127.0.0.1:4000");
    expect(trustedOrigins(local, "farm.example")).not.toContain("http://farm.example");
  });

  it("takes no origin from a host header that is not a host", () => {
    for (const host of ["evil.example/a", "user@evil.example", "", "a b", null]) {
      expect(trustedOrigins(live, host)).toHaveLength(3);
    }
  });

  it("never puts a request's own host into a link when the product is public", () => {
    expect(linkOrigin(live, "https://evil.example")).toBe("https://gona.example");
    expect(linkOrigin(live, "http://localhost:3000")).toBe("https://gona.example");
    expect(linkOrigin(local, "https://evil.example")).toBe("https://localhost:3443");
  });

  it("follows the browser on a development machine, so that the link opens where the person is", () => {
    expect(linkOrigin(local, "http://localhost:3000")).toBe("http://localhost:3000");
    expect(linkOrigin({ ...local, PUBLIC_URL: "https://localhost:41000" }, "https://127.0.0.1:41000")).toBe(
      "https://127.0.0.1:41000",
    );
  });

  it("knows a development machine by having no address but loopback", () => {
    expect(isDevelopmentMachine(local)).toBe(true);
    expect(isDevelopmentMachine({ ...local, PUBLIC_URL: "https://[::1]:3443" })).toBe(true);
    expect(isDevelopmentMachine(live)).toBe(false);
    expect(isDevelopmentMachine({ ...local, PUBLIC_URL: "https://localhost.evil.example" })).toBe(false);
  });
});
