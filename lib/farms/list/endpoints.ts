import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { FarmFilter, FarmJson, FarmPath, farmToJson } from "../contract";
import { farmVersion, restorableSince, restoreDays, restoreFarm } from "../farms";
import { findSampleFarm } from "../sample/store";
import { findDeletedFarms } from "../store";
import { DeletedFarmsJson, FarmMapJson, farmMapToJson, FarmTotalsJson, farmTotalsToJson, mapLimit } from "./contract";
import { findFarmShapes, readFarmCounts } from "./store";

const forOurPages = { tag: "Farms", audience: "console", limit: perMinute(300), price: free } as const;
const dayMs = 86_400_000;

/** GET /v1/farms/map, for the app's own pages. */
export const farmMapEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/farms/map",
  summary: "Your farms on a map",
  description: "Farms that pass the filter with their boundaries.",
  query: FarmFilter,
  response: FarmMapJson,
  handle: async ({ query, caller }) => {
    const farms = await findFarmShapes(caller.accountId, { filter: query, limit: mapLimit });
    return { body: farmMapToJson(farms) };
  },
});

/** GET /v1/farms/totals, for the app's own pages. */
export const farmTotalsEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/farms/totals",
  summary: "Number and area of your farms",
  description: "Number and area of the account's farms by status, and which of them is the sample.",
  response: FarmTotalsJson,
  handle: async ({ caller, db }) => {
    const scope = { accountId: caller.accountId, db };
    const [counts, sample] = await Promise.all([readFarmCounts(scope), findSampleFarm(scope)]);
    return { body: farmTotalsToJson(counts, sample) };
  },
});

/** GET /v1/farms/deleted, for the app's own pages. */
export const deletedFarmsEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/farms/deleted",
  summary: "Farms that you can restore",
  description: `Farms deleted in the last ${restoreDays} days.`,
  response: DeletedFarmsJson,
  handle: async ({ caller, now, db }) => {
    const farms = await findDeletedFarms({ accountId: caller.accountId, db }, restorableSince(now));
    const data = farms.map(({ id, name, deletedAt }) => ({
      id,
      name,
      deleted_at: deletedAt.toISOString(),
      restorable_until: new Date(deletedAt.getTime() + restoreDays * dayMs).toISOString(),
    }));
    return { body: { data } };
  },
});

/** POST /v1/farms/{id}/restore, for the app's own pages. */
export const restoreFarmEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/farms/{id}/restore",
  summary: "Restore a deleted farm",
  description: `Brings a farm back with its boundary and crops, up to ${restoreDays} days after it was deleted.`,
  params: FarmPath,
  response: FarmJson,
  handle: async ({ params, caller, now, db }) => {
    const farm = await restoreFarm({ accountId: caller.accountId, db }, { id: params.id, now });
    return { body: farmToJson(farm), version: farmVersion(farm) };
  },
});
