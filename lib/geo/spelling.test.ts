import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./spelling";

const word = fc.string({ maxLength: 12 });

describe("editDistance", () => {
  it.each([
    ["ibadan", "ibadan", 0],
    ["ibadn", "ibadan", 1],
    ["ibdaan", "ibadan", 1],
    ["maidugri", "maiduguri", 1],
    ["kitten", "sitting", 3],
    ["", "abc", 3],
  ])("from %s to %s is %i", (from, to, edits) => expect(editDistance(from, to, 5)).toBe(edits));

  it("is symmetric, and never gives more than one above the most asked for", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        const distance = editDistance(a, b, most);
        expect(distance).toBe(editDistance(b, a, most));
        expect(distance).toBeLessThanOrEqual(most + 1);
        expect(distance).toBe(Math.min(most + 1, editDistance(a, b, 20)));
      }),
    );
  });
});
