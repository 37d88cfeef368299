import { expect, it } from "vitest";
import { retryAfterSeconds } from "./retry";

const nowMs = Date.parse("2026-11-22T08:00:00.500Z");

it.each([
  ["5", 5],
  [" 0 ", 0],
  ["Sun, 22 Nov 2026 08:00:03 GMT", 3],
  ["Sun, 22 Nov 2026 07:00:00 GMT", 0],
  ["soon", null],
  ["-1", null],
  ["1.5", null],
  ["", null],
  [null, null],
])("Retry-After %j is %j seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, nowMs)).toBe(seconds);
});
