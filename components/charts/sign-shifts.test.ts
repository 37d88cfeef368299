import { describe, expect, it } from "vitest";
import { signShifts } from "./sign-shifts";

describe("signs at the ends of lines", () => {
  it("stay where there is room, and make room upwards where there is none", () => {
    const values = [100, 101, null, 0];
    const shifts = signShifts({ values, domain: [0, 200], heightPx: 200 });
    expect(shifts).toEqual([0, -12, 0, 0]);
  });

  it("never cover each other, in the order of their values", () => {
    const values = [50, 50, 51, 49];
    const shifts = signShifts({ values, domain: [0, 100], heightPx: 100 });
    const places = values.map((value, index) => 100 - value + (shifts[index] ?? 0)).sort((a, b) => a - b);
    expect(places.slice(1).every((place, index) => place - (places[index] ?? 0) >= 13)).toBe(true);
  });
});
