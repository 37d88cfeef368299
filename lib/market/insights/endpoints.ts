import { endpoint, perMinute } from "../../api/endpoint";
import { naira } from "../../api/price";
import { InsightsJson, InsightsQuery } from "../contract";
import { findInsights } from "./insights";

/** GET /v1/market/insights */
export const marketInsights = endpoint({
  method: "GET",
  path: "/v1/market/insights",
  tag: "Market data",
  summary: "Insights and forecasts for commodities",
  description: `What Nigerian prices say of each crop that has them, or of \`crop_id\`; an unknown crop and one without prices is a 404. Prices are in naira. Of each crop the variety and kind of price (retail or wholesale) with the most prices in the year to its newest is taken; the first of \`factors\` names it with the states and the publisher.

**Age.** Nothing is later than \`last_updated\`, and every range names its month: \`1_month\` is one month after the newest price, not after today.

**current_price_range**: the newest price of each market within the three months to the crop's newest, lowest to highest. Outliers are left out, here and below.

**The price of a crop over its markets** is a chained median: each month's change is the median over markets of the change since their own latest price, so a market that joins or drops out does not move it; its level is the median market's of the last six months.

**supply_status** (plentiful, normal, tight, unknown) and **demand_trend** (rising, steady, falling, unknown) are inferred from prices alone: there are no figures of harvests, stocks or purchases behind them, and no cause is known. Supply: a month that is usually 5 % or more below the twelve months around it (ratio to the centred 12-month moving mean, three years at least) points to plenty, one as far above to scarcity; so does a mean of the last three months 5 % or more below or above that of the three before, once season and general prices are taken out. Opposite signs make it normal. Demand: the mean of the last three months against the same months a year before, once general prices are taken out, by 5 % or more. General prices are consumer prices (World Bank, yearly, interpolated) where they reach, else the median change of all crops.

**price_forecast**: 80 % ranges of that price over its markets (of the median market, so narrower than single markets' prices) by the statistical model that forecast this price best in the past; \`not enough data\` where it has under three years.

**factors** and **recommendations** are sentences with the figures behind them. Storing is spoken of for what keeps, from what prices did over the same months in the past.

\`X-Data-Kind\` is forecast, or modelled where no crop of the answer has a forecast; \`X-Data-Source\` names the publishers and \`Age\` is that of the newest price.`,
  limit: perMinute(300),
  price: naira("0.0300"),
  query: InsightsQuery,
  response: InsightsJson,
  example: { query: { crop_id: 1 } },
  handle: async ({ query, now }) => ({ ...(await findInsights(query.crop_id, now)), maxAgeSeconds: 3600 }),
});
