import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { findBoard } from "./board";
import { boardToJson } from "./board-json";
import { BoardJson, BoardQuery } from "./contract";

/** GET /v1/pests/board, for the app's own pages. */
export const pestBoardEndpoint = endpoint({
  method: "GET",
  path: "/v1/pests/board",
  tag: "Pest and disease",
  audience: "console",
  summary: "Pest and disease alerts of one's own farms",
  description:
    "The alerts of the account's active farms, the first 50 by their last change, or of one farm whatever its status; see GET /v1/pests/alerts for the rules.",
  limit: perMinute(120),
  price: free,
  query: BoardQuery,
  response: BoardJson,
  handle: async ({ query, caller, now, db }) => {
    const board = await findBoard(query, { accountId: caller.accountId, db, now });
    return { body: boardToJson(board), ...(board.provenance && { provenance: board.provenance }) };
  },
});
