import { describe, expect, it } from "vitest";
import { readFarmFile } from "@/lib/geo/formats/read-farm-file";
import { bodyOf, entriesOf, lacksName, mapFarmsOf, standingOf, type Entry } from "./entry";

const table = [
  "name,boundary_wkt,size_ha",
  'Good,"POLYGON((7.4 9.05, 7.4027 9.05, 7.4027 9.0518, 7.4 9.0518, 7.4 9.05))",5.5',
  'Bow tie,"POLYGON((7.4 9.05, 7.4027 9.0518, 7.4027 9.05, 7.4 9.0518, 7.4 9.05))",',
  'Far off,"POLYGON((7.4 99.05, 207.4 9.05, 7.4 9.1, 7.4 99.05))",',
].join("\n");
const entries = entriesOf(readFarmFile(new TextEncoder().encode(table)).features);
const renamed = (name: string): Entry[] => entries.map((entry) => (entry.id === 0 ? { ...entry, name } : entry));

describe("entries of a file", () => {
  it("refused ones are not chosen, and never sent", () => {
    expect(entries.map(standingOf)).toEqual(["ready", "refused", "refused"]);
    expect(bodyOf(entries).farms.map(({ name }) => name)).toEqual(["Good"]);
  });

  it("are sent under the farmer's name for them; a size or place that is not known is left to the boundary", () => {
    const [farm] = bodyOf(renamed(" Mine ")).farms;
    expect(farm).toMatchObject({ name: "Mine", size: 5.5 });
    expect(farm && "coordinates" in farm).toBe(false);
  });

  it("a chosen farm needs a name", () => {
    expect(renamed(" ").map(lacksName)).toEqual([true, false, false]);
  });

  it("a refused boundary is drawn where it lies, unless it is off the globe", () => {
    expect(mapFarmsOf(entries).map(({ name }) => name)).toEqual(["Good", "Bow tie"]);
  });
});
