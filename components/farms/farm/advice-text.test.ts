import { createFormatter, createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { messages } from "../../../lib/i18n/messages";
import { adviceText, byUrgency, roundDepthMm, type AdviceWords } from "./advice-text";
import type { Advice, SeasonCrop } from "./farm-data";

const format = createFormatter({ locale: "en-NG", timeZone: "UTC" });
const day = (options: object) => (date: string) => format.dateTime(new Date(`${date}T00:00:00Z`), options);
const words = {
  t: createTranslator({ locale: "en-NG", messages, namespace: "farm.advice" }),
  format,
  days: { weekday: day({ weekday: "long" }), dayMonth: day({ day: "numeric", month: "long" }) },
  // A Monday.
  today: "2026-06-15",
} as AdviceWords; // The days in words that advice uses.

const nothing: Advice = {
  code: "enough",
  irrigate_on: null,
  net_depth: null,
  gross_depth: null,
  rain_on: null,
  rain: null,
  enough_until: null,
};
const cropWith = (advice: Partial<Advice>, name = "Maize") =>
  ({ crop: { name, planting_date: "2026-05-01" }, advice: { ...nothing, ...advice } }) as SeasonCrop; // What is read.

describe("advice in a sentence", () => {
  test.each<[Partial<Advice>, string]>([
    [
      { code: "irrigate_by", irrigate_on: "2026-06-16", net_depth: 24.2 },
      "Your maize needs about 25 mm of water by tomorrow.",
    ],
    [
      { code: "irrigate_by", irrigate_on: "2026-06-19", net_depth: 24.2 },
      "Your maize needs about 25 mm of water by Friday.",
    ],
    [{ code: "irrigate_now", irrigate_on: "2026-06-15", net_depth: 61 }, "Your maize needs about 60 mm of water now."],
    [
      { code: "wait_for_rain", rain_on: "2026-06-15", rain: 31.6, net_depth: 40 },
      "Your maize needs water, but about 32 mm of rain are likely today: wait for it.",
    ],
    [{ code: "enough", enough_until: "2026-06-21" }, "Your maize has enough water until Sunday at least."],
    [{ code: "enough" }, "Your maize has enough water."],
    [{ code: "drying_down" }, "Let your maize dry for the harvest: no more water."],
    [{ code: "no_planting_date" }, "Say when your maize was planted, and Gona says when to water it."],
  ])("%o", (advice, sentence) => {
    expect(adviceText(cropWith(advice), words)).toBe(sentence);
  });
});

test("the crop that needs water soonest is spoken of first", () => {
  const crops = [
    cropWith({ code: "enough" }, "Yam"),
    cropWith({ code: "irrigate_by", irrigate_on: "2026-06-19" }, "Tomato"),
    cropWith({ code: "irrigate_by", irrigate_on: "2026-06-17" }, "Onion"),
    cropWith({ code: "irrigate_now", irrigate_on: "2026-06-15" }, "Maize"),
  ];
  expect(byUrgency(crops).map(({ crop }) => crop.name)).toEqual(["Maize", "Onion", "Tomato", "Yam"]);
});

test("depths are said as exactly as anybody can pour, and never as nothing", () => {
  expect([0.2, 3.4, 9.6, 12, 13, 47.4].map(roundDepthMm)).toEqual([1, 3, 10, 10, 15, 45]);
});
