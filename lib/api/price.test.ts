import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { credits, naira, nairaToUnits, unitsToNaira } from "./price";

describe("money", () => {
  it("goes from units to naira text and back without loss", () => {
    fc.assert(
      fc.property(fc.nat(), (units) => {
        expect(nairaToUnits(unitsToNaira(units))).toBe(units);
      }),
    );
  });

  it("knows the price list: 1,000 credits are ₦10.0000, and ₦0.0200 are 200 units", () => {
    expect(credits(1000, { alsoListed: "0.0050" })).toEqual({ units: 100_000, alternativeUnits: 50 });
    expect(unitsToNaira(credits(1000).units)).toBe("10.0000");
    expect(naira("0.0200")).toEqual({ units: 200 });
  });

  it("refuses what is not an amount", () => {
    for (const text of ["", "1,5", "-1", "0.00001", "1e3"]) expect(() => nairaToUnits(text)).toThrow(RangeError);
  });
});
