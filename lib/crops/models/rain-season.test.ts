import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dekadEnd, dekadsOfMonths, dekadStart, rainsOf } from "./rain-season";

/** CHIRPS 1991-2020, rounded (mm). */
const kano = [
  0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 5, 6, 20, 20, 29, 33, 33, 43, 65, 68, 87, 89, 94, 104, 67, 60, 43, 10, 3, 1, 1, 0, 0, 0,
  0, 0,
];
const anyYear = fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { minLength: 36, maxLength: 36 });
const rotate = (dekads: number[], by: number) => dekads.map((_, index) => dekads[(index + by) % 36] ?? 0);

describe("rainsOf", () => {
  it("finds Kano's season: from 21 May (the first dekad of 25 mm that rain follows) to 30 September", () => {
    expect(rainsOf(kano)).toEqual({ kind: "seasons", seasons: [{ onset: 14, dekads: 13 }] });
    expect([dekadStart(14), dekadEnd(14 + 13 - 1)]).toEqual(["05-21", "09-30"]);
  });

  it("takes no single shower for the onset", () => {
    const shower = kano.map((rain, dekad) => (dekad === 6 ? 30 : rain));
    expect(rainsOf(shower)).toEqual(rainsOf(kano));
  });

  it("finds two seasons where 20 dry days part them, and one where a single dekad is dry", () => {
    const year = (dry: number[]) =>
      Array.from({ length: 36 }, (_, dekad) => (dekad >= 9 && dekad <= 30 && !dry.includes(dekad) ? 40 : 5));
    expect(rainsOf(year([20, 21]))).toEqual({
      kind: "seasons",
      seasons: [
        { onset: 9, dekads: 11 },
        { onset: 22, dekads: 9 },
      ],
    });
    expect(rainsOf(year([20]))).toEqual({ kind: "seasons", seasons: [{ onset: 9, dekads: 22 }] });
  });

  it("knows years without rains, and rains without a break", () => {
    expect(rainsOf(Array.from({ length: 36 }, () => 5))).toEqual({ kind: "none" });
    expect(rainsOf(Array.from({ length: 36 }, () => 60))).toEqual({ kind: "all_year" });
  });

  it("lets a season pass the new year", () => {
    expect(rainsOf(rotate(kano, 18))).toEqual({ kind: "seasons", seasons: [{ onset: 32, dekads: 13 }] });
  });

  it("ends every season after it began, lets none overlap, and keeps the criteria", () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const rains = rainsOf(year);
        if (rains.kind !== "seasons") return;
        const wet = rains.seasons.flatMap(({ onset, dekads }) =>
          Array.from({ length: dekads }, (_, step) => (onset + step) % 36),
        );
        expect(new Set(wet).size).toBe(wet.length);
        for (const { onset, dekads } of rains.seasons) {
          expect(dekads).toBeGreaterThanOrEqual(3);
          expect(year[onset]).toBeGreaterThanOrEqual(25);
          expect(year[(onset + dekads) % 36]).toBeLessThan(20);
          expect(year[(onset + dekads + 1) % 36]).toBeLessThan(20);
        }
      }),
    );
  });

  it("does not depend on where the year begins", () => {
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 1, max: 35 }), (year, by) => {
        const [rains, turned] = [rainsOf(year), rainsOf(rotate(year, by))];
        expect(turned.kind).toBe(rains.kind);
        if (rains.kind !== "seasons" || turned.kind !== "seasons") return;
        const back = turned.seasons.map(({ onset, dekads }) => ({ onset: (onset + by) % 36, dekads }));
        expect(back.sort((a, b) => a.onset - b.onset)).toEqual(rains.seasons);
      }),
    );
  });
});

describe("dekads", () => {
  it("begin on the 1st, 11th and 21st and end with the month", () => {
    expect([0, 1, 2, 5, 35, 36].map(dekadStart)).toEqual(["01-01", "01-11", "01-21", "02-21", "12-21", "01-01"]);
    expect([0, 1, 2, 5, 11, 35].map(dekadEnd)).toEqual(["01-10", "01-20", "01-31", "02-28", "04-30", "12-31"]);
  });

  it("share out a month's rain", () => {
    expect(dekadsOfMonths([30, 3])).toEqual([10, 10, 10, 1, 1, 1]);
  });
});
