import { expect } from "vitest";
import type { TestAnswer } from "../../lib/testing/request";

/** Holds an answer against the error form of the interface document: the status and exactly two strings. */
export function expectError(answer: TestAnswer, status: number, error: string): string {
  expect({ status: answer.status, body: answer.json() }).toEqual({
    status,
    body: { error, message: expect.stringMatching(/\S/) },
  });
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["x-cost-naira"]).toBe("0.0000");
  expect(answer.headers["x-cost-credits"]).toBe("0");
  const { message } = answer.json() as { message: string };
  return message;
}
