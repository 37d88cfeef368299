import type { sampleStatuses } from "../contract";

/** Where a soil sample is on its way. */
export type SampleStatus = (typeof sampleStatuses)[number];

/** The way of a sample; it can be rejected from every state before the last. */
const way = ["submitted", "received", "analysing", "completed"] as const satisfies readonly SampleStatus[];

/** Whether the sample's way goes on from here. */
const isOpen = (status: SampleStatus): boolean => status !== "completed" && status !== "rejected";

/** The state that a step leads to, and rejection; nothing from an end. */
export function nextStatuses(status: SampleStatus): SampleStatus[] {
  if (!isOpen(status)) return [];
  const next = way[way.findIndex((each) => each === status) + 1];
  return next === undefined ? ["rejected"] : [next, "rejected"];
}

/** Whether one step leads from a state to another. */
export const canStep = (from: SampleStatus, to: SampleStatus): boolean => nextStatuses(from).includes(to);

/**
 * The states that results take a sample through, `completed` last: a laboratory that reports what it found has received
 * and analysed the sample, whether or not that was noted. Empty for a completed one, whose results are corrected; null
 * for a rejected one.
 */
export function statesToCompletion(status: SampleStatus): SampleStatus[] | null {
  if (status === "rejected") return null;
  return way.slice(way.findIndex((each) => each === status) + 1);
}
