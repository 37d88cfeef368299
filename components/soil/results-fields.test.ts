import { describe, expect, test } from "vitest";
import { emptyResults, readResults, withResults, type ResultFields } from "./results-fields";

const days = { collected: "2026-05-01", today: "2026-06-12" };
const filled = (fields: Partial<ResultFields>): ResultFields => ({ ...emptyResults(days), ph: "6.2", ...fields });
const faultsOf = (fields: Partial<ResultFields>) => readResults(filled(fields), days).faults;

describe("a laboratory's results in the form", () => {
  test("are sent as numbers, and what is left empty is not sent", () => {
    expect(readResults(filled({ nitrogen: "0,12", laboratory: " Soil lab, Zaria " }), days)).toEqual({
      body: {
        ph: 6.2,
        nitrogen: 0.12,
        phosphorus_method: "bray1",
        analysis_date: "2026-06-12",
        laboratory: "Soil lab, Zaria",
      },
      faults: {},
    });
  });

  test("name beside each field what is wrong with it", () => {
    expect(faultsOf({ ph: "" })).toEqual({ ph: { kind: "required" } });
    expect(faultsOf({ ph: "sour", zinc: "1.2 ppm" })).toEqual({ ph: { kind: "number" }, zinc: { kind: "number" } });
    expect(faultsOf({ ph: "14" })).toEqual({ ph: { kind: "range", min: 2, max: 12 } });
    expect(faultsOf({ nitrogen: "11" })).toEqual({ nitrogen: { kind: "range", min: 0, max: 10 } });
    expect(faultsOf({ laboratory: "x".repeat(121) })).toEqual({ laboratory: { kind: "long" } });
  });

  test("give clay, sand and silt together or not at all", () => {
    expect(faultsOf({ clay: "20" })).toEqual({ clay: { kind: "sum" } });
    expect(faultsOf({ clay: "20", sand: "50", silt: "20" })).toEqual({ clay: { kind: "sum" } });
    expect(faultsOf({ clay: "20", sand: "50", silt: "30" })).toEqual({});
  });

  test("are of a day after the sample was taken and not still to come", () => {
    for (const day of ["2026-04-30", "2026-06-13", ""]) {
      expect(faultsOf({ analysis_date: day }), day).toEqual({ analysis_date: { kind: "date" } });
    }
    expect(faultsOf({ analysis_date: "2026-05-01" })).toEqual({});
  });

  test("from a file never take away what was typed and the file lacks", () => {
    const before = filled({ zinc: "1.4", copper: "0.9" });
    expect(withResults(before, { ph: 5.4, zinc: 2, boron: null })).toEqual({ ...before, ph: "5.4", zinc: "2" });
  });
});
