import { endpoint, perMinute } from "../../api/endpoint";
import { credits } from "../../api/price";
import { AlertsJson, AlertsQuery } from "../contract";
import { findPestAlerts } from "./alerts";
import { alertsToJson } from "./alerts-json";
import { rulesInWords } from "./wording";

/** GET /v1/pests/alerts */
export const pestAlerts = endpoint({
  method: "GET",
  path: "/v1/pests/alerts",
  tag: "Pest and disease",
  summary: "Pest and disease alerts for a place or a crop",
  description: `Say where with exactly one of \`farm_id\`, \`latitude\` with \`longitude\`, or \`location\`, or for which crop with \`crop_id\`, or both; an unknown place name or crop is a 404.

Published rules are run on the hours of the weather at the place, from 35 days ago to 7 days ahead, for the crops in the field: those that grow on the farm, with their planting dates; where there is no farm, or it names none, those that usually stand in the field there now by the crop calendar; with \`crop_id\` that crop alone, whatever the season. With \`crop_id\` and no place the rules are run at one town in each of Nigeria's farming zones in which the crop usually stands in the field now; \`location\` is then Nigeria, and an organism's highest level counts.

There is no alert without a rule. \`alert_message\` names the rule, the weather that set it off, the days on which it holds, sightings nearby and what to do first. An alert is an advice to look, neither a finding nor an order to spray.

${rulesInWords()}

When no weather can be had no rule is run: \`X-Data-Kind\` is then \`modelled\`, \`X-Data-Source\` says so, and the alerts are those from sightings alone; a short or empty list does not mean then that there is no danger. Otherwise \`X-Data-Source\` names the weather's source and \`Age\` is its age in seconds.`,
  limit: perMinute(500),
  price: credits(200, { alsoListed: "2.0000" }),
  query: AlertsQuery,
  response: AlertsJson,
  example: { query: { farm_id: 2_000_000_001 } },
  handle: async ({ query, caller, now, db }) => {
    const found = await findPestAlerts(query, { accountId: caller.accountId, db, now });
    const { provenance } = found;
    return { body: alertsToJson(found), provenance, maxAgeSeconds: provenance.kind === "modelled" ? 60 : 300 };
  },
});
