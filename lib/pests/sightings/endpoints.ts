import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { catalogue } from "../../crops/catalogue";
import {
  DeletedSightingJson,
  NewSighting,
  SightingJson,
  SightingPath,
  SightingsJson,
  SightingsQuery,
} from "./contract";
import { sightingToJson } from "./sighting-json";
import { dailySightings, listSightings, removeSighting, reportSighting } from "./sightings";

const forOurPages = { tag: "Pest and disease", audience: "console", limit: perMinute(120), price: free } as const;

/** POST /v1/pests/sightings, for the app's own pages. */
export const reportSightingEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/pests/sightings",
  summary: "Report a pest or disease that you saw",
  description: `On one of your farms or at coordinates, today or in the last 30 days; at most ${dailySightings} in 24 hours. For 14 days it raises the alerts of other farmers within 25 km, who learn neither who reported it nor where.`,
  body: NewSighting,
  response: SightingJson,
  status: 201,
  handle: async ({ body, caller, now, db }) => {
    const sighting = await reportSighting({ accountId: caller.accountId, db }, body, now);
    return { body: sightingToJson(sighting, await catalogue()) };
  },
});

/** GET /v1/pests/sightings, for the app's own pages. */
export const listSightingsEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/pests/sightings",
  summary: "Your sightings",
  description: "What you reported, the newest first.",
  query: SightingsQuery,
  response: SightingsJson,
  handle: async ({ query, caller, db }) => {
    const { sightings, total } = await listSightings({ accountId: caller.accountId, db }, query);
    const crops = await catalogue();
    return { body: { data: sightings.map((sighting) => sightingToJson(sighting, crops)), total } };
  },
});

/** DELETE /v1/pests/sightings/{id}, for the app's own pages. */
export const removeSightingEndpoint = endpoint({
  ...forOurPages,
  method: "DELETE",
  path: "/v1/pests/sightings/{id}",
  summary: "Take a sighting back",
  description: "It leaves your list and raises no alert any more.",
  params: SightingPath,
  response: DeletedSightingJson,
  handle: async ({ params, caller, db }) => {
    await removeSighting({ accountId: caller.accountId, db }, params.id);
    return { body: { id: params.id, deleted: true as const } };
  },
});
