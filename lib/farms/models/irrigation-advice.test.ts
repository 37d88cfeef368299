import fc from "fast-check";
import { expect, test } from "vitest";
import { irrigationAdvice, type AheadDay } from "./irrigation-advice";

const readilyMm = 40;
const ahead = (depletions: number[], change: Partial<AheadDay> = {}): AheadDay[] =>
  depletions.map((depletionMm, index) => ({
    date: `2026-05-${String(10 + index)}`,
    depletionMm,
    readilyMm,
    rainMm: 0,
    rainProbabilityPct: 10,
    ...change,
  }));
const advise = (depletionMm: number, days: AheadDay[], dryingDown = false) =>
  irrigationAdvice({ depletionMm, readilyMm, ahead: days, dryingDown });

test("says the first day on which the crop would begin to lack water, and what refills the root zone then", () => {
  expect(advise(25, ahead([30, 36, 42, 48]))).toEqual({
    code: "irrigate_by",
    irrigateOn: "2026-05-12",
    netDepthMm: 42,
  });
});

test("says today when the crop already lacks water", () => {
  expect(advise(45, ahead([50, 55]))).toEqual({ code: "irrigate_now", irrigateOn: "2026-05-10", netDepthMm: 45 });
});

test("waits for likely and plentiful rain that is near, and for no other", () => {
  const wet = ahead([5, 5], { rainMm: 45, rainProbabilityPct: 80 });
  expect(advise(45, wet)).toMatchObject({ code: "wait_for_rain", rainOn: "2026-05-10", rainMm: 45 });
  expect(advise(45, ahead([40], { rainMm: 5, rainProbabilityPct: 90 }))).toMatchObject({ code: "irrigate_now" });
  expect(advise(45, ahead([40], { rainMm: 45, rainProbabilityPct: 30 }))).toMatchObject({ code: "irrigate_now" });
  expect(advise(45, ahead([40], { rainMm: 45, rainProbabilityPct: null }))).toMatchObject({ code: "irrigate_now" });
});

test("says until when there is enough, and looks no more than a week ahead", () => {
  expect(advise(5, ahead([8, 11, 14, 17, 20, 23, 26, 99]))).toEqual({ code: "enough", until: "2026-05-16" });
});

test("gives no more water to a crop that dries down for harvest", () => {
  expect(advise(90, ahead([95]), true)).toEqual({ code: "drying_down" });
});

test("never advises more water than is missing, and never leaves a lack within the week unsaid", () => {
  const depths = fc.array(fc.double({ min: 0, max: 150, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 150, noNaN: true }), depths, (depletionMm, depletions) => {
      const days = ahead(depletions);
      const advice = advise(depletionMm, days);
      const lack = depletionMm >= readilyMm || days.slice(0, 7).some((day) => day.depletionMm >= readilyMm);
      expect(advice.code === "enough").toBe(!lack);
      if ("netDepthMm" in advice) {
        expect(advice.netDepthMm).toBeLessThanOrEqual(Math.max(depletionMm, ...depletions));
      }
    }),
  );
});
