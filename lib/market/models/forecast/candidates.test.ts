import { describe, expect, it } from "vitest";
import { candidates } from "./candidates";
import { clipper } from "./clip";
import { harmonicSeason } from "./season";

/** A model that has seen values. */
function after(name: string, values: readonly number[]) {
  const model = candidates.find((each) => each.name === name)?.model();
  if (!model) throw new Error(`no model ${name}`);
  const [first = 0, ...others] = values;
  model.restart(first);
  for (const value of others) model.observe(value);
  return model;
}

describe("a model of prices", () => {
  it("smooths as Gardner & McKenzie's damped trend does", () => {
    // Level 1, trend 0.15, damping 0.8: after 0, 1 the level is 1 and the trend 0.15.
    const model = after("random walk with recent drift", [0, 1]);
    expect(model.ahead(1)).toBeCloseTo(1 + 0.8 * 0.15, 12);
    expect(model.ahead(2)).toBeCloseTo(1 + (0.8 + 0.64) * 0.15, 12);
    // The next value 2: expected 1.12, error 0.88, trend 0.8 * 0.15 + 0.15 * 0.88.
    model.observe(2);
    expect(model.ahead(1)).toBeCloseTo(2 + 0.8 * (0.12 + 0.132), 12);
  });

  it("adds half the slope of the recent line, as Theta does", () => {
    const model = after("Theta with season", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // Smoothing with 0.8 lags a line of slope 1 by 0.25; half the slope is 0.5, a month ahead counts 1 / 0.8.
    expect(model.ahead(1)).toBeCloseTo(8.75 + 0.5 / 0.8, 4);
    expect(model.ahead(4) - model.ahead(1)).toBeCloseTo(1.5, 12);
  });

  it("starts anew after a gap, without the old trend", () => {
    for (const { name } of candidates) {
      const model = after(name, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
      model.restart(3);
      for (const months of [1, 6, 12]) expect(model.ahead(months)).toBe(3);
    }
  });

  it("believes a leap in part at once, and in full when it lasts", () => {
    const model = after("random walk", [...Array.from({ length: 30 }, (_, index) => 0.05 * (index % 2)), 1]);
    expect(model.ahead(1)).toBeLessThan(0.5);
    for (let month = 0; month < 6; month++) model.observe(1);
    expect(model.ahead(1)).toBeCloseTo(1, 1);
  });
});

describe("a clipper", () => {
  it("lets usual errors through and bounds an unusual one", () => {
    const clip = clipper(3.5);
    for (let turn = 0; turn < 20; turn++) expect(clip(0.1 * (-1) ** turn)).toBeCloseTo(0.1 * (-1) ** turn, 12);
    expect(clip(5)).toBeLessThan(0.5);
    expect(clip(-5)).toBeLessThan(0);
  });
});

describe("a season", () => {
  it("of prices is found again, and chance is taken for none", () => {
    const truth = (month: number) => 0.2 * Math.cos((Math.PI * month) / 6);
    const season = harmonicSeason({ pairs: 1, ridge: 4 });
    for (let month = 1; month <= 120; month++) season.observe(0.01 + truth(month) - truth(month - 1), month % 12);
    for (let month = 0; month < 12; month++) expect(Math.abs(season.at(month) - truth(month))).toBeLessThan(0.04);
    const none = harmonicSeason({ pairs: 2, ridge: 15 });
    for (let month = 1; month <= 120; month++) none.observe(month % 5 === 0 ? 0.08 : -0.02, month % 12);
    for (let month = 0; month < 12; month++) expect(Math.abs(none.at(month))).toBeLessThan(0.03);
  });
});
