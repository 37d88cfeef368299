import { describe, expect, it } from "vitest";
import { bodyOf, budgetText, dayOf, endOfDay, formOf, newBodyOf, rangesIn } from "./key-fields";

const key = {
  id: 1,
  name: "Sensors",
  mode: "live" as const,
  prefix: "gona_abcdefg",
  last_four: "wxyz",
  state: "active" as const,
  created_at: "2026-06-01T08:00:00.000Z",
  scopes: ["weather:read" as const],
  allowed_ips: ["192.0.2.0/24", "2001:db8::1"],
  rotated_from_id: null,
  last_used_at: null,
  last_used_ip: null,
  expires_at: "2026-06-12T22:59:59.999Z",
  budget_naira: "1250.5000",
  calls_this_month: 0,
  cost_this_month_naira: "0.0000",
};

describe("key form", () => {
  it("lets a key work until the end of the chosen day in Lagos", () => {
    expect(endOfDay("2026-06-12")).toBe("2026-06-12T22:59:59.999Z");
    expect(dayOf("2026-06-12T22:59:59.999Z")).toBe("2026-06-12");
    expect(dayOf("2026-06-12T23:00:00.000Z")).toBe("2026-06-13");
    expect(endOfDay("")).toBeNull();
  });

  it("takes an amount as people write it", () => {
    expect(budgetText("₦1,250.50")).toBe("1250.50");
    expect(budgetText(" 5 000 ")).toBe("5000");
    expect(budgetText("  ")).toBeNull();
  });

  it("shows a key's budget without needless zeros", () => {
    expect(formOf(key).budget).toBe("1250.5");
    expect(formOf({ ...key, budget_naira: "1000.0000" }).budget).toBe("1000");
    expect(formOf({ ...key, budget_naira: "0.0001" }).budget).toBe("0.0001");
  });

  it("sends an expiry only when it was changed, so that a passed one does not stand in the way", () => {
    const kept = { scopes: ["weather:read"], allowed_ips: ["192.0.2.0/24", "2001:db8::1"] };
    expect(bodyOf(formOf(key), key)).toEqual({ name: "Sensors", budget_naira: "1250.5", ...kept });
    expect(bodyOf({ ...formOf(key), name: " New ", expiry: "", budget: "" }, key)).toEqual({
      name: "New",
      budget_naira: null,
      expires_at: null,
      ...kept,
    });
  });

  it("sends no scope with 'everything', however many were ticked before", () => {
    expect(bodyOf({ ...formOf(key), access: "everything" }, key).scopes).toEqual([]);
    expect(formOf({ ...key, scopes: [] }).access).toBe("everything");
  });

  it("tells the kind of a new key only", () => {
    expect(newBodyOf({ ...formOf(null), name: "First steps", mode: "test" })).toMatchObject({ mode: "test" });
    expect(bodyOf(formOf(key), key)).not.toHaveProperty("mode");
  });

  it("takes addresses as they are pasted: by line, comma or blank", () => {
    expect(rangesIn(" 192.0.2.1\n\n10.0.0.0/8, 2001:db8::/32;::1 ")).toEqual([
      "192.0.2.1",
      "10.0.0.0/8",
      "2001:db8::/32",
      "::1",
    ]);
  });
});
