import { describe, expect, it } from "vitest";
import { differencesOf, mergedValues } from "./differences";
import { farmEditOf, newFarmOf, readValues, valuesOf, type FarmAnswer, type FarmValues } from "./farm-values";
import { readPin, readSize } from "./land-fields";

const farm: FarmAnswer = {
  id: 7,
  name: "Hill field",
  size: 1.5,
  status: "active",
  location: "Zaria",
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  coordinates: { latitude: 11.1, longitude: 7.7 },
  soil_type: null,
  description: null,
  crops: [],
  boundary_coordinates: null,
};
const corners: FarmValues["corners"] = [
  [11, 7],
  [11, 7.001],
  [11.001, 7.001],
];

describe("farm form", () => {
  it("sends nothing for a farm that was opened and not changed, with a pin or a boundary", () => {
    for (const opened of [valuesOf(farm), valuesOf({ ...farm, boundary_coordinates: corners })]) {
      expect(farmEditOf(opened, opened)).toEqual({});
      expect(farmEditOf({ ...opened, name: " North field " }, opened)).toEqual({ name: "North field" });
      expect(farmEditOf({ ...opened, location: "" }, opened)).toEqual({ location: null });
    }
  });

  it("leaves size and place of a new boundary to the API", () => {
    const before = valuesOf(farm);
    expect(farmEditOf({ ...before, way: "draw", corners }, before)).toEqual({ boundary_coordinates: corners });
    expect(newFarmOf({ ...before, way: "draw", corners })).not.toHaveProperty("size");
  });

  it("takes the boundary away when a farm becomes a pin", () => {
    const before = valuesOf({ ...farm, boundary_coordinates: corners });
    expect(farmEditOf({ ...before, way: "pin" }, before)).toMatchObject({ boundary_coordinates: null, size: 1.5 });
  });

  it("reads sizes in the units that farmers use", () => {
    expect(readSize("1,250.5", "ha")).toBe(1250.5);
    expect(readSize("2.471", "acres")).toBe(1);
    expect(readSize("7", "plots")).toBeCloseTo(0.3251605, 7);
    expect([readSize(" ", "ha"), readSize("two", "ha"), readSize("-1", "ha")]).toEqual([null, undefined, undefined]);
  });

  it("takes a pin as a whole or not at all", () => {
    expect(readPin({ latitude: "9.1", longitude: "7.2" })).toEqual([9.1, 7.2]);
    expect(readPin({ latitude: "", longitude: " " })).toBeNull();
    for (const latitude of ["", "95", "x"]) expect(readPin({ latitude, longitude: "7.2" })).toBeUndefined();
  });

  it("reads back what was kept, and nothing that is no form", () => {
    const values = { ...valuesOf(farm), way: "walk" as const, corners };
    expect(readValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
    for (const kept of [null, 3, { way: "fly" }, { name: 4 }, { corners: "x" }]) expect(readValues(kept)).toBeNull();
  });
});

describe("a farm changed by two", () => {
  const before = valuesOf(farm);
  const mine = { ...before, name: "Mine", soilType: "loam" };
  const now = { ...before, name: "Theirs", status: "fallow" as const, way: "draw" as const, corners };

  it("is told field by field, and what only the other changed stays", () => {
    expect(differencesOf({ mine, before, now })).toEqual({ mine: ["name", "soilType"], theirs: ["status", "land"] });
    const merged = mergedValues({ mine, before, now });
    expect(merged).toMatchObject({ name: "Mine", soilType: "loam", status: "fallow", corners });
    expect(farmEditOf(merged, now)).toEqual({ name: "Mine", soil_type: "loam" });
  });
});
