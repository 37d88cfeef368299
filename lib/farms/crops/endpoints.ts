import { endpoint, perMinute } from "../../api/endpoint";
import { credits, free } from "../../api/price";
import { FarmPath } from "../contract";
import {
  cropFieldsFromJson,
  FarmCropEditBody,
  FarmCropJson,
  FarmCropListJson,
  FarmCropPath,
  farmCropToJson,
  NewFarmCropBody,
  RemovedFarmCropJson,
} from "./contract";
import { addFarmCrop, changeFarmCrop, listFarmCrops, removeFarmCrop } from "./crops";

/** GET /v1/farms/{id}/crops */
export const listFarmCropsEndpoint = endpoint({
  method: "GET",
  path: "/v1/farms/{id}/crops",
  tag: "Farms",
  summary: "Crops of a farm",
  description: "All crops of the farm, those of past seasons too; the latest planted first.",
  limit: perMinute(1000),
  price: credits(400),
  params: FarmPath,
  response: FarmCropListJson,
  example: { params: { id: 2_000_000_001 } },
  handle: async ({ params, caller, db }) => {
    const crops = await listFarmCrops({ accountId: caller.accountId, db }, params.id);
    return { body: { data: crops.map(farmCropToJson) } };
  },
});

/** POST /v1/farms/{id}/crops */
export const addFarmCropEndpoint = endpoint({
  method: "POST",
  path: "/v1/farms/{id}/crops",
  tag: "Farms",
  summary: "Add a crop to a farm",
  description:
    "`crop_id` or `name` is required. The area may be at most the farm's size; several crops may share the land. Without `expected_harvest_date` it is the planting date and the crop's days to maturity (the middle of their range).",
  limit: perMinute(500),
  price: credits(700),
  params: FarmPath,
  body: NewFarmCropBody,
  response: FarmCropJson,
  status: 201,
  example: {
    params: { id: 2_000_000_001 },
    body: { crop_id: 16, variety: "SAMPEA 14", area: 1.2, planting_date: "2025-07-20" },
  },
  handle: async ({ params, body, caller, now, db }) => {
    const { crop_id: cropId, name, ...rest } = body;
    const wish = { cropId, name, ...cropFieldsFromJson(rest) };
    const crop = await addFarmCrop({ accountId: caller.accountId, db }, { farmId: params.id, wish, now });
    return { body: farmCropToJson(crop) };
  },
});

const console = { tag: "Farms", audience: "console", limit: perMinute(300), price: free, conditional: true } as const;

/** PATCH /v1/farms/{id}/crops/{farm_crop_id}, for the app's own pages. */
export const changeFarmCropEndpoint = endpoint({
  ...console,
  method: "PATCH",
  path: "/v1/farms/{id}/crops/{farm_crop_id}",
  summary: "Change a crop on a farm",
  description: "Fields left out stay; a new planting date moves the expected harvest with it unless that is given too.",
  params: FarmCropPath,
  body: FarmCropEditBody,
  response: FarmCropJson,
  handle: async ({ params, body, caller, ifMatch, now, db }) => {
    const scope = { accountId: caller.accountId, db };
    const selector = { farmId: params.id, id: params.farm_crop_id, ifMatch, now };
    const crop = await changeFarmCrop(scope, { ...selector, fields: cropFieldsFromJson(body) });
    return { body: farmCropToJson(crop) };
  },
});

/** DELETE /v1/farms/{id}/crops/{farm_crop_id}, for the app's own pages. */
export const removeFarmCropEndpoint = endpoint({
  ...console,
  method: "DELETE",
  path: "/v1/farms/{id}/crops/{farm_crop_id}",
  summary: "Remove a crop from a farm",
  description: "Removes the crop with its irrigations.",
  params: FarmCropPath,
  response: RemovedFarmCropJson,
  handle: async ({ params, caller, ifMatch, now, db }) => {
    const selector = { farmId: params.id, id: params.farm_crop_id, ifMatch, now };
    await removeFarmCrop({ accountId: caller.accountId, db }, selector);
    return { body: { id: params.farm_crop_id, deleted: true as const } };
  },
});
