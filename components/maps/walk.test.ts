import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noWalk, readWalk, walkAfter, writeWalk, type Walk, type WalkEvent } from "./walk";

const metre = 1 / 111_195;
const fix = (northM: number, accuracyM = 4): WalkEvent => ({
  type: "fix",
  fix: { at: [9 + northM * metre, 7.4], accuracyM },
});
const walkOf = (...events: WalkEvent[]): Walk => events.reduce(walkAfter, noWalk);
const start: WalkEvent = { type: "start" };

describe("a walk", () => {
  it("records only positions that are right to 10 m, and shows the error of every one", () => {
    const walk = walkOf(start, fix(0, 10), fix(30, 10.1), fix(60, 40));
    expect(walk.points).toEqual([[9, 7.4]]);
    expect(walk.lastFix?.accuracyM).toBe(40);
    expect(walkOf(start, fix(0), fix(30, 10)).points).toHaveLength(2);
  });

  it("takes no wandering of the position for movement", () => {
    expect(walkOf(start, fix(0), fix(2.9, 1), fix(-2.9, 1), fix(7.9, 8)).points).toHaveLength(1);
    expect(walkOf(start, fix(0), fix(3.1, 1), fix(11.2, 8)).points).toHaveLength(3);
  });

  it("records nothing before its start, while paused and after its end", () => {
    expect(walkOf(fix(0)).points).toEqual([]);
    const paused = walkOf(start, fix(0), { type: "pause" }, fix(50));
    expect(paused.points).toHaveLength(1);
    expect(walkAfter(walkAfter(paused, { type: "resume" }), fix(100)).points).toHaveLength(2);
    expect(walkOf(start, fix(0), { type: "end" }, fix(50))).toMatchObject({ state: "idle", points: [] });
    expect(walkOf({ type: "resume" }, fix(0)).points).toEqual([]);
  });

  it("never has more corners than a boundary may have, however long it is", () => {
    let walk = walkOf(start);
    for (let step = 0; step < 6000; step++) walk = walkAfter(walk, fix(step * 5));
    expect(walk.points.length).toBeLessThanOrEqual(1000);
    expect(walk.points.length).toBeGreaterThan(400);
    expect(walk.points[0]).toEqual([9, 7.4]);
  });

  it("outlives a reload point by point, paused", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { maxLength: 30 }), (steps) => {
        const walk = walkOf(start, ...steps.map((step) => fix(step)));
        expect(readWalk(writeWalk(walk))).toEqual({ ...walk, state: "paused", lastFix: null });
      }),
    );
    expect(writeWalk(noWalk)).toBeNull();
    for (const text of [null, "", "{", "[]", '{"points":3}']) expect(readWalk(text)).toBeNull();
  });
});
