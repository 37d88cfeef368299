import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportFormats, type ExportFormat } from "./export-formats";
import type { FarmData, StoredFarm } from "./farm-feature";
import { readFarmFile } from "./read-farm-file";
import { anyFarm } from "./testing/any-farm";
import { writeFarmFile } from "./write-farm-file";

const formats = Object.keys(exportFormats) as ExportFormat[];
const exported = (farms: StoredFarm[], format: ExportFormat) => new TextEncoder().encode(writeFarmFile(farms, format));

/** What an import is to bring back of a farm. */
function dataOf({ id: _id, created_at: _created, updated_at: _updated, ...farm }: StoredFarm): FarmData {
  return { ...farm, boundary_coordinates: farm.boundary_coordinates as FarmData["boundary_coordinates"] };
}

function imported(bytes: Uint8Array): FarmData[] {
  const { features } = readFarmFile(bytes);
  expect(features.map(({ verdict, repairs }) => ({ ok: verdict.ok, repairs }))).toEqual(
    features.map(() => ({ ok: true, repairs: [] })),
  );
  return features.map(({ farm }) => farm);
}

describe.each(formats)("an export as %s", (format) => {
  it("imports as the same farms with all their data, and exports the same again", () => {
    fc.assert(
      fc.property(fc.array(anyFarm, { minLength: 1, maxLength: 5 }), (farms) => {
        const first = imported(exported(farms, format));
        expect(first).toEqual(farms.map(dataOf));
        const again = first.map((farm): StoredFarm => ({ ...farm, id: 1, created_at: "", updated_at: "" }));
        expect(imported(exported(again, format))).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });

  it("is told by its content", () => {
    const [farm] = fc.sample(anyFarm, 1);
    if (!farm) return;
    expect(readFarmFile(exported([farm], format)).format.toLowerCase()).toBe(format);
  });
});

describe("an export as CSV", () => {
  it("holds no cell that a spreadsheet would run as a formula", () => {
    fc.assert(
      fc.property(anyFarm, (farm) => {
        const table = writeFarmFile(
          [{ ...farm, location: "=HYPERLINK(1)", soil_type: "@sum", description: null }],
          "csv",
        );
        expect(table).toContain("'=HYPERLINK(1)");
        expect(table).toContain("'@sum");
        expect(table).not.toMatch(/(^|,)"?[=+@]/m);
      }),
    );
  });
});
