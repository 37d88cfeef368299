import { endpoint, perMinute } from "../api/endpoint";
import { free, naira } from "../api/price";
import { inSandbox } from "../sandbox";
import { ImageryJson, ImageryQuery, ScenesJson, ScenesQuery } from "./contract";
import { findImagery } from "./imagery/imagery";
import { imageryToJson, scenesToJson } from "./imagery/imagery-json";
import { findSandboxImagery } from "./imagery/sandbox-imagery";
import { findFarmScenes } from "./imagery/scene-list";

const saysClear =
  "A pixel is clear where the scene classification says vegetation or bare ground; water and unclassified ones count only away from clouds and their shadows.";

/** GET /v1/earth/imagery */
export const earthImagery = endpoint({
  method: "GET",
  path: "/v1/earth/imagery",
  tag: "Earth observation",
  summary: "A satellite picture of a place",
  description: `Say where with exactly one of \`farm_id\`, \`latitude\` with \`longitude\`, or \`location\`.

With \`date\`, the Sentinel-2 scene of that day or the nearest up to 60 days before it, clouded or not; scenes under 90 % of cloud and more are passed over. Without it, the latest scene of the last 120 days in which at least 80 % of the place's pixels are clear, else the clearest. ${saysClear} \`cloud_coverage\` is that of the whole scene (110 km), not of the place.

\`image_url\` is a PNG of 256 to 1024 pixels each way, north up, in web Mercator, with the farm's boundary (or a ring around the point) drawn in white. It needs no key: whoever has the address can see the picture, until 24 hours are over. \`layer=ndvi\` shows NDVI in seven steps from brown (below 0.15) to green (0.75 and more), clouds in grey.

A 404 says that there is no such scene, a 503 that the catalogue or the files cannot be reached; neither is charged. There is no modelled picture.

Contains modified Copernicus Sentinel data; catalogue: Earth Search by Element 84.

\`X-Data-Source\` names the source of the data, \`Age\` how old the list of scenes is in seconds.`,
  limit: perMinute(100),
  price: naira("0.0500"),
  query: ImageryQuery,
  response: ImageryJson,
  example: { query: { farm_id: 2_000_000_001 } },
  handle: async ({ query, caller, now, db }) => {
    const find = inSandbox() ? findSandboxImagery : findImagery;
    const imagery = await find(query, { accountId: caller.accountId, db, now });
    return { body: imageryToJson(imagery, query.layer), provenance: imagery.provenance, maxAgeSeconds: 3600 };
  },
});

/** GET /v1/earth/scenes */
export const earthScenesEndpoint = endpoint({
  method: "GET",
  path: "/v1/earth/scenes",
  tag: "Earth observation",
  summary: "The satellite scenes of a farm, each with an overlay for maps",
  description: `Every Sentinel-2 scene of the range in which a pixel of the farm is clear, one a day. ${saysClear} A farm without a boundary is taken as the 3 x 3 pixels around its point. \`overlay_url\` works for 24 hours, for whoever has it.`,
  audience: "console",
  limit: perMinute(100),
  price: free,
  query: ScenesQuery,
  response: ScenesJson,
  handle: async ({ query, caller, now, db }) => {
    const range = { startDate: query.start_date, endDate: query.end_date };
    const found = await findFarmScenes(query.farm_id, range, { accountId: caller.accountId, db, now });
    // Scenes that could not be read this time may be there the next.
    return { body: scenesToJson(found), provenance: found.provenance, maxAgeSeconds: found.complete ? 3600 : 30 };
  },
});
