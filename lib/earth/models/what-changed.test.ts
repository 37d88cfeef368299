import { describe, expect, test } from "vitest";
import { whatChanged, type PictureQuality, type PictureValue } from "./what-changed";

const days = ["2026-09-01", "2026-09-11", "2026-09-21", "2026-10-01"];
const pictures = (values: number[], quality: PictureQuality = "good"): PictureValue[] =>
  values.map((value, index) => ({ date: days[index] ?? "", value, quality }));
const year = (of: number, value: number) => ({ year: of, values: days.map((date) => ({ date, value })) });

describe("what changed on a field", () => {
  test("is told against each earlier year, those that agree together", () => {
    const now = pictures([0.6, 0.6, 0.6, 0.6]);
    expect(whatChanged(now, [year(2025, 0.5), year(2024, 0.45)])).toMatchObject({
      kind: "known",
      against: [{ level: "greener", years: [2025, 2024] }],
      course: "same",
    });
    expect(whatChanged(now, [year(2024, 0.7), year(2025, 0.5)])).toMatchObject({
      against: [
        { level: "greener", years: [2025] },
        { level: "less", years: [2024] },
      ],
    });
  });

  test("takes differences that the satellite can't tell for none", () => {
    const known = whatChanged(pictures([0.45, 0.45, 0.45, 0.45]), [year(2025, 0.4), year(2024, 0.39)]);
    expect(known).toMatchObject({
      against: [
        { level: "same", years: [2025] },
        { level: "greener", years: [2024] },
      ],
    });
  });

  test("leaves out a year that has pictures for fewer than two of the days", () => {
    const lone = { year: 2025, values: [{ date: "2026-09-11", value: 0.1 }] };
    expect(whatChanged(pictures([0.6, 0.6, 0.6]), [lone])).toMatchObject({ kind: "known", against: [] });
  });

  test("tells the course of the last weeks", () => {
    expect(whatChanged(pictures([0.3, 0.4, 0.5, 0.6]), [])).toMatchObject({ course: "greener", since: "2026-09-01" });
    expect(whatChanged(pictures([0.6, 0.5, 0.4]), [])).toMatchObject({ course: "less", last: "2026-09-21" });
  });

  test("compares only the six weeks up to the last clear picture", () => {
    const old = { date: "2026-08-20", value: 0.1, quality: "good" } as const;
    expect(whatChanged([old, ...pictures([0.6, 0.6, 0.6, 0.6])], [])).toMatchObject({
      course: "same",
      since: "2026-09-01",
    });
  });
});

describe("nothing is claimed", () => {
  test("from fewer than three clear pictures", () => {
    expect(whatChanged(pictures([0.2, 0.6]), [year(2025, 0.1)])).toEqual({
      kind: "few",
      count: 2,
      last: "2026-09-11",
    });
  });

  test("from pictures full of clouds", () => {
    expect(whatChanged(pictures([0.1, 0.2, 0.1, 0.2], "poor"), [])).toEqual({ kind: "clouded" });
  });

  test("from a model, or from nothing", () => {
    expect(whatChanged(pictures([0.2, 0.3, 0.4, 0.5], "modelled"), [year(2025, 0.1)])).toEqual({ kind: "modelled" });
    expect(whatChanged([], [])).toEqual({ kind: "nothing" });
  });
});
