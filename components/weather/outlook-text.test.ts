import { createFormatter, createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { messages } from "../../lib/i18n/messages";
import type { Outlook } from "./outlook";
import { outlookText } from "./outlook-text";

const t = createTranslator({ locale: "en-NG", messages, namespace: "weather.outlook" });
const format = createFormatter({ locale: "en-NG", timeZone: "Africa/Lagos" });
// A Monday.
const today = "2026-06-15";
const say = (outlook: Outlook) => outlookText({ outlook, today, t, format });

describe("the sentence at the top", () => {
  it.each<[Outlook, string]>([
    [
      { says: "rainThenSpray", rainDays: ["2026-06-17", "2026-06-18"], sprayFrom: "2026-06-19" },
      "Rain likely on Wednesday and Thursday; don't spray before Friday.",
    ],
    [
      { says: "rainThenSpray", rainDays: ["2026-06-15", "2026-06-16", "2026-06-18"], sprayFrom: "2026-06-19" },
      "Rain likely today, tomorrow and on Thursday; don't spray before Friday.",
    ],
    [
      {
        says: "rainThenSpray",
        rainDays: ["2026-06-16", "2026-06-17", "2026-06-18", "2026-06-19"],
        sprayFrom: "2026-06-20",
      },
      "Rain likely from tomorrow to Friday; don't spray before Saturday.",
    ],
    [
      { says: "dryThenRain", rainDays: ["2026-06-19"], sprayUntil: "2026-06-17" },
      "Rain likely on Friday; if you spray, do it by Wednesday.",
    ],
    [
      { says: "dryThenRain", rainDays: ["2026-06-17"], sprayUntil: today },
      "Rain likely on Wednesday; if you spray, do it today.",
    ],
    [
      { says: "usual", date: "2026-11-21", rain: "dry", highC: 33.4 },
      "This is what is usual for late November, not a forecast: dry, and up to 33 °C by day.",
    ],
    [
      { says: "maybeRain", maybeDays: ["2026-06-15", "2026-06-17", "2026-06-19", "2026-06-21"] },
      "Rain is possible on 4 of the next 7 days, but not likely.",
    ],
    [
      { says: "dryAndHot", hotDay: "2026-06-18", highC: 40.2, until: "2026-06-21" },
      "No rain expected up to Sunday, and 40 °C on Thursday: water early in the day.",
    ],
    [{ says: "dry", highC: 33, until: "2026-06-21" }, "No rain expected up to Sunday; days reach 33 °C."],
  ])("is plain English: %o", (outlook, sentence) => {
    expect(say(outlook)).toBe(sentence);
  });
});
