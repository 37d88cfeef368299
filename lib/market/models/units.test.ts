import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseUnit, perUnit } from "./units";

const names = {
  kg: "kg",
  g: "kg",
  L: "litre",
  ml: "litre",
  pcs: "piece",
  Tubers: "tuber",
  Bunch: "bunch",
  bottle: "bottle",
};
const name = fc.constantFrom(...Object.keys(names));
const count = fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => thousandths / 1000);

describe("parseUnit", () => {
  it.each([
    ["100 KG", "kg", 100],
    ["2.5 KG", "kg", 2.5],
    ["500 G", "kg", 0.5],
    ["300 G", "kg", 0.3],
    ["KG", "kg", 1],
    ["MT", "kg", 1000],
    ["100 L", "litre", 100],
    ["L", "litre", 1],
    ["30 pcs", "piece", 30],
    ["100 Tubers", "tuber", 100],
    ["Bunch", "bunch", 1],
    ["bottle", "bottle", 1],
  ])("reads %s as the publishers mean it", (text, unit, quantity) => {
    expect(parseUnit(text)).toEqual({ unit, quantity });
  });

  it.each(["", "100", "mudu", "Loaf", "-1 KG", "0 KG", "1e3 KG", "1,000 KG", "KG 100", "constructor", "100 KG bag"])(
    "takes %j for no unit that it knows",
    (text) => expect(parseUnit(text)).toBeNull(),
  );

  it("gives the same for any case and blanks around", () => {
    fc.assert(
      fc.property(count, name, (quantity, unit) => {
        const plain = parseUnit(`${quantity} ${unit}`);
        expect(plain).not.toBeNull();
        expect(parseUnit(` ${quantity} ${unit.toUpperCase()} `)).toEqual(plain);
        expect(parseUnit(`${quantity}${unit.toLowerCase()}`)).toEqual(plain);
      }),
    );
  });

  it("never throws, and never gives a quantity of nothing, whatever is written", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.double(), name).map((parts) => parts.join(" ")),
        ),
        (text) => {
          const unit = parseUnit(text);
          expect(unit === null || (unit.quantity > 0 && Number.isFinite(unit.quantity))).toBe(true);
        },
      ),
    );
  });
});

describe("perUnit", () => {
  it("asks the same for a unit whichever bag it comes in", () => {
    const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, count, name, (each, bag, unit) => {
        const [small, large] = [parseUnit(unit), parseUnit(`${bag} ${unit}`)];
        if (!small || !large) throw new Error(`no unit: ${unit}`);
        const [ofSmall, ofLarge] = [perUnit({ price: each, ...small }), perUnit({ price: each * bag, ...large })];
        expect(Math.abs(ofLarge - ofSmall)).toBeLessThanOrEqual(ofSmall * 1e-9);
      }),
    );
  });

  it("makes a price in grams a thousand times the price per gram", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (grams) => {
        const unit = parseUnit(`${grams} G`);
        expect(unit && perUnit({ price: grams, ...unit })).toBeCloseTo(1000, 6);
      }),
    );
  });
});
