import { endpoint, perMinute } from "../api/endpoint";
import { credits } from "../api/price";
import {
  DeletedFarmJson,
  FarmEditBody,
  FarmJson,
  FarmListJson,
  farmListToJson,
  FarmListQuery,
  FarmPath,
  farmToJson,
  fieldsFromJson,
  NewFarmBody,
  WholeFarmJson,
  wholeFarmToJson,
} from "./contract";
import { changeFarm, createFarm, deleteFarm, farmVersion, getFarm } from "./farms";
import { findFarms } from "./list/store";

const saysVersion =
  "The answer's `ETag` is the farm's version: send it as `If-Match` when you change or delete the farm, and two people who edit at once never overwrite each other unseen (412).";

const saysBoundary =
  "A boundary is checked: too few corners, crossing edges, no area, corners off the earth, more than 2,000 corners, less than 0.01 or more than 50,000 ha, and coordinates with latitude and longitude swapped are each refused with the place of the fault and the remedy. Its area is that on the WGS 84 ellipsoid.";

/** GET /v1/farms */
export const listFarms = endpoint({
  method: "GET",
  path: "/v1/farms",
  tag: "Farms",
  summary: "List your farms",
  description:
    "A page of the account's farms, with the names of the crops that are planned or growing. `search` finds farms by the beginnings of words in name and location.",
  limit: perMinute(1000),
  price: credits(300),
  query: FarmListQuery,
  response: FarmListJson,
  example: { query: { status: "active", per_page: 10 } },
  handle: async ({ query, caller }) => {
    const { page, per_page: perPage, sort, ...filter } = query;
    const asked = { filter, sort, limit: perPage, offset: (page - 1) * perPage };
    const { farms, total } = await findFarms(caller.accountId, asked);
    return { body: farmListToJson(farms, { total, page, perPage }) };
  },
});

/** POST /v1/farms */
export const createFarmEndpoint = endpoint({
  method: "POST",
  path: "/v1/farms",
  tag: "Farms",
  summary: "Create a farm",
  description: `Only \`name\` is required. With a boundary, size and coordinates default to its area and centroid.\n\n${saysBoundary}`,
  limit: perMinute(500),
  price: credits(600),
  body: NewFarmBody,
  response: FarmJson,
  status: 201,
  example: {
    body: {
      name: "Gidan Gona",
      location: "Zaria, Kaduna",
      soil_type: "sandy loam",
      boundary_coordinates: [
        [11.0855, 7.7199],
        [11.0855, 7.7221],
        [11.0877, 7.7221],
        [11.0877, 7.7199],
      ],
    },
  },
  handle: async ({ body, caller, now, db }) => {
    const fields = { ...fieldsFromJson(body), name: body.name };
    const farm = await createFarm({ accountId: caller.accountId, db }, fields, now);
    return { body: farmToJson(farm), version: farmVersion(farm) };
  },
});

/** GET /v1/farms/{id} */
export const getFarmEndpoint = endpoint({
  method: "GET",
  path: "/v1/farms/{id}",
  tag: "Farms",
  summary: "Get one farm",
  description: `A farm in full, with its crops and boundary.\n\n${saysVersion}`,
  limit: perMinute(1000),
  price: credits(300),
  params: FarmPath,
  response: WholeFarmJson,
  example: { params: { id: 2_000_000_001 } },
  handle: async ({ params, caller, db }) => {
    const farm = await getFarm({ accountId: caller.accountId, db }, params.id);
    return { body: wholeFarmToJson(farm), version: farmVersion(farm) };
  },
});

/** PUT /v1/farms/{id} */
export const updateFarmEndpoint = endpoint({
  method: "PUT",
  path: "/v1/farms/{id}",
  tag: "Farms",
  summary: "Update a farm",
  description: `Fields left out stay as they are, and null empties a field. With a new boundary, size and coordinates that are not given become its area and centroid; the earlier boundary is kept as history.\n\n${saysBoundary}\n\n${saysVersion}`,
  limit: perMinute(500),
  price: credits(600),
  params: FarmPath,
  body: FarmEditBody,
  response: FarmJson,
  conditional: true,
  example: { params: { id: 2_000_000_001 }, body: { status: "fallow", description: "Rests until the next rains." } },
  handle: async ({ params, body, caller, ifMatch, now, db }) => {
    const change = { id: params.id, fields: fieldsFromJson(body), ifMatch, now };
    const farm = await changeFarm({ accountId: caller.accountId, db }, change);
    return { body: farmToJson(farm), version: farmVersion(farm) };
  },
});

/** DELETE /v1/farms/{id} */
export const deleteFarmEndpoint = endpoint({
  method: "DELETE",
  path: "/v1/farms/{id}",
  tag: "Farms",
  summary: "Delete a farm",
  description: `The farm leaves every answer at once. The account holder can restore it in the app for 30 days.\n\n${saysVersion}`,
  limit: perMinute(500),
  price: credits(600),
  params: FarmPath,
  response: DeletedFarmJson,
  conditional: true,
  example: { params: { id: 2_000_000_002 } },
  handle: async ({ params, caller, ifMatch, now, db }) => {
    await deleteFarm({ accountId: caller.accountId, db }, { id: params.id, ifMatch, now });
    return { body: { id: params.id, deleted: true as const } };
  },
});
