import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { OutlookJson, OutlookQuery } from "../crop/contract";
import { findOutlook } from "./outlook";
import { outlookToJson } from "./outlook-json";

/** GET /v1/market/outlook, for the app's own pages. */
export const marketOutlookEndpoint = endpoint({
  method: "GET",
  path: "/v1/market/outlook",
  tag: "Market data",
  audience: "console",
  summary: "Season, forecast and what storing brought, of a price series",
  description:
    "From the market's own months where it has three years of them that show a season, else from the country's median of the variety; `basis` says which. The median is chained: each month's change is the median over markets of the change since their own latest price, so a market that joins or drops out does not move it. `storage` counts all markets of the variety and kind in the country, in the money of the time.",
  limit: perMinute(300),
  price: free,
  query: OutlookQuery,
  response: OutlookJson,
  handle: async ({ query, now }) => {
    const { outlook, provenance } = await findOutlook(query, now);
    return { body: outlookToJson(outlook, now), provenance, maxAgeSeconds: 3600 };
  },
});
