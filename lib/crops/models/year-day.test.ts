import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, daysUntil, monthDayOf, overlap } from "./year-day";

const day = fc.integer({ min: 0, max: 364 });
const span = fc.tuple(day, day).map(([from, to]) => ({ from: monthDayOf(from), to: monthDayOf(to) }));
const daysOf = ({ from, to }: { from: string; to: string }) =>
  new Set(Array.from({ length: daysUntil(dayOf(from), dayOf(to)) + 1 }, (_, step) => monthDayOf(dayOf(from) + step)));

describe("days of the year", () => {
  it("go around: 31 December is followed by 1 January, and 29 February is 1 March", () => {
    expect([dayOf("01-01"), dayOf("12-31"), dayOf("02-29")]).toEqual([0, 364, 59]);
    expect(monthDayOf(365)).toBe("01-01");
    expect(daysUntil(dayOf("12-31"), dayOf("01-01"))).toBe(1);
  });

  it("come back from their name", () => {
    fc.assert(
      fc.property(day, (at) => {
        expect(dayOf(monthDayOf(at))).toBe(at);
      }),
    );
  });
});

describe("overlap", () => {
  it.each([
    [
      ["05-01", "06-30"],
      ["05-21", "07-23"],
      ["05-21", "06-30"],
    ],
    [
      ["11-01", "02-28"],
      ["01-15", "03-31"],
      ["01-15", "02-28"],
    ],
    [
      ["11-01", "02-28"],
      ["12-01", "12-31"],
      ["12-01", "12-31"],
    ],
    [["02-01", "03-31"], ["05-21", "07-23"], null],
    [
      ["06-01", "06-30"],
      ["05-01", "08-31"],
      ["06-01", "06-30"],
    ],
  ] as const)("of %j and %j is %j", ([from, to], [otherFrom, otherTo], expected) => {
    const shared = expected && { from: expected[0], to: expected[1] };
    expect(overlap({ from, to }, { from: otherFrom, to: otherTo })).toEqual(shared);
  });

  it("is in both spans, and is null only when they share no day", () => {
    fc.assert(
      fc.property(span, span, (a, b) => {
        const [inA, inB, shared] = [daysOf(a), daysOf(b), overlap(a, b)];
        const common = [...inA].filter((each) => inB.has(each));
        if (shared === null) expect(common).toEqual([]);
        else for (const each of daysOf(shared)) expect(inA.has(each) && inB.has(each)).toBe(true);
      }),
    );
  });
});
