import { expect, it } from "vitest";
import { clearestDays, sceneDays } from "./choose";
import type { Scene } from "./scene";

const scene = (of: Partial<Scene>): Scene => ({
  id: "S2A",
  collection: "c1",
  date: "2025-06-01",
  acquiredAt: "2025-06-01T10:00:00.000Z",
  satellite: "Sentinel-2A",
  cloudPct: 10,
  coverage: 1,
  scale: 0.0001,
  offset: -0.1,
  files: {
    store: "c1",
    folder: "/a",
    names: { red: "r.tif", green: "g.tif", blue: "b.tif", nir: "n.tif", scl: "s.tif" },
  },
  ...of,
});

it("one picture a day: by coverage, then Collection 1, then clouds", () => {
  const days = sceneDays([
    scene({ id: "edge", coverage: 0.4, cloudPct: 0 }),
    scene({ id: "old collection", collection: "l2a", cloudPct: 1 }),
    scene({ id: "cloudier", cloudPct: 30 }),
    scene({ id: "best", cloudPct: 20 }),
    scene({ id: "next day", date: "2025-06-02" }),
  ]);
  expect(days.map(({ date, scenes }) => [date, scenes.map(({ id }) => id)])).toEqual([
    ["2025-06-02", ["next day"]],
    ["2025-06-01", ["best", "cloudier", "old collection"]],
  ]);
});

it("of too many days those under the fewest clouds are kept, the latest first", () => {
  const days = sceneDays([5, 90, 20, 70].map((cloudPct, day) => scene({ cloudPct, date: `2025-06-0${day + 1}` })));
  expect(clearestDays(days, 2).map(({ date }) => date)).toEqual(["2025-06-03", "2025-06-01"]);
});
