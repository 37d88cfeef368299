import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readResultsCsv } from "./results-csv";

const faultsOf = (text: string) => {
  const read = readResultsCsv(text);
  return read.ok ? [] : read.faults;
};

describe("a laboratory's CSV", () => {
  const results = { ph: 5.4, phosphorus: 7.5, clay: 14, analysis_date: "2026-11-02", laboratory: "IAR, Zaria" };

  it.each([
    [
      "a line of names and one of figures",
      'ph,phosphorus,clay,analysis_date,laboratory\n5.4,7.5,14,2026-11-02,"IAR, Zaria"\n',
    ],
    [
      "a line of units between them",
      'pH,Phosphorus,Clay,analysis date,Laboratory\r\n,mg/kg,%,,\r\n5.4,7.5,14,2026-11-02,"IAR, Zaria"\r\n',
    ],
    [
      "semicolons, decimal commas, units in brackets and a byte order mark",
      "\uFEFFpH (H2O);P (mg/kg);Clay [%];analysis_date;laboratory\n5,4;7,5;14;2026-11-02;IAR, Zaria\n\n",
    ],
    [
      "one field a line",
      'field,value\nph,5.4\nphosphorus,7.5\nclay,14\nsilt,\nanalysis_date,2026-11-02\nlaboratory,"IAR, Zaria"\n',
    ],
    [
      "one field a line with its unit",
      'field,value,unit\nph,5.4,\nphosphorus,7.5,ppm\nclay,14,%\nanalysis_date,2026-11-02\nlaboratory,"IAR, Zaria"\n',
    ],
  ])("of %s is read", (_, text) => {
    expect(readResultsCsv(text)).toEqual({ ok: true, results });
  });

  it.each([
    ["nothing", "", /empty/],
    ["no field", "a,b\n1,2\n", /field/],
    ["an unknown column", "ph,vanadium\n5,1\n", /^Column 2: "vanadium" is not the name of a field/],
    ["a word for a number", "ph,zinc\n5,trace\n", /^Line 2, zinc: "trace" is not a number/],
    ["an impossible figure", "ph,zinc\n55,1\n", /^Line 2, ph: "55": /],
    ["another unit", "ph,potassium\n,cmol/kg\n5,0.2\n", /^Line 2, potassium: in "cmol\/kg"; give it in mg\/kg/],
    ["a field twice", "ph,ph\n5,6\n", /^Line 2, ph: this field is there twice/],
    ["two samples", "ph,zinc\n5,1\n6,2\n", /^Line 3: the file has more than one sample/],
    ["names alone", "ph,zinc\n", /no line of figures/],
    ["a broken day", "ph,analysis_date\n5,02.11.2026\n", /^Line 2, analysis_date: /],
    ["an unknown line in a list", "field,value\nph,5\nvanadium,3\n", /^Line 3: "vanadium"/],
  ])("with %s is refused with the place of the fault", (_, text, fault) => {
    expect(faultsOf(text).join("\n")).toMatch(fault);
  });

  it("never throws, whatever the file holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        readResultsCsv(text);
        readResultsCsv(`ph,zinc\n${text}`);
      }),
    );
  });
});
