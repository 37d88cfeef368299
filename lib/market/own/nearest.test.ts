import { describe, expect, it } from "vitest";
import { stateAverage } from "../import/batch";
import type { Series } from "../market";
import { nearestPrice } from "./nearest";

const kano = { latitude: 12, longitude: 8.52 };
const farm = { point: kano, state: "Kano" };

let nextId = 1;
/** A price at a market some degrees north of Kano (111 km each). */
function at(name: string, north: number | null, date: string, of: { state?: string; variety?: string } = {}) {
  const market = { id: nextId, name, state: of.state ?? "Katsina", country: "NG" };
  const point = { latitude: north === null ? null : 12 + north, longitude: north === null ? null : 8.52 };
  const series: Series = {
    id: nextId++,
    cropId: 1,
    cropName: "Maize",
    variety: of.variety ?? "White grain",
    unit: "kg",
    currency: "NGN",
    publisher: "Test",
    market: { ...market, ...point },
  };
  return { series, date };
}
const chosen = (items: ReturnType<typeof at>[], place = farm as Parameters<typeof nearestPrice>[1]) =>
  nearestPrice(items, place)?.item.series.market.name;

describe("the price that says most at a farm", () => {
  it("is of the newest month among markets within 300 km, the nearest of these", () => {
    const near = at("Near", 0.1, "2023-01-15");
    const further = at("Further", 2, "2023-03-15");
    const furthest = at("Furthest", 2.5, "2023-03-02");
    expect(chosen([near, furthest, further])).toBe("Further");
    expect(nearestPrice([further], farm)?.distanceKm).toBeCloseTo(222.4, 1);
  });

  it("is the average of the farm's state when no market is within 300 km, however fresh those beyond", () => {
    const beyond = at("Beyond", 3, "2025-08-15");
    const average = at(stateAverage, null, "2022-07-15", { state: "Kano" });
    const another = at(stateAverage, null, "2022-07-15", { state: "Jigawa" });
    expect(chosen([beyond, another, average])).toBe(stateAverage);
    expect(nearestPrice([average], farm)).toEqual({ item: average, distanceKm: null });
  });

  it("is the nearest market when there is neither", () => {
    expect(chosen([at("Far", 5, "2025-08-15"), at("Less far", 4, "2020-01-15")])).toBe("Less far");
  });

  it("is the newest where the farm's place is not known", () => {
    expect(chosen([at("Old", 1, "2020-01-15"), at("New", 5, "2025-08-15")], { point: null, state: null })).toBe("New");
  });

  it("is of the variety that most markets have", () => {
    const rare = at("Dawanau", 0.1, "2023-01-15", { variety: "Flour" });
    const common = at("Dawanau", 0.1, "2023-01-15");
    const elsewhere = at("Jibia", 1, "2020-01-15");
    expect(nearestPrice([rare, common, elsewhere], farm)?.item).toBe(common);
  });

  it("is none where nothing is known", () => {
    expect(nearestPrice([], farm)).toBeUndefined();
    expect(nearestPrice([at(stateAverage, null, "2022-07-15", { state: "Jigawa" })], farm)).toBeUndefined();
  });
});
