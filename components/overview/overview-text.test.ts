import { createFormatter, createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { messages } from "../../lib/i18n/messages";
import { dayToDate } from "../weather/calendar-days";
import { groupDue } from "./due-order";
import type { Due, FarmToday } from "./overview-data";
import { overviewText, taskDetail, type OverviewWords } from "./overview-text";

const format = createFormatter({ locale: "en-NG", timeZone: "Africa/Lagos" });
const write = (options: Pick<Intl.DateTimeFormatOptions, "weekday" | "day" | "month">) => (day: string) =>
  format.dateTime(dayToDate(day), { ...options, timeZone: "UTC" });
const words = {
  t: createTranslator({ locale: "en-NG", messages, namespace: "overview" }),
  format,
  // Only what the sentences write days with.
  days: { weekday: write({ weekday: "long" }), dayMonth: write({ day: "numeric", month: "long" }) },
} as OverviewWords;

// A Monday.
const today = "2026-06-15";
const farm = (id: number, fields: Partial<FarmToday> = {}): FarmToday => ({
  id,
  name: id === 1 ? "Sample farm" : `Farm ${id}`,
  sample: id === 1,
  location: null,
  coordinates: { latitude: 11, longitude: 8 },
  today,
  crops: [],
  weather: null,
  alert: null,
  alerts: 0,
  alerts_checked: true,
  water: "known",
  ...fields,
});
const due = (fields: Partial<Due> & Pick<Due, "kind" | "crop">): Due => ({
  farm_id: 1,
  farm_crop_id: 1,
  date: today,
  until: null,
  net_depth: null,
  rain: null,
  reason: null,
  ...fields,
});
const overview = (items: Due[], farms = [farm(1), farm(2)]) => ({
  farms_total: farms.length,
  active_total: farms.length,
  farms,
  due: items,
});
const say = (items: Due[], farms?: FarmToday[]) => overviewText(overview(items, farms), words);

const water = due({ kind: "irrigate", crop: "Tomato", net_depth: 23.4 });
const storm = {
  id: "1",
  event: "Strong wind",
  severity: "Severe",
  headline: "Gusts",
  effective: "2026-06-15T00:00:00Z",
  expires: null,
} as const;

describe("the sentence at the top", () => {
  it.each<[Due[], string]>([
    [[water], "Water the tomato at Sample farm today. Nothing else is due this week."],
    [
      [water, due({ kind: "harvest", crop: "Cowpea", farm_id: 2, date: "2026-06-12" })],
      "Harvest the cowpea at Farm 2 and water the tomato at Sample farm today. Nothing else is due this week.",
    ],
    [
      [water, water, water, due({ kind: "plant", crop: "Maize", date: "2026-06-18" })],
      "Water the tomato at Sample farm and water the tomato at Sample farm today, and one more thing. One more thing is due this week.",
    ],
    [
      [
        due({ kind: "plant", crop: "Maize", date: "2026-06-18" }),
        due({ kind: "harvest", crop: "Yam", date: "2026-06-19" }),
      ],
      "Nothing is due today. Next: plant the maize at Sample farm on Thursday; one more thing is due this week.",
    ],
    [
      [due({ kind: "planting_window", crop: "Maize", until: "2026-06-30" })],
      "Nothing has to be done this week. You can plant maize at Sample farm until 30 June.",
    ],
    [[], "Nothing is due this week on your 2 farms."],
  ])("%#", (items, sentence) => {
    expect(say(items)).toBe(sentence);
  });

  it("warns of grave dangers before anything else, and of no lesser ones", () => {
    expect(say([water], [farm(1, { alert: storm }), farm(2, { alert: storm })])).toMatch(
      /^Strong wind warning for Sample farm and one more farm\. Water/,
    );
    expect(say([water], [farm(1, { alert: { ...storm, severity: "Moderate" } })])).toMatch(/^Water/);
  });

  it("never passes a guess, or what could not be looked at, for quiet", () => {
    expect(say([], [farm(1, { water: "usual" })])).toMatch(/no weather service could be reached\.$/);
    expect(say([], [farm(1, { water: "unknown" })])).toMatch(/can't say what to water\.$/);
  });
});

describe("the list of what is due", () => {
  it("begins with what is overdue, goes on day by day and ends with what can be planted", () => {
    const items = [
      due({ kind: "planting_window", crop: "Maize", until: "2026-06-30" }),
      due({ kind: "harvest", crop: "Yam", date: "2026-06-19" }),
      due({ kind: "harvest", crop: "Okra", date: "2026-06-10" }),
      water,
    ];
    expect(groupDue(overview(items)).map(({ kind, date }) => [kind, date])).toEqual([
      ["overdue", null],
      ["day", today],
      ["day", "2026-06-19"],
      ["window", null],
    ]);
  });

  it("says how much water in what a farmer can measure", () => {
    expect(taskDetail({ ...water, farm: farm(1) }, words)).toBe("About 25 mm, that is 25 litres on each square metre.");
  });
});
