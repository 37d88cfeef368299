import { describe, expect, it } from "vitest";
import { toCsv } from "./csv";

describe("toCsv", () => {
  it("leaves unknown cells empty and quotes what holds a comma or a quote", () => {
    expect(
      toCsv(
        ["Day", "Rain, mm"],
        [
          ["2026-06-12", null],
          ['a "b"', 0],
        ],
      ),
    ).toBe('Day,"Rain, mm"\r\n2026-06-12,\r\n"a ""b""",0\r\n');
  });

  it("never hands a formula to a spreadsheet", () => {
    expect(toCsv(["Day"], [["=1+1"]])).toBe("Day\r\n'=1+1\r\n");
  });
});
