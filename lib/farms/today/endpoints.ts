import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { mostFarms, OverviewJson, overviewToJson } from "./contract";
import { findToday } from "./today";

/** GET /v1/overview, for the app's own pages. */
export const overviewEndpoint = endpoint({
  method: "GET",
  path: "/v1/overview",
  tag: "Farms",
  audience: "console",
  summary: "What to do today",
  description: `Weather, alerts and what is due in the next 7 days on the account's active farms, the first ${mostFarms} by their last change.`,
  limit: perMinute(60),
  price: free,
  response: OverviewJson,
  handle: async ({ caller, now, db }) => ({
    body: overviewToJson(await findToday({ accountId: caller.accountId, db, now })),
  }),
});
