import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { SeriesJson, SeriesQuery } from "./contract";
import { findSeries } from "./series";

/** GET /v1/market/series, for the app's own pages. */
export const marketSeriesEndpoint = endpoint({
  method: "GET",
  path: "/v1/market/series",
  tag: "Market data",
  audience: "console",
  summary: "Monthly prices of several series",
  description: "Means of calendar months, outliers among them, and what turns them into one month's money.",
  limit: perMinute(300),
  price: free,
  query: SeriesQuery,
  response: SeriesJson,
  handle: async ({ query, now }) => findSeries(query.ids.split(",").map(Number), now),
});
