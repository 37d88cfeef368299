import { describe, expect, it } from "vitest";
import { passwordFault } from "./password";

describe("passwordFault", () => {
  it("refuses a password of fewer than ten or more than 128 characters", () => {
    expect(passwordFault("123456789", "ada@example.ng")).toBe("short");
    expect(passwordFault("1234567890", "ada@example.ng")).toBeNull();
    expect(passwordFault("x".repeat(128), "ada@example.ng")).toBeNull();
    expect(passwordFault("x".repeat(129), "ada@example.ng")).toBe("long");
  });

  it("refuses the e-mail, in any case and with anything around it", () => {
    expect(passwordFault("ada@example.ng", "ada@example.ng")).toBe("email");
    expect(passwordFault("my-ADA@Example.NG-1", "ada@example.ng")).toBe("email");
  });

  it("refuses the local part of the e-mail and anything that contains it", () => {
    expect(passwordFault("halimabello", "halimabello@example.ng")).toBe("email");
    expect(passwordFault("HalimaBello2026", "halimabello@example.ng")).toBe("email");
  });

  it("does not refuse a password for a local part so short that it occurs by chance", () => {
    expect(passwordFault("maize and cowpea", "ai@example.ng")).toBeNull();
  });
});
