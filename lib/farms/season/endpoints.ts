import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { FarmPath } from "../contract";
import { FarmCropPath } from "../crops/contract";
import { IrrigationBody, IrrigationJson, SeasonJson } from "./contract";
import { findSeason, reportIrrigation } from "./season";
import { irrigationToJson, seasonToJson } from "./season-json";

const forOurPages = { tag: "Farms", audience: "console", limit: perMinute(300), price: free } as const;

/** GET /v1/farms/{id}/season, for the app's own pages. */
export const farmSeasonEndpoint = endpoint({
  ...forOurPages,
  method: "GET",
  path: "/v1/farms/{id}/season",
  summary: "A farm's season",
  description:
    "The farm's recent and coming days with reference evapotranspiration, and of each growing crop the stage, growing degree days, the root zone's water balance (FAO-56) and when to irrigate.",
  params: FarmPath,
  response: SeasonJson,
  handle: async ({ params, caller, now, db }) => {
    const season = await findSeason({ accountId: caller.accountId, db }, { farmId: params.id, now });
    return { body: seasonToJson(season) };
  },
});

/** POST /v1/farms/{id}/crops/{farm_crop_id}/irrigations, for the app's own pages. */
export const reportIrrigationEndpoint = endpoint({
  ...forOurPages,
  method: "POST",
  path: "/v1/farms/{id}/crops/{farm_crop_id}/irrigations",
  summary: "Say that a crop was irrigated",
  description: "Keeps what a growing crop was given on a day, in place of what was kept of that day before.",
  params: FarmCropPath,
  body: IrrigationBody,
  response: IrrigationJson,
  status: 201,
  handle: async ({ params, body, caller, now, db }) => {
    const report = {
      farmId: params.id,
      farmCropId: params.farm_crop_id,
      date: body.date,
      depthMm: body.depth_mm,
      now,
    };
    const kept = await reportIrrigation({ accountId: caller.accountId, db }, report);
    return { body: irrigationToJson(kept) };
  },
});
