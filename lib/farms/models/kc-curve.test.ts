import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kcOn, rootDepthOn, stageOn, stagesOf, stretchedStages } from "./kc-curve";

const dryBean = {
  stageDays: { initial: 25, development: 25, mid: 30, late: 20 },
  kc: { initial: 0.4, mid: 1.15, end: 0.35 },
};

describe("FAO-56, Example 28: Kc of dry bean", () => {
  test.each([
    [20, "0.40", "initial"],
    [40, "0.85", "development"],
    [70, "1.15", "mid"],
    [95, "0.55", "late"],
  ])("on day %d it is %s", (day, expected, stage) => {
    expect(kcOn(dryBean, day).toFixed(2)).toBe(expected);
    expect(stageOn(dryBean.stageDays, day)).toBe(stage);
  });
});

test("stages follow on one another without gap", () => {
  expect(stagesOf(dryBean.stageDays)).toEqual([
    { stage: "initial", fromDay: 1, toDay: 25 },
    { stage: "development", fromDay: 26, toDay: 50 },
    { stage: "mid", fromDay: 51, toDay: 80 },
    { stage: "late", fromDay: 81, toDay: 100 },
  ]);
});

test("a shorter season shortens each stage alike; a season of another crop leaves them as published", () => {
  expect(stretchedStages(dryBean.stageDays, 80)).toEqual({ initial: 20, development: 20, mid: 24, late: 16 });
  expect(stretchedStages(dryBean.stageDays, 30)).toEqual(dryBean.stageDays);
  expect(stretchedStages(dryBean.stageDays, null)).toEqual(dryBean.stageDays);
});

test("roots grow from 0.3 m to their full depth at mid-season and no farther", () => {
  const depth = (day: number) => rootDepthOn({ stageDays: dryBean.stageDays, fullDepthM: 0.8 }, day);
  expect([depth(0), depth(25), depth(50), depth(100)]).toEqual([0.3, 0.55, 0.8, 0.8]);
});

test("Kc stays between its lowest and highest value on every day", () => {
  const days = fc.integer({ min: 1, max: 120 });
  const kc = fc.double({ min: 0.1, max: 1.4, noNaN: true });
  const crop = fc.record({
    stageDays: fc.record({ initial: days, development: days, mid: days, late: days }),
    kc: fc.record({ initial: kc, mid: kc, end: kc }),
  });
  fc.assert(
    fc.property(crop, fc.integer({ min: 1, max: 600 }), (of, day) => {
      const value = kcOn(of, day);
      const all = Object.values(of.kc);
      expect(value).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...all) + 1e-9);
    }),
  );
});
