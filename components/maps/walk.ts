import { planeAround } from "@/lib/geo/boundary/plane";
import type { Corner } from "@/lib/geo/boundary/ring";

/** A position as the device gives it, with its error. */
export type Fix = { at: Corner; accuracyM: number };

/** A walk round a farm: what was recorded and what the device said last. */
export type Walk = {
  state: "idle" | "recording" | "paused";
  points: Corner[];
  /** Points nearer to the one before are left out. */
  spacingM: number;
  lastFix: Fix | null;
};

/** What happens on a walk. */
export type WalkEvent =
  { type: "start" } | { type: "fix"; fix: Fix } | { type: "pause" } | { type: "resume" } | { type: "end" };

/** Worse than this a position is shown but not recorded. */
export const worstAccuracyM = 10;
const leastSpacingM = 3;
/** A boundary has at most 2,000 corners; a longer walk keeps every second point. */
const mostPoints = 1000;

/** No walk. */
export const noWalk: Walk = { state: "idle", points: [], spacingM: leastSpacingM, lastFix: null };

/** The walk after an event. */
export function walkAfter(walk: Walk, event: WalkEvent): Walk {
  switch (event.type) {
    case "start":
      return { ...noWalk, state: "recording" };
    case "pause":
      return walk.state === "recording" ? { ...walk, state: "paused" } : walk;
    case "resume":
      return walk.state === "paused" ? { ...walk, state: "recording" } : walk;
    case "end":
      return noWalk;
    case "fix":
      return withFix(walk, event.fix);
  }
}

function withFix(walk: Walk, fix: Fix): Walk {
  const seen = { ...walk, lastFix: fix };
  if (walk.state !== "recording" || !isGood(fix)) return seen;
  const before = walk.points.at(-1);
  // Standing still, positions wander by their error: that is no movement.
  const leastM = Math.max(walk.spacingM, fix.accuracyM);
  if (before && distanceM(before, fix.at) < leastM) return seen;
  return thinned({ ...seen, points: [...walk.points, fix.at] });
}

/** Whether a position is good enough to be recorded. */
export function isGood({ accuracyM }: Fix): boolean {
  return accuracyM <= worstAccuracyM;
}

function thinned(walk: Walk): Walk {
  if (walk.points.length <= mostPoints) return walk;
  return { ...walk, points: walk.points.filter((_, index) => index % 2 === 0), spacingM: walk.spacingM * 2 };
}

function distanceM(from: Corner, to: Corner): number {
  const { x, y } = planeAround(from).toSpot(to);
  return Math.hypot(x, y);
}

/** The walk as text, to outlive a reload. */
export function writeWalk(walk: Walk): string | null {
  return walk.state === "idle" ? null : JSON.stringify({ points: walk.points, spacingM: walk.spacingM });
}

/** A walk from its text, paused: the device has moved since. Null for no walk or none that makes sense. */
export function readWalk(text: string | null): Walk | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as { points?: unknown; spacingM?: unknown };
    if (!Array.isArray(kept.points) || typeof kept.spacingM !== "number") return null;
    const points = kept.points.filter(isCorner);
    return { state: "paused", points, spacingM: Math.max(leastSpacingM, kept.spacingM), lastFix: null };
  } catch {
    return null;
  }
}

function isCorner(value: unknown): value is Corner {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));
}
