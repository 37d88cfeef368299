import { addDays } from "../../weather/sources/days";
import type { RiskCrop, RiskWeather, WeatherHour } from "./risk-model";

/** Days ahead whose weather the rules use: hourly humidity is not foreseen well beyond them. */
export const lookAheadDays = 5;

/** Days after the last favourable day on which a finding still holds: signs show about a week after infection. */
export const holdDays = 7;

const hoursInDay = 24;

/** A whole day of hours at the place. */
export type RiskDay = { date: string; hours: readonly WeatherHour[] };

/** Which days of the weather a rule looks at. */
export type Stretch = {
  crop: RiskCrop;
  /** Days before today. */
  daysBack: number;
  /** Days ahead; left out: as far as the rules look. */
  daysAhead?: number;
  /** Age of the crop in days from which the rule holds; left out: from planting. */
  fromCropAgeDays?: number;
};

/** The whole days of a stretch, oldest first. Weather before planting harms no crop, so it is left out. */
export function riskDays(weather: RiskWeather, stretch: Stretch): RiskDay[] {
  const { crop, daysBack, daysAhead = lookAheadDays, fromCropAgeDays = 0 } = stretch;
  const first = addDays(weather.today, -daysBack);
  const last = addDays(weather.today, daysAhead);
  const grownFrom = crop.plantedOn === null ? first : addDays(crop.plantedOn, fromCropAgeDays);
  const byDate = new Map<string, WeatherHour[]>();
  for (const hour of weather.hours) {
    const date = hour.time.slice(0, 10);
    const hours = byDate.get(date);
    if (hours) hours.push(hour);
    else byDate.set(date, [hour]);
  }
  return [...byDate]
    .map(([date, hours]) => ({ date, hours }))
    .filter(({ date, hours }) => hours.length === hoursInDay && date >= first && date >= grownFrom && date <= last);
}

/** The unbroken runs of days on which something holds, oldest first. */
export function runsOf<Day extends { date: string }>(days: readonly Day[], holds: (day: Day) => boolean): Day[][] {
  const runs: Day[][] = [];
  for (const day of days.filter(holds)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && addDays(before.date, 1) === day.date) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Mean of some figures; NaN of none. */
export function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

/** Mean temperature of a day. */
export function meanC({ hours }: RiskDay): number {
  return meanOf(hours.map((hour) => hour.temperatureC));
}

/** Lowest temperature of a day. */
export function lowestC({ hours }: RiskDay): number {
  return Math.min(...hours.map((hour) => hour.temperatureC));
}

/** Hours of a day with at least so much relative humidity. */
export function humidHours({ hours }: RiskDay, humidityPct: number): number {
  return hours.filter((hour) => hour.humidityPct >= humidityPct).length;
}

/** Rain of a day. */
export function rainMm({ hours }: RiskDay): number {
  return hours.reduce((sum, hour) => sum + hour.rainMm, 0);
}
