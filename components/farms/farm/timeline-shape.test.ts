import { describe, expect, test } from "vitest";
import type { FarmCrop, SeasonCrop } from "./farm-data";
import { daysUntil, timelineOf } from "./timeline-shape";

const crop = {
  id: 1,
  name: "Maize",
  area: 1,
  variety: null,
  status: "growing",
  planting_date: "2026-06-01",
  expected_harvest_date: "2026-09-08",
} satisfies FarmCrop;

const stages = [
  { stage: "initial", from: "2026-06-01", to: "2026-06-20" },
  { stage: "development", from: "2026-06-21", to: "2026-07-20" },
  { stage: "mid", from: "2026-07-21", to: "2026-08-20" },
  { stage: "late", from: "2026-08-21", to: "2026-09-05" },
] satisfies SeasonCrop["stages"];
const season = { stages, harvest_date: "2026-09-08" } as SeasonCrop; // Only what the timeline reads.

describe("a season's bar", () => {
  test("is filled by its stages without gap or overlap", () => {
    const timeline = timelineOf({ crop, season, today: "2026-07-01" });
    expect(timeline?.totalDays).toBe(100);
    expect(timeline?.parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1);
    expect(timeline?.parts.at(-1)).toMatchObject({ stage: "late", to: "2026-09-08" });
  });

  test("marks today only within the season", () => {
    const at = (today: string) => timelineOf({ crop, season, today })?.todayShare;
    expect(at("2026-06-01")).toBeCloseTo(0.005);
    expect(at("2026-09-08")).toBeCloseTo(0.995);
    expect(at("2026-05-31")).toBeNull();
    expect(at("2026-09-09")).toBeNull();
  });

  test("is one piece where the stages are not known, and none without dates", () => {
    expect(timelineOf({ crop, season: null, today: "2026-07-01" })?.parts).toHaveLength(1);
    expect(timelineOf({ crop: { ...crop, planting_date: null }, season, today: "2026-07-01" })).toBeNull();
  });
});

test("days are counted from today to a day", () => {
  expect([daysUntil("2026-06-01", "2026-06-03"), daysUntil("2026-06-03", "2026-06-01")]).toEqual([2, -2]);
});
