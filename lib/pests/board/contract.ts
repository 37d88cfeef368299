import { z } from "zod";
import { CropId } from "../../crops/fields";
import { CropJson, Day, OrganismId, OrganismTypeJson, RiskLevelJson, words } from "../fields";

/** Which alerts of one's own farms are wanted. */
export const BoardQuery = z.strictObject({
  farm_id: z.int().min(1).max(2_147_483_647).optional().describe("Only this farm; left out: all that are active."),
  crop_id: CropId.optional().describe("Only this crop."),
});

const BoardAlertJson = z
  .strictObject({
    organism_id: OrganismId.describe("Id of the organism."),
    name: words(120).describe("Common name."),
    type: OrganismTypeJson,
    risk_level: RiskLevelJson,
    crops: z.array(CropJson).max(30).describe("Crops on this farm at risk."),
    rule: words(120).nullable().describe("Name of the weather rule; null: the alert is from sightings nearby."),
    rule_text: words(600).nullable().describe("The rule with its figures."),
    levels: words(600).nullable().describe("What makes each level."),
    citation: words(400).nullable().describe("Who published the rule."),
    trigger: words(600).nullable().describe("The weather that set it off."),
    from: Day.describe("First day on which it holds."),
    until: Day.describe("Last day on which it holds."),
    sightings_nearby: z.int().min(0).max(100_000).describe("Other farmers who confirmed it within 25 km in 14 days."),
    raised: z.boolean().describe("Whether the sightings raised the level by one."),
    advice: words(1500).describe("What to do first."),
  })
  .describe("An alert.");

const BoardFarmJson = z
  .strictObject({
    id: z.int().min(1).max(2_147_483_647).describe("Id of the farm."),
    name: words(200).describe("Name of the farm."),
    latitude: z.number().min(-90).max(90).nullable().describe("Degrees north; null: the farm has no place yet."),
    longitude: z.number().min(-180).max(180).nullable().describe("Degrees east; null: the farm has no place yet."),
    highest: RiskLevelJson.nullable().describe("Highest level of its alerts; null when there is none."),
    crops: z.array(CropJson).max(60).describe("Crops that were looked at."),
    crops_from: z
      .enum(["farm", "calendar"])
      .describe("farm: what grows there; calendar: what usually grows there now, as the farm names no crop."),
    weather: z
      .enum(["known", "unknown", "no-place"])
      .describe("unknown: no weather could be had, so no rule was run; no-place: the farm has no coordinates."),
    alerts: z.array(BoardAlertJson).max(200).describe("Highest risk first."),
  })
  .describe("A farm and its alerts.");

/** Pest and disease alerts of one's own farms. */
export const BoardJson = z
  .strictObject({
    date: Day.describe("Day on which the alerts were worked out."),
    farms: z.array(BoardFarmJson).max(200).describe("Farms, highest risk first."),
    crops: z.array(CropJson).max(100).describe("Crops of all farms, by name: the filter's choices."),
    more_farms: z.int().min(0).max(1_000_000).describe("Active farms that were not looked at, beyond the first 50."),
  })
  .describe("Alerts of one's own farms.");
