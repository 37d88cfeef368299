import { DateTime } from "luxon";
import { codeOfSymbol, conditionsOfCode, mostSevere } from "../conditions";
import type { ForecastDay } from "../weather";
import type { Step } from "./met-norway-body";

/** A day with fewer steps is one of which the forecast ends; even where steps are 6 hours apart a day has four. */
const stepsOfFullDay = 3;

/**
 * Steps gathered into days of the place's own time zone. The first day holds what is left of it; a last day of which
 * the forecast knows only a part is left out, since its extremes would be too small.
 */
export function daysOf(steps: readonly Step[], timezone: string): ForecastDay[] {
  const byDate = new Map<string, Step[]>();
  for (const step of steps.flatMap(hoursOf)) {
    const date = DateTime.fromMillis(step.at, { zone: timezone }).toFormat("yyyy-MM-dd");
    const day = byDate.get(date);
    if (day) day.push(step);
    else byDate.set(date, [step]);
  }
  return [...byDate].flatMap(([date, hours], index) => {
    const moments = hours.filter((hour) => hour.temperatureC !== null);
    if (moments.length < stepsOfFullDay && index > 0) return [];
    return dayOf(date, hours) ?? [];
  });
}

/** A step of six hours may reach past midnight: each hour takes its part; what is of the moment stays with the first. */
function hoursOf(step: Step): Step[] {
  const count = Math.max(1, Math.round(step.hours));
  const share = { ...step, precipitationMm: step.precipitationMm === null ? null : step.precipitationMm / count };
  return Array.from({ length: count }, (_, hour) => {
    if (hour === 0) return { ...share, hours: step.hours / count };
    return { ...share, ...nothingOfTheMoment, at: step.at + hour * 3_600_000, hours: step.hours / count };
  });
}

const nothingOfTheMoment = {
  temperatureC: null,
  temperatureMaxC: null,
  temperatureMinC: null,
  windKmh: null,
  gustKmh: null,
  uvIndex: null,
};

function dayOf(date: string, hours: readonly Step[]): ForecastDay | null {
  const numbers = (pick: (hour: Step) => number | null) => hours.map(pick).filter((value) => value !== null);
  const temperatures = hours
    .flatMap((hour) => [hour.temperatureC, hour.temperatureMaxC, hour.temperatureMinC])
    .filter((value) => value !== null);
  const temperatureMaxC = largest(temperatures);
  const temperatureMinC = smallest(temperatures);
  if (temperatureMaxC === null || temperatureMinC === null) return null;
  const humidities = numbers((hour) => hour.humidityPct);
  const rains = numbers((hour) => hour.precipitationMm);
  const winds = numbers((hour) => hour.windKmh);
  return {
    date,
    temperatureMaxC,
    temperatureMinC,
    // Each step's humidity counts for as many hours as it stands for.
    humidityPct: humidities.length > 0 ? sum(humidities) / humidities.length : null,
    precipitationMm: rains.length > 0 ? sum(rains) : null,
    precipitationProbabilityPct: largest(numbers((hour) => hour.precipitationProbabilityPct)),
    windMaxKmh: largest(numbers((hour) => hour.windKmh)),
    gustMaxKmh: largest(numbers((hour) => hour.gustKmh)),
    windMeanKmh: winds.length > 0 ? sum(winds) / winds.length : null,
    radiationMj: null,
    conditions: conditionsOfCode(
      mostSevere(hours.map(({ symbol }) => (symbol === null ? null : codeOfSymbol(symbol)))),
    ),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const largest = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);
const smallest = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);
