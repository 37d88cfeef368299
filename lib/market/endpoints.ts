import { endpoint, perMinute } from "../api/endpoint";
import { naira } from "../api/price";
import { HistoryJson, HistoryQuery, PricesJson, PricesQuery } from "./contract";
import { findHistory } from "./history/history";
import { historyToJson } from "./history/history-json";
import { findPrices } from "./prices";
import { pricesToJson } from "./prices-json";

/** Prices change when a file of them is taken in. */
const maxAgeSeconds = 300;

/** GET /v1/market/prices */
export const marketPrices = endpoint({
  method: "GET",
  path: "/v1/market/prices",
  tag: "Market data",
  summary: "The newest crop prices, each with its own date",
  description: `The newest observed price of each variety in each market, with the date on which it was observed: an old price keeps its old \`last_updated\` and is never today's. Prices are the publishers' (World Food Programme, for Nigeria's states also the National Bureau of Statistics, whose state means stand under the market \`State average\`), turned into one \`unit\`: a price of 25,000 for a bag of 100 kg is 250 per kg. Litres, tubers, pieces, bunches and bottles are never turned into kg. Figures are rounded to a hundredth of the currency's unit.

\`location\` is a state or region (\`Kano\`, \`FCT\`, \`Kano, Nigeria\`) or a country (\`Ghana\`, \`GH\`); left out, Nigeria. \`Niger\` is the Nigerian state. One answer has one currency, the country's. \`market\` is looked for there, by its name with or without what stands in brackets. A crop, market or location that is not known is a 404, with the nearest names; one that is known and has no prices on or before \`date\` is an empty list, whose \`date\` is the asked day (today when none was asked).

\`date\` asks for what was newest on that day. \`last_updated\` is the newer date of retail and wholesale; the other price stands beside it when it was observed in the same calendar month, and is null otherwise (its own dates are in GET /v1/market/price-history).

\`price_trend\` compares the retail price, where there is one, else the wholesale price, with the latest of the same market, variety and kind in the calendar month before; when that month has none, with the latest of the two months before it; else it is \`n/a\`. Outliers (prices far from what the product cost elsewhere and around then) are shown, but have no trend, and nothing is compared with one.

\`X-Data-Source\` names the publishers, \`Age\` says how old the newest price of the answer is, in seconds.`,
  limit: perMinute(1000),
  price: naira("0.0100"),
  query: PricesQuery,
  response: PricesJson,
  example: { query: { crop_id: 1, location: "Yobe" } },
  handle: async ({ query, now }) => {
    const { prices, provenance } = await findPrices(query, now);
    return { body: pricesToJson(prices), ...(provenance && { provenance }), maxAgeSeconds };
  },
});

/** GET /v1/market/price-history */
export const marketPriceHistory = endpoint({
  method: "GET",
  path: "/v1/market/price-history",
  tag: "Market data",
  summary: "Prices of a crop over time",
  description: `Observed prices of one crop and variety per \`unit\`, oldest first. \`daily\` gives each observation on its own date, \`weekly\` the means of ISO weeks (by their Monday), \`monthly\` the means of calendar months (by their first day); only observations from \`start_date\` to \`end_date\` count. Days, weeks and months without an observation are left out, never filled in.

Left out, \`end_date\` is the date of the newest price on or before today, and \`start_date\` two years before the end.

Without \`market\` a point is the median over the markets of the state or country that \`location\` names (Nigeria when left out): of each market the mean of the day, week or month, of these the median, for retail and wholesale apart and from at least one market; \`market\` then says of how many. Outliers (prices far from what the product cost elsewhere and around then) are left out of medians and kept in a market's own history. Markets come and go, so the median of a few differs from that of many. Markets and state averages, and prices of different publishers, are never laid together: that of them is taken which has the most recent price on or before \`end_date\`, of equals the one with the most observations between the two dates. When only one market has prices in that time, the answer is that market's.

Without \`variety\` it is chosen by the same rule. Retail and wholesale are in the same unit.

A crop, market, variety or location without prices is a 404 that says what there is; a market name that several states have is a 400 when \`location\` does not tell which.

\`X-Data-Source\` names the publisher, \`Age\` says how old the newest price on or before \`end_date\` is, in seconds.`,
  limit: perMinute(500),
  price: naira("0.0200"),
  query: HistoryQuery,
  response: HistoryJson,
  example: { query: { crop_id: 1, start_date: "2024-07-01", end_date: "2025-06-30" } },
  handle: async ({ query, now }) => {
    const { history, provenance } = await findHistory(query, now);
    return { body: historyToJson(history, query.interval), ...(provenance && { provenance }), maxAgeSeconds };
  },
});
