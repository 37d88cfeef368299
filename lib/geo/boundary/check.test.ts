import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBoundary, type BoundaryVerdict } from "./check";
import { isInside } from "./plane";
import type { Corner, Ring } from "./ring";
import { anyRing } from "./testing/any-ring";

/** 300 m by 200 m near Abuja. */
const field: Ring = [
  [9.05, 7.4],
  [9.05, 7.4027],
  [9.0518, 7.4027],
  [9.0518, 7.4],
];

const codes = (verdict: BoundaryVerdict) => (verdict.ok ? [] : verdict.faults.map(({ code }) => code));
const firstFault = (corners: Corner[]) => {
  const verdict = checkBoundary(corners);
  return verdict.ok ? undefined : verdict.faults[0];
};

function circle(options: { corners: number; radiusDegrees: number }): Ring {
  return Array.from({ length: options.corners }, (_, index): Corner => {
    const angle = (2 * Math.PI * index) / options.corners;
    return [9 + options.radiusDegrees * Math.cos(angle), 7 + options.radiusDegrees * Math.sin(angle)];
  });
}

describe("a good boundary", () => {
  it("is kept as it stands, with its area and a point inside", () => {
    const verdict = checkBoundary(field);
    expect(verdict).toMatchObject({ ok: true, ring: field, repairs: [] });
    if (!verdict.ok) return;
    expect(verdict.areaHa).toBeCloseTo(5.9, 1);
    expect(verdict.centroid.latitude).toBeCloseTo(9.0509, 6);
    expect(verdict.centroid.longitude).toBeCloseTo(7.40135, 6);
  });

  it("may come closed and with repeated corners, which are dropped and told", () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = field;
    const verdict = checkBoundary([a, b, b, b, c, d, a]);
    expect(verdict).toMatchObject({ ok: true, ring: field });
    expect(verdict.ok && verdict.repairs.map(({ code }) => code)).toEqual([
      "closing_corner_dropped",
      "duplicates_dropped",
    ]);
  });

  it("may have 2,000 corners and 49,000 ha", () => {
    expect(checkBoundary(circle({ corners: 2000, radiusDegrees: 0.01 })).ok).toBe(true);
    expect(checkBoundary(circle({ corners: 100, radiusDegrees: 0.1125 })).ok).toBe(true);
  });

  it("has its point inside, however it bends", () => {
    const comb: Ring = [[9, 7]];
    for (let tooth = 0; tooth < 30; tooth++) {
      comb.push([9.02, 7 + tooth * 0.001], [9.02, 7.0003 + tooth * 0.001]);
      if (tooth < 29) comb.push([9.0002, 7.0003 + tooth * 0.001], [9.0002, 7.001 + tooth * 0.001]);
    }
    comb.push([9, 7.0293]);
    const horseshoe: Ring = [
      [9, 7],
      [9, 7.01],
      [9.01, 7.01],
      [9.01, 7.009],
      [9.0001, 7.009],
      [9.0001, 7.001],
      [9.01, 7.001],
      [9.01, 7],
    ];
    const sliver: Ring = [
      [9, 7],
      [9.1, 7.2],
      [9.2, 7],
      [9.1, 7.199_99],
    ];
    for (const ring of [comb, horseshoe, sliver]) {
      const verdict = checkBoundary(ring);
      expect(verdict.ok).toBe(true);
      if (verdict.ok) expect(isInside([verdict.centroid.latitude, verdict.centroid.longitude], ring)).toBe(true);
    }
  });
});

describe("a bad boundary is refused with what is wrong, where and the remedy", () => {
  it("fewer than three different corners", () => {
    const [a = [0, 0], b = [0, 0]] = field;
    for (const corners of [[], [a], [a, b], [a, b, a, b, a], [a, a, a]]) {
      expect(codes(checkBoundary(corners))).toEqual(["too_few_corners"]);
    }
    expect(firstFault([a, b, a])?.message).toContain("only 2 different corners (near 9.0500° N, 7.4000° E)");
  });

  it("a crossing, with its place and the corners on both sides", () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = field;
    const fault = firstFault([a, c, b, d]);
    expect(fault).toMatchObject({ code: "crosses_itself", corner: 0 });
    expect(fault?.at?.latitude).toBeCloseTo(9.0509, 6);
    expect(fault?.at?.longitude).toBeCloseTo(7.40135, 6);
    expect(fault?.message).toContain("between corner 1 and corner 2 meets the side between corner 3 and corner 4");
  });

  it("a crossing counts corners as they were given, repeated ones too", () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = field;
    expect(firstFault([a, a, a, c, b, d])?.message).toContain("between corner 1 and corner 4 meets");
  });

  it("touching or running back over itself", () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = field;
    const spike: Corner = [9.06, 7.4027];
    const twoFieldsAtACorner: Ring = [a, b, c, [9.053, 7.404], [9.054, 7.403], c, d];
    for (const ring of [[a, b, spike, c, d], [a, b, c, [9.05, 7.401] as Corner, d], twoFieldsAtACorner]) {
      expect(codes(checkBoundary(ring))[0]).toBe("touches_itself");
    }
  });

  it("all corners on one line", () => {
    const line: Ring = [
      [9, 7],
      [9.001, 7.001],
      [9.002, 7.002],
      [8.999, 6.999],
    ];
    expect(codes(checkBoundary(line))).toEqual(["zero_area"]);
  });

  it("corners beyond the globe, each of them, and what is no number", () => {
    const [a = [0, 0], b = [0, 0]] = field;
    const beyond = checkBoundary([a, b, [95, 190], [9.05, -200]]);
    expect(codes(beyond)).toEqual(["out_of_range", "out_of_range"]);
    expect(beyond.ok ? [] : beyond.faults.map(({ corner }) => corner)).toEqual([2, 3]);
    expect(firstFault([a, b, [Number.NaN, 7], [9, 7]])).toMatchObject({ code: "not_a_number", corner: 2 });
    expect(firstFault([[331_000, 1_000_000], a, b])?.message).toContain("not metres of a map grid");
  });

  it("axes that are swapped: by range, or by the farm's own coordinates", () => {
    const brazil: Corner[] = [
      [-120, 40],
      [-120.01, 40],
      [-120.01, 40.01],
    ];
    expect(firstFault(brazil)).toMatchObject({ code: "axes_swapped", at: { latitude: 40, longitude: -120 } });
    const flipped = field.map(([latitude, longitude]): Corner => [longitude, latitude]);
    const near = { latitude: 9.06, longitude: 7.41 };
    expect(codes(checkBoundary(flipped, { near }))).toEqual(["axes_swapped"]);
    expect(checkBoundary(field, { near }).ok).toBe(true);
    expect(checkBoundary(flipped).ok).toBe(true);
  });

  it("more than 2,000 corners", () => {
    expect(firstFault(circle({ corners: 2001, radiusDegrees: 0.01 }))).toMatchObject({
      code: "too_many_corners",
      corner: 2000,
    });
  });

  it("larger than 50,000 ha, with the corner that stands out, and smaller than 0.01 ha", () => {
    const mistyped = circle({ corners: 20, radiusDegrees: 0.05 });
    const [top] = mistyped;
    mistyped[0] = [19.05, top?.[1] ?? 7];
    expect(firstFault(mistyped)).toMatchObject({ code: "too_large", corner: 0 });
    expect(firstFault(circle({ corners: 100, radiusDegrees: 0.116 }))?.code).toBe("too_large");
    expect(firstFault(circle({ corners: 20, radiusDegrees: 0.000_05 }))?.message).toContain(
      "at least 100 m² (0.01 ha)",
    );
  });

  it("a ring over the 180° meridian", () => {
    const fiji: Ring = [
      [-16.8, 179.99],
      [-16.8, -179.99],
      [-16.81, -179.99],
      [-16.81, 179.99],
    ];
    expect(firstFault(fiji)).toMatchObject({ code: "crosses_date_line", corner: 0 });
  });
});

describe("the check", () => {
  const edge = fc.constantFrom(0, -0, 90, -90, 180, -180, 1e-300, 1e308, Infinity, -Infinity, Number.NaN);
  const anyNumber = fc.oneof(
    fc.double(),
    fc.double({ min: -90, max: 90, noNaN: true }),
    edge,
    fc.integer({ max: 4, min: 0 }),
  );
  const anyCorner = fc.tuple(anyNumber, anyNumber);

  it("never throws, and refuses only with a reason", () => {
    fc.assert(
      fc.property(fc.array(anyCorner, { maxLength: 12 }), (corners) => {
        const verdict = checkBoundary(corners);
        if (!verdict.ok) {
          expect(verdict.faults.length).toBeGreaterThan(0);
          for (const { message } of verdict.faults) expect(message).toMatch(/\.$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("takes every simple ring, from each start, in both directions, open or closed, and puts its point inside", () => {
    fc.assert(
      fc.property(anyRing(), fc.nat(), (ring, start) => {
        const from = start % ring.length;
        const turned = [...ring.slice(from), ...ring.slice(0, from)];
        for (const same of [ring, turned, ring.toReversed(), [...ring, ...ring.slice(0, 1)]]) {
          const verdict = checkBoundary(same);
          expect(codes(verdict)).toEqual([]);
          if (verdict.ok) expect(isInside([verdict.centroid.latitude, verdict.centroid.longitude], ring)).toBe(true);
        }
      }),
    );
  });

  it("finds a crossing made of any simple ring by exchanging two neighbours of a convex part", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 60 }), fc.nat(), (corners, at) => {
        const ring = circle({ corners, radiusDegrees: 0.01 });
        const index = at % (corners - 1);
        const [one, other] = [ring[index], ring[index + 1]];
        if (!one || !other) return;
        ring[index] = other;
        ring[index + 1] = one;
        expect(codes(checkBoundary(ring))[0]).toBe("crosses_itself");
      }),
    );
  });

  it("is quick with 2,000 corners that zigzag, however thin the ring", () => {
    const there = Array.from({ length: 1000 }, (_, index): Corner => [9 + (index % 2) * 0.01, 7 + index * 1e-5]);
    const back = there.toReversed().map(([latitude, longitude]): Corner => [latitude + 1e-5, longitude + 1e-9]);
    const startedAt = performance.now();
    checkBoundary([...there, ...back]);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });
});
