import { expect, it } from "vitest";
import { stagesOf } from "./kc-curve";

it("follows FAO-56's curve for maize in humid Nigeria: 20, 35, 40 and 30 days, Kc 0.3, 1.2 and 0.35", () => {
  const source = { source: "FAO-56", review: false, note: null };
  const stages = stagesOf({
    stages: { initial: 20, development: 35, mid: 40, late: 30 },
    kc: { initial: 0.3, mid: 1.2, end: 0.35 },
    root_depth: { min: 1, max: 1.7 },
    depletion_fraction: 0.55,
    source,
  });
  expect(stages.map(({ from, to, kcFrom, kcTo }) => [from, to, kcFrom, kcTo])).toEqual([
    [1, 20, 0.3, 0.3],
    [21, 55, 0.3, 1.2],
    [56, 95, 1.2, 1.2],
    [96, 125, 1.2, 0.35],
  ]);
});
