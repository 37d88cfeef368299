import { expect, test } from "vitest";
import { daysInWords, rangeInWords } from "./wording";

test.each([
  ["2026-07-04", "2026-07-04", "4 July"],
  ["2026-07-04", "2026-07-07", "4 to 7 July"],
  ["2026-06-30", "2026-07-02", "30 June to 2 July"],
  ["2025-12-31", "2026-01-02", "31 December to 2 January"],
])("days from %s to %s read as %s", (first, last, words) => {
  expect(daysInWords(first, last)).toBe(words);
});

test("a range of figures that round alike is told as one", () => {
  expect(rangeInWords([18.04, 17.96])).toBe("18");
  expect(rangeInWords([18.04, 21.26])).toBe("18 to 21.3");
});
