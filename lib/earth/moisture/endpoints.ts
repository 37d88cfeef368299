import { endpoint, perMinute } from "../../api/endpoint";
import { naira } from "../../api/price";
import { MoistureJson, MoistureQuery } from "../contract";
import { moistureTrendInWords } from "../models/trend";
import { recentDays } from "../sources/open-meteo-moisture";
import { findMoisture } from "./moisture";
import { moistureToJson } from "./moisture-json";

/** GET /v1/earth/soil-moisture */
export const earthSoilMoisture = endpoint({
  method: "GET",
  path: "/v1/earth/soil-moisture",
  tag: "Earth observation",
  summary: "How wet the soil was, day by day",
  description: `Say where with exactly one of \`farm_id\`, \`latitude\` with \`longitude\`, or \`location\`. The values are those of the weather model's grid cell (about 10 km) around the point, and say nothing of a single irrigated field.

\`start_date\` and \`end_date\` are both included, at most 366 days, and at the latest 7 days from today (UTC). \`depth\` is a layer in cm below the surface (\`0-28\`, \`0-28cm\`) or one depth (\`10\`), at most 100 cm deep; a layer that spans several of the model's is their mean by thickness. Values are volumetric: m3 of water in a m3 of soil.

\`quality\` tells how a day is known:
- \`reanalysis\`: a land model (ERA5-Land, through Open-Meteo) driven by observed weather, in layers of 0-7, 7-28 and 28-100 cm.
- \`forecast\`: the forecast model's own soil, for days among the last ${recentDays} that the reanalysis does not have yet, and for days ahead; in layers of 0-1, 1-3, 3-9, 9-27 and 27-81 cm, of which the last stands for all down to 100 cm. The two models need not agree: a step between them is not rain.
- \`modelled\`: no service could be reached. The water balance of FAO-56 (Allen et al. 1998, chapter 8) of a grass surface, from the surface to the lower end of \`depth\` (at least 30 cm), begun 60 days earlier; the soil is the farm's as its owner describes it, else the usual one of the region, else a sandy loam; \`X-Data-Source\` names soil and weather.

\`X-Data-Kind\` is \`observed\` when all days are reanalysis, \`forecast\` when some are not, \`modelled\` for the water balance; \`Age\` says how old the data is in seconds. Days that nobody knows are left out.

\`trend\` is over the days asked for: ${moistureTrendInWords}. Days follow from each other, so the test is generous.`,
  limit: perMinute(200),
  price: naira("0.0300"),
  query: MoistureQuery,
  response: MoistureJson,
  example: {
    query: { farm_id: 2_000_000_001, start_date: "2025-07-01", end_date: "2025-07-14", depth: "0-28" },
  },
  handle: async ({ query, caller, now, db }) => {
    const series = await findMoisture(query, { accountId: caller.accountId, db, now });
    const { provenance } = series;
    const maxAgeSeconds = provenance.kind === "modelled" ? 60 : 3600;
    return { body: moistureToJson(series, query), provenance, maxAgeSeconds };
  },
});
