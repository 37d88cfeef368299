import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { generalAdvice } from "../general-advice";
import { findFarmAdvice } from "../recommendations";
import { SheetQuery, SoilSheetJson } from "./contract";
import { sheetToJson } from "./sheet-json";

/** GET /v1/soil/sheet, for the app's own pages. */
export const soilSheetEndpoint = endpoint({
  method: "GET",
  path: "/v1/soil/sheet",
  tag: "Soil analysis",
  audience: "console",
  summary: "All that the Soil tab of a farm shows",
  description:
    "The farm's soil with the origin and class of each figure, the crops that suit it, and what to give the asked crop, else one that grows there, else the best suited, in bags for the farm's area. `plan` is null when no rates are known for the crop.",
  limit: perMinute(300),
  price: free,
  query: SheetQuery,
  response: SoilSheetJson,
  handle: async ({ query, caller, now, db }) => {
    const selector = { farmId: query.farm_id, cropId: query.crop_id };
    const advice = await findFarmAdvice(selector, { accountId: caller.accountId, db, now });
    return { body: sheetToJson(advice, await generalAdvice(advice.soil)), provenance: advice.soil.provenance };
  },
});
