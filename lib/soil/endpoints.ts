import { endpoint, perMinute } from "../api/endpoint";
import { naira } from "../api/price";
import { PlaceQuery } from "../places/contract";
import { findSoil } from "./analysis";
import { analysisToJson } from "./analysis-json";
import { SoilAnalysisJson } from "./contract";
import { generalAdvice } from "./general-advice";
import type { Soil } from "./soil";

/** Maps change over years, samples at any moment; a region's usual soil stands in for a map that is down. */
function maxAgeSeconds({ sampleId, measures }: Soil): number {
  return sampleId === null && measures.ph.origin === "mapped" ? 3600 : 60;
}

/** GET /v1/soil/analysis */
export const soilAnalysis = endpoint({
  method: "GET",
  path: "/v1/soil/analysis",
  tag: "Soil analysis",
  summary: "The topsoil of a place or farm",
  description: `Say where with exactly one of \`farm_id\`, \`latitude\` with \`longitude\`, or \`location\`; an unknown place name is a 404.

All figures hold for the topsoil, 0 to 20 cm. They come from the first source that has them:

1. the farm's own completed laboratory sample (\`farm_id\` only; \`X-Data-Kind: observed\`), see /v1/soil/samples;
2. iSDAsoil, a 30 m map of African soils (Hengl et al. 2021; phosphorus, cations, sulfur, iron and zinc by Mehlich-3, effective CEC);
3. SoilGrids 2.0 of ISRIC, a 250 m map of the world's soils (Poggio et al. 2021; means of 0-5, 5-15 and 15-30 cm weighted by depth);
4. in tropical Africa the usual soil of the region (six regions of Nigeria; elsewhere by yearly rain).

Maps are predictions of models, so all but a laboratory's figures are \`X-Data-Kind: modelled\`, and a neighbouring field can be quite different. A sample's missing figures come from the sources after it.

Every figure is a number. Where no source measures one it is an estimate: copper, boron and manganese unless a laboratory measured them (no map has them), and beside SoilGrids also phosphorus, potassium, calcium, magnesium, sulfur, iron and zinc. Contents are then those of the region's usual soil or the medians of sub-Saharan African soils (Hengl et al. 2017, Table 2); calcium, magnesium and potassium follow from CEC and pH; nitrogen from organic matter (C:N 12). Organic matter is organic carbon x 1.724. \`X-Data-Source\` names the sources and lists the estimated fields after \`estimated:\`. Base saturation is calcium, magnesium and potassium in % of the CEC, at most 100.

\`recommendations\` is what a maize crop of usual yield needs on this soil by the Nigerian fertility ratings.

Where no source can tell, the call fails with 503 and is not charged. \`Age\` says how long ago a map was read, in seconds.`,
  limit: perMinute(500),
  price: naira("0.0200"),
  query: PlaceQuery,
  response: SoilAnalysisJson,
  example: { query: { farm_id: 2_000_000_001 } },
  handle: async ({ query, caller, now, db }) => {
    const { place, soil } = await findSoil(query, { accountId: caller.accountId, db, now });
    const advice = await generalAdvice(soil);
    const { provenance } = soil;
    return { body: analysisToJson({ place, soil, advice }), provenance, maxAgeSeconds: maxAgeSeconds(soil) };
  },
});
