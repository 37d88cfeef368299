import { describe, expect, it } from "vitest";
import { sampleStatuses } from "../contract";
import { canStep, nextStatuses, statesToCompletion, type SampleStatus } from "./sample-lifecycle";

describe("a soil sample's way", () => {
  it("allows exactly these steps and no other", () => {
    const legal = sampleStatuses.flatMap((from) =>
      sampleStatuses.filter((to) => canStep(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(legal).toEqual([
      "submitted > received",
      "submitted > rejected",
      "received > analysing",
      "received > rejected",
      "analysing > completed",
      "analysing > rejected",
    ]);
  });

  it("ends when it is completed or rejected", () => {
    for (const end of ["completed", "rejected"] as const) expect(nextStatuses(end)).toEqual([]);
  });

  it("is walked to its end, step by legal step, when results come", () => {
    for (const from of ["submitted", "received", "analysing"] as const) {
      let status: SampleStatus = from;
      for (const next of statesToCompletion(from) ?? []) {
        expect(canStep(status, next)).toBe(true);
        status = next;
      }
      expect(status).toBe("completed");
    }
  });

  it("is not walked by results of a rejected sample, and stays where it is for corrections", () => {
    expect(statesToCompletion("rejected")).toBeNull();
    expect(statesToCompletion("completed")).toEqual([]);
  });
});
