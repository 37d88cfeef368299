import { createFormatter, createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { messages } from "../../../lib/i18n/messages";
import type { RiskLevel } from "../../../lib/pests/organism";
import { dayToDate } from "../../weather/calendar-days";
import type { Board, BoardAlert, BoardFarm } from "../answers";
import { boardText, stateOf } from "./board-text";

const format = createFormatter({ locale: "en-NG", timeZone: "Africa/Lagos" });
const words = {
  t: createTranslator({ locale: "en-NG", messages, namespace: "pests" }),
  format,
  days: {
    dayMonth: (day: string) => format.dateTime(dayToDate(day), { day: "numeric", month: "long", timeZone: "UTC" }),
  },
};

const maize = { id: 1, name: "Maize" };
const alert = (risk_level: RiskLevel, fields: Partial<BoardAlert> = {}): BoardAlert => ({
  organism_id: 1,
  name: "Fall armyworm",
  type: "pest",
  risk_level,
  crops: [maize],
  rule: "A rule",
  rule_text: null,
  levels: null,
  citation: null,
  trigger: null,
  from: "2026-11-20",
  until: "2026-11-24",
  sightings_nearby: 0,
  raised: false,
  advice: "Walk the field.",
  ...fields,
});
const farm = (id: number, fields: Partial<BoardFarm> = {}): BoardFarm => ({
  id,
  name: `Farm ${id}`,
  latitude: 11,
  longitude: 8,
  highest: fields.alerts?.[0]?.risk_level ?? null,
  crops: [maize],
  crops_from: "farm",
  weather: "known",
  alerts: [],
  ...fields,
});
const say = (farms: BoardFarm[], { ofOneFarm = false, cropName = null as string | null } = {}) => {
  const board: Board = { date: "2026-11-22", farms, crops: [maize], more_farms: 0 };
  return boardText({ board, ofOneFarm, cropName, words });
};

describe("the sentence at the top", () => {
  it("names the gravest alert of all farms, and counts the others", () => {
    const farms = [
      farm(1, { alerts: [alert("moderate"), alert("low")] }),
      farm(2, { alerts: [alert("very high", { name: "Late blight", until: "2026-11-22" })] }),
    ];
    expect(say(farms)).toBe("Very high risk: Late blight on maize at Farm 2, until today. 2 more alerts on one farm.");
    expect(say(farms.slice(0, 1), { ofOneFarm: true })).toBe(
      "Moderate risk: Fall armyworm on maize, until 24 November. One more alert.",
    );
  });

  it("never passes for quiet what could not be checked", () => {
    const unknown = farm(3, { weather: "unknown" });
    const placeless = farm(4, { weather: "no-place", latitude: null, longitude: null });
    expect(say([unknown])).toMatch(/^No weather can be had/);
    expect(say([unknown], { cropName: "Maize" })).toMatch(/^No weather can be had/);
    expect(say([placeless])).toMatch(/needs to know where/);
    expect(say([farm(1), unknown, placeless])).toBe(
      "The weather at your farm favours no pest or disease that Gona has a rule for. 2 farms could not be checked.",
    );
    expect(say([farm(1, { crops: [] })])).toBe("No crop grows here now, so there is nothing to check.");
    expect(say([farm(1, { alerts: [alert("high")] }), unknown])).toMatch(/One farm could not be checked\.$/);
  });

  it("says that nothing was found only of what was looked for", () => {
    expect(say([])).toMatch(/^Add a farm/);
    expect(say([], { cropName: "Maize" })).toBe("No alert for maize on your farms.");
    expect(say([farm(1)], { ofOneFarm: true })).toMatch(/^The weather here favours no pest/);
  });
});

it("a farm's mark tells that it was not checked from that it has no alert", () => {
  expect(stateOf(farm(1))).toBe("none");
  expect(stateOf(farm(1, { weather: "unknown" }))).toBe("unknown");
  // Other farmers' sightings count without any weather.
  expect(stateOf(farm(1, { weather: "unknown", highest: "moderate" }))).toBe("moderate");
});
