import type { z } from "zod";
import type { PestAlert } from "../alerts/alert";
import { adviceOf } from "../alerts/wording";
import type { Board, BoardFarm } from "./board";
import type { BoardJson } from "./contract";

type FarmOut = z.input<typeof BoardJson>["farms"][number];

/** Most crops of an alert, a farm and the filter, as the contract has them. */
const most = { ofAlert: 30, ofFarm: 60, ofFilter: 100 };

const alertToJson = ({ organism, level, crops, cause, ...alert }: PestAlert): FarmOut["alerts"][number] => ({
  organism_id: organism.id,
  name: organism.name,
  type: organism.type,
  risk_level: level,
  crops: crops.slice(0, most.ofAlert),
  rule: cause?.model.name ?? null,
  rule_text: cause?.model.rule ?? null,
  levels: cause?.model.levels ?? null,
  citation: cause?.model.citation ?? null,
  trigger: cause?.finding.trigger ?? null,
  from: alert.from,
  until: alert.until,
  sightings_nearby: alert.sightings,
  raised: alert.raised,
  advice: adviceOf(organism),
});

const farmToJson = ({ id, name, point, crops, cropsFrom, weather, alerts }: BoardFarm): FarmOut => ({
  id,
  name,
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
  // The gravest is the first.
  highest: alerts[0]?.level ?? null,
  crops: crops.slice(0, most.ofFarm),
  crops_from: cropsFrom,
  weather,
  alerts: alerts.map(alertToJson),
});

/** The alerts of one's own farms as JSON. */
export const boardToJson = ({ date, farms, crops, moreFarms }: Board): z.input<typeof BoardJson> => ({
  date,
  farms: farms.map(farmToJson),
  crops: crops.slice(0, most.ofFilter),
  more_farms: moreFarms,
});
