import { describe, expect, it } from "vitest";
import { addDays } from "./calendar-days";
import { outlook, type OutlookDay } from "./outlook";

const monday = "2026-06-15";

function week(chances: (number | null)[], more: Partial<OutlookDay> = {}): OutlookDay[] {
  return chances.map((chance, index) => ({
    date: addDays(monday, index),
    conditions: "Partly cloudy",
    temperature_max: 33,
    precipitation_probability: chance,
    ...more,
  }));
}
const say = (days: OutlookDay[]) => outlook({ days, kind: "forecast", today: monday });

describe("outlook", () => {
  it("never advises spraying on the day before likely rain", () => {
    expect(say(week([10, 70, 80, 10, 5, 5, 5]))).toEqual({
      says: "rainThenSpray",
      rainDays: ["2026-06-16", "2026-06-17"],
      sprayFrom: "2026-06-18",
    });
  });

  it("says until when to spray when the dry days come first", () => {
    expect(say(week([0, 0, 10, 10, 80, 70, 10]))).toEqual({
      says: "dryThenRain",
      rainDays: ["2026-06-19", "2026-06-20"],
      sprayUntil: "2026-06-17",
    });
  });

  it("names only the rain that ends the first dry days", () => {
    expect(say(week([0, 0, 80, 0, 0, 0, 90]))).toEqual({
      says: "dryThenRain",
      rainDays: ["2026-06-17"],
      sprayUntil: "2026-06-15",
    });
  });

  it("says so when no day of the week is fit for spraying", () => {
    expect(say(week([80, 10, 80, 10, 80, 10, 80]))).toEqual({ says: "noDryDay", until: "2026-06-21" });
  });

  it("tells possible rain from likely rain", () => {
    expect(say(week([0, 35, 0, 0, 40, 0, 0]))).toEqual({ says: "maybeRain", maybeDays: ["2026-06-16", "2026-06-19"] });
  });

  it("goes by the words of a day whose chance of rain is not known", () => {
    const days = week([null, 0, 0, 0, 0, 0, 0]);
    expect(say(days)).toMatchObject({ says: "dry" });
    expect(
      say(days.map((day) => ({ ...day, conditions: "Slight rain", precipitation_probability: null }))),
    ).toMatchObject({
      says: "noDryDay",
    });
  });

  it("names the hottest day of a dry week that harms crops", () => {
    const days = week([0, 0, 0, 0, 0, 0, 0]).map((day, index) => ({ ...day, temperature_max: index === 4 ? 40 : 34 }));
    expect(say(days)).toEqual({ says: "dryAndHot", hotDay: "2026-06-19", highC: 40, until: "2026-06-21" });
  });

  it("never passes usual weather off as a forecast", () => {
    const days = week([80, 80, 80, 80, 80, 80, 80]);
    expect(outlook({ days, kind: "modelled", today: monday })).toEqual({
      says: "usual",
      date: monday,
      rain: "often",
      highC: 33,
    });
  });

  it("leaves out days that have passed and days beyond a week", () => {
    const days = week([90, 90, 0, 0, 0, 0, 0, 0, 0, 90]);
    expect(outlook({ days, kind: "forecast", today: "2026-06-17" })).toEqual({
      says: "dry",
      highC: 33,
      until: "2026-06-23",
    });
    expect(outlook({ days, kind: "forecast", today: "2026-07-17" })).toEqual({ says: "unknown" });
  });
});
