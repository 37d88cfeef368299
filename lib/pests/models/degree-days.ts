import { addDays } from "../../weather/sources/days";
import { lookAheadDays, meanOf, riskDays, type RiskDay } from "./days";
import type { RiskCrop, RiskFinding, RiskWeather } from "./risk-model";
import { levelOf, type Thresholds } from "./totals";
import { dayInWords } from "./wording";

/** How an insect's growth adds up. */
export type Growth = {
  /** Degrees by which an hour's temperature (°C) speeds growth. */
  warmthC: (temperatureC: number) => number;
  /** Days counted at most, today included. */
  windowDays: number;
  /** Degree days of each level. */
  thresholds: Thresholds;
};

/** Degree days of a day: the mean over its hours of the degrees that speed growth (linear rate summation). */
function degreeDays({ hours }: RiskDay, warmthC: Growth["warmthC"]): number {
  return meanOf(hours.map((hour) => warmthC(hour.temperatureC)));
}

/** The degree days that were gathered up to today since planting, within the window. */
function gathered(weather: RiskWeather, crop: RiskCrop, { warmthC, windowDays }: Growth) {
  let sum = 0;
  return riskDays(weather, { crop, daysBack: windowDays - 1, daysAhead: 0 }).map((day) => {
    sum += degreeDays(day, warmthC);
    return { date: day.date, total: sum };
  });
}

/** A finding from the degree days up to today; `inWords` tells what so many of them mean. */
export function growthFinding(
  { weather, crop }: { weather: RiskWeather; crop: RiskCrop },
  growth: Growth,
  inWords: (level: RiskFinding["level"]) => string,
): RiskFinding | null {
  const totals = gathered(weather, crop, growth);
  const [first, last] = [totals[0], totals.at(-1)];
  const level = last ? levelOf(last.total, growth.thresholds) : null;
  const from = totals.find(({ total }) => levelOf(total, growth.thresholds) !== null)?.date;
  if (!first || !last || !level || !from) return null;
  const isSincePlanting = crop.plantedOn === first.date;
  const since = isSincePlanting ? "since planting on" : "since";
  return {
    level,
    trigger: `${Math.round(last.total)} degree days ${since} ${dayInWords(first.date)}: ${inWords(level)}`,
    from,
    until: addDays(weather.today, lookAheadDays),
  };
}
