import { endpoint, perMinute } from "../../api/endpoint";
import { naira } from "../../api/price";
import { NdviJson, NdviQuery } from "../contract";
import { ndviTrendInWords } from "../models/trend";
import { findNdvi } from "./ndvi";
import { ndviToJson } from "./ndvi-json";

/** GET /v1/earth/ndvi */
export const earthNdvi = endpoint({
  method: "GET",
  path: "/v1/earth/ndvi",
  tag: "Earth observation",
  summary: "How green a place was, picture by picture",
  description: `Say where with exactly one of \`farm_id\`, \`latitude\` with \`longitude\`, or \`location\`. Of a farm with a boundary, the values hold within it, however small it is; of all else, around the point.

\`start_date\` and \`end_date\` are both included, at most 366 days, and not after today (UTC). All values come from the first of these that has a usable picture in the range, and \`X-Data-Source\` says which:

1. Sentinel-2 (10 m, about every 5 days): the mean of the pixels without cloud, shadow or snow, one point for each scene. \`quality\` is \`good\` when at least 80 % of the pixels are clear, \`fair\` from 40 %, else \`poor\`, with their number: the fewer they are, the less a value says.
2. MODIS MOD13Q1 (250 m, the best view in 16 days, since February 2000): the one pixel at the point, or in the middle of the farm; on small fields it mostly shows what is around them. \`date\` is the first of the 16 days; \`quality\` is the product's own rating: \`good\`, \`fair\` (marginal) or \`poor\` (snow). Cloudy ones are left out.
3. A model of the place's average year, with \`X-Data-Kind: modelled\` and \`quality\` \`modelled\`: every tenth day, from the usual rain of the three months before (Nicholson, Davenport & Malo 1990) and held back by cold (Jolly, Nemani & Running 2005). How strongly it follows the rain is our own choice, not fitted to measurements, and it knows nothing of this year or this field.

Days without a picture are left out and not filled in.

\`trend\` is over the days asked for, by ${ndviTrendInWords}. A crop ripens by turning yellow: a decline at the end of its season is no damage. Over a whole season, rise and fall cancel out: ask for two or three months.

\`Age\` says how old the data is in seconds.`,
  limit: perMinute(200),
  price: naira("0.0300"),
  query: NdviQuery,
  response: NdviJson,
  example: { query: { farm_id: 2_000_000_001, start_date: "2025-05-01", end_date: "2025-07-14" } },
  handle: async ({ query, caller, now, db }) => {
    const { points, place, provenance, complete } = await findNdvi(query, { accountId: caller.accountId, db, now });
    const { start_date, end_date } = query;
    // What stands in for a source that is down, or lacks pictures that could not be read, is worth asking for again soon.
    const maxAgeSeconds = provenance.kind === "modelled" || !complete ? 60 : 3600;
    return { body: ndviToJson(points, { place, start_date, end_date }), provenance, maxAgeSeconds };
  },
});
