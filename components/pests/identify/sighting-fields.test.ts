import { expect, test } from "vitest";
import { faultOf, sightingBody, type SightingFields } from "./sighting-fields";

const today = "2026-11-22";
const fields: SightingFields = { where: "farm", farmId: 7, position: null, cropId: 3, day: today, notes: "  " };
const position = { latitude: 11.02, longitude: 7.668 };

test("a sighting on a farm tells the farm alone, one elsewhere the position alone", () => {
  const sighted = { organismId: 5, identificationId: 9 };
  expect(sightingBody({ ...fields, position }, sighted)).toEqual({
    organism_id: 5,
    seen_on: today,
    farm_id: 7,
    crop_id: 3,
    identification_id: 9,
  });
  const elsewhere = { ...fields, where: "here", position, cropId: null, notes: " On two plants " } as const;
  expect(sightingBody(elsewhere, { ...sighted, identificationId: null })).toEqual({
    organism_id: 5,
    seen_on: today,
    ...position,
    notes: "On two plants",
  });
});

test("what is missing is said before anything is sent", () => {
  expect(faultOf(fields, today)).toBeNull();
  expect(faultOf({ ...fields, farmId: null }, today)).toBe("needFarm");
  expect(faultOf({ ...fields, where: "here" }, today)).toBe("needPosition");
  expect(faultOf({ ...fields, where: "here", position }, today)).toBeNull();
});

test("only the last 30 days can be chosen", () => {
  expect(faultOf({ ...fields, day: "2026-10-23" }, today)).toBeNull();
  for (const day of ["", "2026-10-22", "2026-11-23"]) expect(faultOf({ ...fields, day }, today)).toBe("needDate");
});
