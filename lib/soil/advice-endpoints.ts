import { endpoint, perMinute } from "../api/endpoint";
import { naira } from "../api/price";
import { RecommendationsQuery, SoilRecommendationsJson } from "./contract";
import { findFarmAdvice } from "./recommendations";
import { adviceProvenance, recommendationsToJson } from "./recommendations-json";

/** GET /v1/soil/recommendations */
export const soilRecommendations = endpoint({
  method: "GET",
  path: "/v1/soil/recommendations",
  tag: "Soil analysis",
  summary: "What suits a farm's soil and what to give it",
  description: `For one of your farms, which must have coordinates (400 with the remedy otherwise).

\`crop_recommendations\`: how well crops fit the farm's soil (pH, texture; see /v1/soil/analysis) and usual climate by FAO EcoCrop (Hijmans et al. 2001), by rain alone; the notes name what limits them and the best months to plant.

\`fertilizer_recommendations\`: what to give a hectare of the asked crop, else of one that grows (or is planned) on the farm, else of the best suited. The Nigerian fertility ratings (FMANR 1990) decide the dose: the crop's whole rate where a nutrient is low, half where it is medium, none or a quarter where it is high, less 25 kg of nitrogen after a legume, and never more than the highest published rate. Phosphorus by Mehlich-3 or Olsen is read as Bray-1 (Mallarino 1995, 2003). QUEFTS (Janssen et al. 1990) only names the nutrient that holds the yield back, and the yield that nutrients allow (pH 4.5 to 7). The need is filled with a compound common in Nigeria (15-15-15, 20-10-10, 12-12-17 or 27-13-13), urea, and, named in the notes of \`npk\`, single superphosphate and muriate of potash; in three dressings on sands and where more than 1,200 mm of rain fall. \`formula\` is \`none\` where no compound is needed.

Lime goes by exchangeable acidity (LiTAS, Aramburu Merlos et al. 2023; Cochrane et al. 1980 and Kamprath 1970 for comparison) where a laboratory measured it, else by pH and texture; at most 2 t/ha on sands and 4 t/ha elsewhere at once.

A crop for which no rates are known is a 404 that says so. The notes say which rates were not checked against a trial, and which figures of the soil are estimates. \`X-Data-Kind\` is modelled.`,
  limit: perMinute(300),
  price: naira("0.0300"),
  query: RecommendationsQuery,
  response: SoilRecommendationsJson,
  example: { query: { farm_id: 2_000_000_001, crop_id: 1 } },
  handle: async ({ query, caller, now, db }) => {
    const selector = { farmId: query.farm_id, cropId: query.crop_id };
    const advice = await findFarmAdvice(selector, { accountId: caller.accountId, db, now });
    return { body: recommendationsToJson(advice, query.crop_id), provenance: adviceProvenance(advice) };
  },
});
