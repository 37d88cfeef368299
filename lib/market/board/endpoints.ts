import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { choices, findBoard } from "./board";
import { boardToJson, choicesToJson } from "./board-json";
import { BoardJson, BoardQuery, ChoicesJson } from "./contract";

/** GET /v1/market/board, for the app's own pages. */
export const marketBoardEndpoint = endpoint({
  method: "GET",
  path: "/v1/market/board",
  tag: "Market data",
  audience: "console",
  summary: "The rows of the Market page",
  description:
    "The newest price of each kind in each series of the asked crop, market or state, with its own date and trend (see GET /v1/market/prices), and the newest price of each of the twelve months to it. An outlier has no trend, and nothing is compared with one.",
  limit: perMinute(300),
  price: free,
  query: BoardQuery,
  response: BoardJson,
  handle: async ({ query, now }) => {
    const { provenance, ...board } = await findBoard(query, now);
    return { body: boardToJson(board), ...(provenance && { provenance }) };
  },
});

/** GET /v1/market/choices, for the app's own pages. */
export const marketChoicesEndpoint = endpoint({
  method: "GET",
  path: "/v1/market/choices",
  tag: "Market data",
  audience: "console",
  summary: "Crops and markets that have prices",
  description: "What the Market page can be filtered by, worked out once for each version of the prices.",
  limit: perMinute(300),
  price: free,
  response: ChoicesJson,
  handle: async ({ now }) => ({ body: choicesToJson(await choices(now)) }),
});
