import { describe, expect, test } from "vitest";
import { cropEditBody, fieldsOf, hectaresOf, newCropBody } from "./crop-fields";
import type { FarmCrop } from "./farm-data";

const crop: FarmCrop = {
  id: 7,
  name: "Maize",
  area: 1.5,
  variety: null,
  status: "growing",
  planting_date: "2026-06-01",
  expected_harvest_date: "2026-09-20",
};

test.each([
  ["", null],
  ["0.5", 0.5],
  ["0,5", 0.5],
  [" 2 ha", 2],
])("an area of %o is %o ha", (entered, areaHa) => {
  expect(hectaresOf(entered)).toBe(areaHa);
});

test.each(["half", "1.2.3", "-1", "1e3"])("an area of %o is no number", (entered) => {
  expect(hectaresOf(entered)).toBeNaN();
});

describe("what the form sends", () => {
  test("leaves an empty harvest of a new crop to be worked out", () => {
    const body = newCropBody({ ...fieldsOf(null), name: " Maize ", planting: "2026-06-01" });
    expect(body).toMatchObject({ name: "Maize", planting_date: "2026-06-01", variety: null, area: null });
    expect(body).not.toHaveProperty("expected_harvest_date");
  });

  test("lets a harvest that nobody touched move with the planting date, and keeps one that was set", () => {
    const moved = { ...fieldsOf(crop), planting: "2026-06-10" };
    expect(cropEditBody(moved, crop)).not.toHaveProperty("expected_harvest_date");
    expect(cropEditBody({ ...moved, harvest: "2026-10-01" }, crop).expected_harvest_date).toBe("2026-10-01");
    expect(cropEditBody({ ...moved, harvest: "" }, crop).expected_harvest_date).toBeNull();
  });

  test("is the crop as it stands when nothing is changed", () => {
    expect(cropEditBody(fieldsOf(crop), crop)).toEqual({
      status: "growing",
      variety: null,
      area: 1.5,
      planting_date: "2026-06-01",
    });
  });
});
