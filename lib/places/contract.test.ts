import { describe, expect, it } from "vitest";
import { PlaceQuery } from "./contract";

const faults = (query: unknown) => {
  const parsed = PlaceQuery.safeParse(query);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
};

describe("PlaceQuery", () => {
  it.each([{ farm_id: 7 }, { latitude: -90, longitude: 180 }, { location: "Kano" }, { location: "N'Djamena, Tchad" }])(
    "takes one way of saying where: %j",
    (query) => expect(faults(query)).toEqual([]),
  );

  it.each([
    {},
    { farm_id: 7, location: "Kano" },
    { latitude: 1, longitude: 1, location: "Kano" },
    { farm_id: 7, latitude: 1, longitude: 1 },
  ])("refuses none and more than one, and names the fields: %j", (query) => {
    expect(faults(query).join()).toMatch(/exactly one of farm_id, latitude with longitude, or location/);
  });

  it("names the missing half of a pair of coordinates", () => {
    expect(faults({ latitude: 1 })).toEqual(["longitude: required together with latitude"]);
    expect(faults({ longitude: 1 })).toEqual(["latitude: required together with longitude"]);
  });

  it.each([
    ["latitude", { latitude: 90.01, longitude: 0 }],
    ["longitude", { latitude: 0, longitude: -180.01 }],
    ["farm_id", { farm_id: 0 }],
    ["location", { location: "K" }],
    ["location", { location: "a".repeat(121) }],
    ["location", { location: "<script>" }],
  ])("refuses %s out of its bounds", (field, query) => {
    expect(faults(query).join()).toContain(`${field}:`);
  });

  it("can be extended by an endpoint and still asks for exactly one", () => {
    const Extended = PlaceQuery.safeExtend({});
    expect(Extended.safeParse({ farm_id: 1, location: "Kano" }).success).toBe(false);
  });
});
