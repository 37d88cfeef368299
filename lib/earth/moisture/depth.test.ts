import { describe, expect, it } from "vitest";
import { depthBandOf, depthInWords } from "./depth";

describe("a depth", () => {
  it.each([
    ["10", 10, 10, "10 cm"],
    ["0-28", 0, 28, "0-28 cm"],
    ["0-28cm", 0, 28, "0-28 cm"],
    ["7-100 cm", 7, 100, "7-100 cm"],
    ["0", 0, 0, "0 cm"],
  ])("of '%s' is read", (text, topCm, bottomCm, words) => {
    expect(depthBandOf(text)).toEqual({ topCm, bottomCm });
    expect(depthInWords(depthBandOf(text))).toBe(words);
  });

  it.each([
    ["28-0", /upper depth first/],
    ["20-20", /upper depth first/],
    ["101", /at most 100 cm/],
    ["0-200cm", /at most 100 cm, got 200 cm/],
  ])("of '%s' is refused with what is wrong", (text, message) => {
    expect(() => depthBandOf(text)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringMatching(message) }),
    );
  });
});
