import { describe, expect, it } from "vitest";
import type { FarmCrop } from "../crops/farm-crop";
import type { CropSeason } from "../season/crop-season";
import { mapBounded } from "./bounded";
import { cropsToPlant, dueOn } from "./due";
import { spanAround } from "./planting";

const today = "2026-06-10";
const none = { crops: [], seasons: [], windows: [] };

const crop = (id: number, fields: Partial<FarmCrop> = {}): FarmCrop => ({
  id,
  cropId: 10 + id,
  name: `Crop ${id}`,
  variety: null,
  areaHa: 1,
  status: "growing",
  plantingDate: "2026-03-01",
  expectedHarvestDate: null,
  ...fields,
});
// Only what is read of a season.
const seasonOf = (of: FarmCrop, advice: CropSeason["advice"], harvestDate: string | null = null) =>
  ({ crop: of, advice, harvestDate }) as CropSeason;

describe("what is due", () => {
  it("holds the next 7 days, and overdue work of the last 60, in the order of days", () => {
    const crops = ["2026-04-10", "2026-04-11", "2026-06-16", "2026-06-17", "2026-06-10"].map((day, index) =>
      crop(index, { expectedHarvestDate: day }),
    );
    const due = dueOn({ ...none, today, crops });
    expect(due.map(({ date, kind }) => [date, kind])).toEqual([
      ["2026-04-11", "harvest"],
      ["2026-06-10", "harvest"],
      ["2026-06-16", "harvest"],
    ]);
  });

  it("plants only what is planned, harvests only what grows, and takes the season's end where no date was given", () => {
    const crops = [
      crop(1, { status: "planned", plantingDate: "2026-06-12", expectedHarvestDate: "2026-06-13" }),
      crop(2, { status: "harvested", expectedHarvestDate: "2026-06-12" }),
      crop(3),
    ];
    const seasons = [seasonOf(crop(3), { code: "enough", until: null }, "2026-06-15")];
    expect(dueOn({ ...none, today, crops, seasons })).toMatchObject([
      { farmCropId: 1, kind: "plant", date: "2026-06-12" },
      { farmCropId: 3, kind: "harvest", date: "2026-06-15" },
    ]);
  });

  it("says when to water, and when to wait for rain instead; no advice is no work", () => {
    const advices: CropSeason["advice"][] = [
      { code: "irrigate_by", irrigateOn: "2026-06-13", netDepthMm: 31 },
      { code: "wait_for_rain", rainOn: "2026-06-11", rainMm: 22, netDepthMm: 30 },
      { code: "irrigate_now", irrigateOn: today, netDepthMm: 40 },
      { code: "enough", until: null },
      { code: "drying_down" },
      { code: "no_place" },
    ];
    const seasons = advices.map((advice, index) => seasonOf(crop(index), advice));
    expect(dueOn({ ...none, today, seasons })).toEqual([
      { farmCropId: 2, crop: "Crop 2", kind: "irrigate", date: today, netDepthMm: 40 },
      { farmCropId: 1, crop: "Crop 1", kind: "wait_for_rain", date: "2026-06-11", rainMm: 22 },
      { farmCropId: 0, crop: "Crop 0", kind: "irrigate", date: "2026-06-13", netDepthMm: 31 },
    ]);
  });

  it("shows a planting window that is open as from today, under the name that the farmer gave the crop", () => {
    const planned = crop(4, { status: "planned", plantingDate: null, name: "Our maize" });
    const windows = [{ cropId: 14, cropName: "Maize", from: "2026-05-20", until: "2026-06-30", reason: "Rains." }];
    expect(dueOn({ ...none, today, crops: [planned], windows })).toEqual([
      {
        farmCropId: 4,
        crop: "Our maize",
        kind: "planting_window",
        date: today,
        until: "2026-06-30",
        reason: "Rains.",
      },
    ]);
  });
});

describe("crops of which it matters when they can be planted", () => {
  it("are the planned ones without a date; only on an empty farm those it had before", () => {
    const before = crop(1, { status: "harvested" });
    expect(cropsToPlant([before, crop(2), crop(3, { status: "planned", plantingDate: null })])).toEqual([13]);
    expect(cropsToPlant([before, crop(2)])).toEqual([]);
    expect(cropsToPlant([before, crop(1, { status: "failed" }), crop(5, { status: "harvested" })])).toEqual([11, 15]);
    expect(cropsToPlant([crop(1, { cropId: null, status: "harvested" })])).toEqual([]);
  });
});

describe("a part of the year around today", () => {
  it.each([
    ["05-01", "06-30", { from: "2026-05-01", until: "2026-06-30" }],
    ["11-01", "01-15", { from: "2026-11-01", until: "2027-01-15" }],
    ["12-01", "06-10", { from: "2025-12-01", until: "2026-06-10" }],
    ["02-01", "06-09", { from: "2027-02-01", until: "2027-06-09" }],
  ])("%s to %s", (from, to, expected) => {
    expect(spanAround({ from, to }, today)).toEqual(expected);
  });
});

describe("bounded work", () => {
  it("never has more under way than allowed, and gives results in the order of the items", async () => {
    let under = 0;
    let most = 0;
    const work = async (item: number) => {
      most = Math.max(most, ++under);
      for (let turn = 0; turn < (item % 3) + 1; turn++) await Promise.resolve();
      under--;
      return item * 2;
    };
    const items = Array.from({ length: 17 }, (_, index) => index);
    expect(await mapBounded(items, 4, work)).toEqual(items.map((item) => item * 2));
    expect(most).toBe(4);
    expect(await mapBounded([], 4, work)).toEqual([]);
  });
});
