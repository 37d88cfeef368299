import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { trackingCode } from "./tracking-code";

describe("a tracking code", () => {
  it("has two groups of four, without letters and digits that look alike", () => {
    const codes = Array.from({ length: 500 }, () => trackingCode((below) => randomInt(below)));
    for (const code of codes) expect(code).toMatch(/^GS-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(codes.map((code) => code.slice(3)).join("")).not.toMatch(/[0O1IL2Z5S8BUV]/);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
