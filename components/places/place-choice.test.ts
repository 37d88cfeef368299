import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceName, placeQuery, readChoice, writeChoice } from "./place-choice";

const read = (query: string) => readChoice(new URLSearchParams(query));

describe("a chosen place in the address", () => {
  it("survives being written and read, whatever its name", () => {
    const name = fc
      .string({ minLength: 1, maxLength: 80, unit: "grapheme-ascii" })
      .filter((text) => text.trim() === text && text !== "");
    const place = fc.record({
      latitude: fc.integer({ min: -90_000, max: 90_000 }).map((value) => value / 1000),
      longitude: fc.integer({ min: -180_000, max: 180_000 }).map((value) => value / 1000),
      name: fc.option(name),
      area: fc.option(name),
    });
    const farm = fc.tuple(place, fc.integer({ min: 1, max: 999_999_999 })).map(([at, farmId]) => ({ ...at, farmId }));
    fc.assert(
      fc.property(fc.oneof(place, farm, fc.record({ location: name })), (choice) => {
        expect(read(writeChoice(choice))).toEqual(choice);
      }),
    );
  });

  it.each(["", "place=", "lat=1", "lat=x&lon=2", "lat=91&lon=2", "lat=1&lon=181", "lat=1e1&lon=2", "lat=&lon="])(
    "ignores what makes no sense: %s",
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it("asks the API by name, by coordinates or by farm, never by two of them", () => {
    expect(placeQuery({ location: "Kano" })).toEqual({ location: "Kano" });
    const here = { latitude: 12, longitude: 8.5, name: "Kano", area: "Kano, Nigeria" };
    expect(placeQuery(here)).toEqual({ latitude: 12, longitude: 8.5 });
    expect(choiceName(here)).toBe("Kano");
    expect(placeQuery({ ...here, farmId: 7 })).toEqual({ farm_id: 7 });
  });
});
