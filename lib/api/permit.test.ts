import { describe, expect, it } from "vitest";
import { isAllowedFrom, permit } from "./permit";
import { currentWeather } from "../weather/endpoints";

const office = ["198.51.100.4", "192.0.2.0/24", "2001:db8::/32"];

describe("a key's allowed addresses", () => {
  it.each([
    ["198.51.100.4", true],
    ["198.51.100.5", false],
    ["192.0.2.255", true],
    ["192.0.3.0", false],
    ["::ffff:192.0.2.9", true],
    ["::FFFF:198.51.100.5", false],
    ["2001:db8:ffff::1", true],
    ["2001:DB8:0::1", true],
    ["2001:db9::1", false],
    ["::1", false],
    ["", false],
    ["unknown", false],
    ["192.0.2.9, 192.0.2.8", false],
    ["192.0.2.9:443", false],
    [undefined, false],
  ])("%s: %s", (address, allowed) => {
    expect(isAllowedFrom(office, address)).toBe(allowed);
  });

  it("are any when none is named, even one that is not known", () => {
    expect(isAllowedFrom([], undefined)).toBe(true);
    expect(isAllowedFrom([], "203.0.113.1")).toBe(true);
  });

  it("of the one family do not let the other in", () => {
    expect(isAllowedFrom(["0.0.0.0/0"], "2001:db8::1")).toBe(false);
    expect(isAllowedFrom(["2000::/3"], "203.0.113.1")).toBe(false);
  });
});

describe("a limited key", () => {
  const refusal = (scopes: string[], allowedIps: string[]) => {
    try {
      permit({ scopes, allowedIps }, { endpoint: currentWeather, address: "203.0.113.1" });
    } catch (error) {
      return error;
    }
    return null;
  };

  it("does what its scopes name and nothing else; without scopes it does everything", () => {
    expect(refusal([], [])).toBeNull();
    expect(refusal(["farms:write", "weather:read"], [])).toBeNull();
    expect(refusal(["farms:read"], [])).toMatchObject({
      status: 403,
      error: "Scope missing",
      message: expect.stringContaining("weather:read") as string,
    });
  });

  it("from elsewhere does not learn what its scopes are", () => {
    expect(refusal(["farms:read"], ["192.0.2.1"])).toMatchObject({ status: 403, error: "Address not allowed" });
  });
});
