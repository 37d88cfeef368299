import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittingClasses, normalisedTexture, textureClassOf } from "./texture";

const composition = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  .map(([low, high]) => ({ clayPct: low / 10, siltPct: (high - low) / 10, sandPct: (1000 - high) / 10 }));

describe("the USDA texture triangle", () => {
  it("gives every composition exactly one class", () => {
    fc.assert(
      fc.property(composition, (texture) => fittingClasses(texture).length === 1),
      { numRuns: 5_000 },
    );
  });

  it("has no hole and no overlap on its whole percents", () => {
    for (let clayPct = 0; clayPct <= 100; clayPct++) {
      for (let siltPct = 0; siltPct <= 100 - clayPct; siltPct++) {
        const texture = { clayPct, siltPct, sandPct: 100 - clayPct - siltPct };
        expect(fittingClasses(texture), JSON.stringify(texture)).toHaveLength(1);
      }
    }
  });

  // The middle of each class as Saxton & Rawls (2006), Table 3, has it.
  it.each([
    ["sand", 88, 5],
    ["loamy sand", 80, 5],
    ["sandy loam", 65, 10],
    ["loam", 40, 20],
    ["silt loam", 20, 15],
    ["silt", 10, 5],
    ["sandy clay loam", 60, 25],
    ["clay loam", 30, 35],
    ["silty clay loam", 10, 35],
    ["silty clay", 10, 45],
    ["sandy clay", 50, 40],
    ["clay", 25, 50],
  ] as const)("%s: sand %d %%, clay %d %%", (name, sandPct, clayPct) => {
    expect(textureClassOf({ sandPct, clayPct, siltPct: 100 - sandPct - clayPct })).toBe(name);
  });

  it("refuses parts that do not sum to 100 %", () => {
    expect(() => textureClassOf({ clayPct: 30, siltPct: 30, sandPct: 30 })).toThrow(RangeError);
  });
});

describe("a texture brought to 100 %", () => {
  it("sums to exactly 100 and keeps its proportions to a tenth", () => {
    const part = fc.double({ min: 0, max: 90, noNaN: true });
    fc.assert(
      fc.property(part, part, part, (clayPct, siltPct, sandPct) => {
        fc.pre(clayPct + siltPct + sandPct > 1);
        const whole = normalisedTexture({ clayPct, siltPct, sandPct });
        if (!whole) return false;
        const sum = whole.clayPct + whole.siltPct + whole.sandPct;
        const clay = (clayPct / (clayPct + siltPct + sandPct)) * 100;
        return Math.abs(sum - 100) < 1e-9 && Math.abs(whole.clayPct - clay) < 0.051 && whole.sandPct >= 0;
      }),
    );
  });

  it("of nothing is nothing", () => {
    expect(normalisedTexture({ clayPct: 0, siltPct: 0, sandPct: 0 })).toBeNull();
  });
});
