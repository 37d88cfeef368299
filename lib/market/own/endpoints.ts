import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { OwnPricesJson, OwnPricesQuery } from "./contract";
import { findOwnPrices } from "./own";

/** GET /v1/market/own, for the app's own pages. */
export const ownPricesEndpoint = endpoint({
  method: "GET",
  path: "/v1/market/own",
  tag: "Market data",
  audience: "console",
  summary: "Prices of your own crops",
  description:
    "Crops of the catalogue that grow on the farm, are planned there or were harvested within a year; of all farms: the hundred active ones that were last changed. Each has the price that says most there: of the markets of the farm's country within 300 km one with a price of the newest month, the nearest of these; else the average of the farm's state; else the nearest market; where the farm's place is not known, the newest price. Of a market's varieties it is the one that most markets have. A crop on several farms stands once, where its price is newest, then nearest. Another account's farm is a 404.",
  limit: perMinute(300),
  price: free,
  query: OwnPricesQuery,
  response: OwnPricesJson,
  handle: async ({ query, caller, now, db }) =>
    findOwnPrices({ accountId: caller.accountId, db }, { farmId: query.farm_id, now }),
});
