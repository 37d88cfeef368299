import { addDays } from "../../../weather/sources/days";
import type { RiskCrop, RiskWeather, WeatherHour } from "../risk-model";

/** Weather of a day for a worked case. */
export type DaySpec = {
  /** Temperature of the first twelve hours. */
  lowC: number;
  /** Temperature of the last twelve hours; left out: as the first. */
  highC?: number;
  /** Hours with the humid figure, from midnight; the others are at 60%. */
  humidHours?: number;
  humidPct?: number;
  /** Falls in the hour from 00:00. */
  rainMm?: number;
};

/** Today in the worked cases. */
export const today = "2026-07-20";

/** A crop whose day of planting is not known. */
export const crop = (name: string, plantedOn: string | null = null): RiskCrop => ({ name, plantedOn });

/** The same day so many times. */
export const repeated = (count: number, day: DaySpec): DaySpec[] => Array.from({ length: count }, () => day);

function hoursOf(date: string, { lowC, highC = lowC, humidHours = 0, humidPct = 95, rainMm = 0 }: DaySpec) {
  return Array.from({ length: 24 }, (_, hour): WeatherHour => ({
    time: `${date}T${String(hour).padStart(2, "0")}:00`,
    temperatureC: hour < 12 ? lowC : highC,
    humidityPct: hour < humidHours ? humidPct : 60,
    rainMm: hour === 0 ? rainMm : 0,
  }));
}

/** Days in a row of which the last is today, or so many days later. */
export function weatherOf(days: readonly DaySpec[], lastIsDaysAhead = 0): RiskWeather {
  const first = addDays(today, lastIsDaysAhead - days.length + 1);
  return { today, hours: days.flatMap((day, index) => hoursOf(addDays(first, index), day)) };
}
