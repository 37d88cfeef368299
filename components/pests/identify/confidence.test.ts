import { expect, test } from "vitest";
import { confidencePercent, confidenceWord } from "./confidence";

test("each probability has its words, and more probable never sounds less so", () => {
  expect([0, 0.19, 0.2, 0.49, 0.5, 0.74, 0.75, 0.89, 0.9, 1].map(confidenceWord)).toEqual([
    "unlikely",
    "unlikely",
    "possible",
    "possible",
    "probable",
    "probable",
    "likely",
    "likely",
    "veryLikely",
    "veryLikely",
  ]);
});

test("a photo is never said to be proof: neither 0 nor 100 per cent", () => {
  expect([0, 0.004, 0.5, 0.716, 0.999, 1].map(confidencePercent)).toEqual([1, 1, 50, 72, 99, 99]);
});
