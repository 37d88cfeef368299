import { expect, test } from "vitest";
import { confidencePercent, confidenceWord } from "./confidence";

test("each probability has its words, and more probable never sounds less so", () => {
  expect([0, 0.29, 0.3, 0.59, 0.6, 0.84, 0.85, 1].map(confidenceWord)).toEqual([
    "unlikely",
    "unlikely",
    "possible",
    "possible",
    "likely",
    "likely",
    "veryLikely",
    "veryLikely",
  ]);
});

test("a photo is never said to be proof: neither 0 nor 100 per cent", () => {
  expect([0, 0.004, 0.5, 0.716, 0.999, 1].map(confidencePercent)).toEqual([1, 1, 50, 72, 99, 99]);
});
