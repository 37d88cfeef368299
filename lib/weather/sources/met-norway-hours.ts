import { DateTime } from "luxon";
import type { HourOfWeather, WeatherHours } from "../weather";
import { hoursFrom } from "./hours";
import type { Step } from "./met-norway-body";

/**
 * The steps that stand for one hour each, up to the first that does not or lacks a figure: about two and a half days.
 * Where the clocks change meanwhile they keep the first hour's, so that none is missing.
 */
export function hoursOf(steps: readonly Step[], timezone: string): WeatherHours {
  const [first] = steps;
  if (!first) return { hours: [], utcOffsetSeconds: 0 };
  const utcOffsetSeconds = DateTime.fromMillis(first.at, { zone: timezone }).offset * 60;
  const figures = steps.map(figuresOf);
  const end = figures.indexOf(null);
  const whole = (end < 0 ? figures : figures.slice(0, end)).filter((figure) => figure !== null);
  return { hours: hoursFrom(first.at + utcOffsetSeconds * 1000, whole), utcOffsetSeconds };
}

function figuresOf({ hours, temperatureC, humidityPct, precipitationMm }: Step): Omit<HourOfWeather, "time"> | null {
  if (hours !== 1 || temperatureC === null || humidityPct === null || precipitationMm === null) return null;
  return { temperatureC, humidityPct, rainMm: precipitationMm };
}
