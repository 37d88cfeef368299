import { z } from "zod";
import { farmStatuses } from "../farm";
import { FarmJson, WholeFarmJson } from "../contract";
import type { FarmCount, FarmShape } from "./store";

/** Farms that a map shows at once. */
export const mapLimit = 1000;

const Area = z.number().min(0).max(1e12);
const Count = z.int().min(0).max(2_147_483_647);
const Moment = z.iso.datetime().max(30);

/** Farms as a map shows them. */
export const FarmMapJson = z
  .strictObject({
    data: z
      .array(
        z
          .strictObject({
            id: FarmJson.shape.id,
            name: FarmJson.shape.name,
            status: FarmJson.shape.status,
            size: FarmJson.shape.size,
            coordinates: FarmJson.shape.coordinates,
            boundary_coordinates: WholeFarmJson.shape.boundary_coordinates,
          })
          .describe("A farm on the map."),
      )
      .max(mapLimit)
      .describe(`The first ${mapLimit} farms by name.`),
  })
  .describe("Farms as a map shows them.");

const Total = z
  .strictObject({ farms: Count.describe("Number of farms."), area: Area.describe("Their area in hectares.") })
  .describe("Number and area of farms.");

/** Number and area of the account's farms. */
export const FarmTotalsJson = z
  .strictObject({
    all: Total,
    by_status: z.strictObject({ active: Total, fallow: Total, archived: Total }).describe("The same for each status."),
    sample_farm_id: FarmJson.shape.id.nullable().describe("The sample farm, while the account has one."),
  })
  .describe("Number and area of the account's farms.");

/** Deleted farms that can still be restored. */
export const DeletedFarmsJson = z
  .strictObject({
    data: z
      .array(
        z
          .strictObject({
            id: FarmJson.shape.id,
            name: FarmJson.shape.name,
            deleted_at: Moment.describe("When it was deleted (UTC)."),
            restorable_until: Moment.describe("Until when it can be restored (UTC)."),
          })
          .describe("A deleted farm."),
      )
      .max(100)
      .describe("The last deleted first, at most 100."),
  })
  .describe("Deleted farms that can be restored.");

/** Farms on a map as JSON. */
export function farmMapToJson(farms: FarmShape[]): z.output<typeof FarmMapJson> {
  return {
    data: farms.map(({ id, name, status, sizeHa, latitude, longitude, boundary }) => ({
      id,
      name,
      status,
      size: sizeHa,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
      boundary_coordinates: boundary,
    })),
  };
}

const sumOf = (counts: FarmCount[]) => ({
  farms: counts.reduce((sum, { farms }) => sum + farms, 0),
  // Adding and taking away fractions leaves dust behind.
  area: Math.max(0, Math.round(counts.reduce((sum, { areaHa }) => sum + areaHa, 0) * 10_000) / 10_000),
});

/** Counts as JSON. */
export function farmTotalsToJson(counts: FarmCount[], sampleFarmId: number | null): z.output<typeof FarmTotalsJson> {
  const [active, fallow, archived] = farmStatuses.map((status) =>
    sumOf(counts.filter((count) => count.status === status)),
  );
  const none = sumOf([]);
  return {
    all: sumOf(counts),
    by_status: { active: active ?? none, fallow: fallow ?? none, archived: archived ?? none },
    sample_farm_id: sampleFarmId,
  };
}
