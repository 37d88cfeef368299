import { describe, expect, it } from "vitest";
import { monthWindows } from "./month-windows";

describe("monthWindows", () => {
  it("joins months in a row, over the new year too", () => {
    expect(monthWindows("1 11 12", "3 4 5")).toEqual([["11-01", "01-31", "03-01", "05-31"]]);
  });

  it("gives each planting the harvest after it", () => {
    expect(monthWindows("6 7 8 11 12", "3 4 9 10")).toEqual([
      ["06-01", "08-31", "09-01", "10-31"],
      ["11-01", "12-31", "03-01", "04-30"],
    ]);
  });

  it("makes no window of a whole year", () => {
    expect(monthWindows("1 2 3 4 5 6 7 8 9 10 11 12", "1 2 3")).toEqual([]);
  });
});
