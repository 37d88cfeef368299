import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { findInsight } from "../insights/insights";
import { ageSecondsOf } from "../outlook/crop-prices";
import { CropMarketJson, CropMarketPath } from "./contract";
import { findCropMarket } from "./crop-market";

/** GET /v1/market/crops/{id}, for the app's own pages. */
export const cropMarketEndpoint = endpoint({
  method: "GET",
  path: "/v1/market/crops/{id}",
  tag: "Market data",
  audience: "console",
  summary: "What prices there are of a crop",
  description:
    "Every series of the crop with its reach, the newest and fullest first, and what the insights say of it.",
  limit: perMinute(300),
  price: free,
  params: CropMarketPath,
  response: CropMarketJson,
  handle: async ({ params, now }) => {
    const { market, publishers } = await findCropMarket(params.id);
    const body = { ...market, insight: await findInsight(params.id, now) };
    if (market.newest === null) return { body, maxAgeSeconds: 60 };
    const ageSeconds = ageSecondsOf(market.newest, now);
    return { body, provenance: { source: publishers, kind: "modelled", ageSeconds }, maxAgeSeconds: 60 };
  },
});
