import { describe, expect, it } from "vitest";
import type { ForecastDay } from "../weather";
import { agronomicAlerts } from "./agronomic-alerts";

const kano = { latitude: 12.0001, longitude: 8.5167, timezone: "Africa/Lagos" };
/** 23:30 UTC is already the next day in Nigeria. */
const now = Date.UTC(2026, 3, 9, 23, 30);

const day = (date: string, change: Partial<ForecastDay>): ForecastDay => ({
  date,
  temperatureMaxC: 30,
  temperatureMinC: 21,
  humidityPct: 60,
  precipitationMm: 2,
  precipitationProbabilityPct: 40,
  windMaxKmh: 10,
  gustMaxKmh: 20,
  windMeanKmh: 10,
  radiationMj: 20,
  conditions: "Partly cloudy",
  ...change,
});
const alertsFor = (days: ForecastDay[], normalRainMm: readonly number[] | null = null) =>
  agronomicAlerts({ days, normalRainMm, place: kano, source: "Open-Meteo" }, now);

describe("agronomic alerts", () => {
  it("a hot spell from today reads as a farmer needs it", () => {
    const days = [
      day("2026-04-10", { temperatureMaxC: 39.5 }),
      day("2026-04-11", { temperatureMaxC: 41.26 }),
      day("2026-04-12", {}),
    ];
    expect(alertsFor(days)).toEqual([
      {
        id: "agronomic:heat:2026-04-10:12.00,8.52",
        event: "Heat",
        severity: "Severe",
        urgency: "Expected",
        certainty: "Likely",
        headline: "Heat: up to 41.3 °C from Friday 10 April to Saturday 11 April",
        description: expect.stringMatching(
          /^Expected from Friday 10 April to Saturday 11 April: up to 41.3 °C\. Such heat harms/,
        ),
        instruction: expect.stringMatching(/^Water crops early/),
        effectiveAt: Date.parse("2026-04-10T00:00:00+01:00"),
        expiresAt: Date.parse("2026-04-12T00:00:00+01:00"),
        source: "Gona, from the forecast of Open-Meteo",
      },
    ]);
  });

  it("the same forecast gives the same alerts, whenever in the day it is asked", () => {
    const input = {
      days: [day("2026-04-11", { gustMaxKmh: 60 })],
      normalRainMm: null,
      place: kano,
      source: "Open-Meteo",
    };
    expect(agronomicAlerts(input, now + 3_600_000)).toEqual(agronomicAlerts(input, now));
  });

  it("days that are past at the place are passed over", () => {
    expect(alertsFor([day("2026-04-09", { temperatureMaxC: 45 })])).toEqual([]);
  });

  it("what begins later is Future, never Immediate", () => {
    const [alert] = alertsFor([day("2026-04-10", {}), day("2026-04-11", { temperatureMaxC: 36 })]);
    expect(alert).toMatchObject({ urgency: "Future", headline: "Heat: up to 36 °C on Saturday 11 April" });
  });

  it("heat within five days is Likely, after that Possible", () => {
    const certaintyOn = (date: string) => alertsFor([day(date, { temperatureMaxC: 36 })])[0]?.certainty;
    expect([certaintyOn("2026-04-14"), certaintyOn("2026-04-15")]).toEqual(["Likely", "Possible"]);
  });

  it("wind within three days is Likely, after that Possible", () => {
    const certaintyOn = (date: string) => alertsFor([day(date, { gustMaxKmh: 80 })])[0]?.certainty;
    expect([certaintyOn("2026-04-12"), certaintyOn("2026-04-13")]).toEqual(["Likely", "Possible"]);
  });

  it("heavy rain is Likely only when it is soon and more probable than not", () => {
    const certaintyOf = (date: string, precipitationProbabilityPct: number | null) =>
      alertsFor([day(date, { precipitationMm: 60, precipitationProbabilityPct })])[0]?.certainty;
    expect([certaintyOf("2026-04-12", 51), certaintyOf("2026-04-12", 50)]).toEqual(["Likely", "Possible"]);
    expect([certaintyOf("2026-04-13", 90), certaintyOf("2026-04-10", null)]).toEqual(["Possible", "Possible"]);
  });

  it("a dry spell is Likely when all its days together are more likely dry than not", () => {
    const wetSeason = Array.from({ length: 12 }, () => 100);
    const certaintyAt = (precipitationProbabilityPct: number | null) => {
      const dry = { precipitationMm: 0, precipitationProbabilityPct };
      const dates = ["10", "11", "12", "13", "14", "15", "16"].map((date) => day(`2026-04-${date}`, dry));
      return alertsFor(dates, wetSeason)[0]?.certainty;
    };
    // 0.91^7 = 0.517 and 0.9^7 = 0.478.
    expect([certaintyAt(9), certaintyAt(10), certaintyAt(null)]).toEqual(["Likely", "Possible", "Possible"]);
  });

  it("a disease-friendly spell says that it is advice, not an order to spray", () => {
    const wet = { humidityPct: 90, precipitationMm: 10, precipitationProbabilityPct: 100 };
    const [alert] = alertsFor([day("2026-04-10", wet), day("2026-04-11", wet)]);
    expect(alert).toMatchObject({
      event: "Weather that favours crop diseases",
      severity: "Minor",
      certainty: "Possible",
    });
    expect(alert?.instruction).toContain("advice, not an order to spray");
  });
});
