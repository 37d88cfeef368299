import { monthNumber, monthText } from "../month";
import { rollingForecasts } from "./combination";
import { historyOf } from "./history";
import { halfRanges } from "./ranges";
import { trackRecord } from "./track-record";

/** A month's price; null is a gap. Months follow each other without holes in the array, oldest first. */
export type MonthlyPrice = { month: string /* YYYY-MM */; price: number | null };

/** One month ahead, in the unit of the prices given: `low` to `high` should hold 80 % of the prices to come. */
export type ForecastMonth = { month: string; monthsAhead: number; low: number; middle: number; high: number };

/** Months 1 to the horizon after `from`, the last observed month. `coverage` and `mase` are of the series' own past. */
export type Forecast = {
  method: string;
  months: ForecastMonth[];
  from: string;
  /** Months with a price that the forecast rests on. */
  history: number;
  /** Share of past prices inside the range that would have been given at the time, 0 to 1. */
  coverage: number;
  /** Mean absolute error of past forecasts, divided by the mean change of price from year to year. */
  mase: number;
};

/** The most months ahead. */
const longestHorizon = 12;

/** Observed months that a forecast needs after the last gap of more than a year. */
export const fewestMonths = 36;

/**
 * Forecast of 1 to 12 months: nine models of log prices, weighed by how they forecast this series before, with the
 * range that held 80 % of their own past errors. Null with fewer than 36 observed months since the last gap of more
 * than a year: three of each month is the least to tell a season from chance, and to have errors to learn from.
 */
export function forecastPrices(series: MonthlyPrice[], horizonMonths: number): Forecast | null {
  const horizon = Math.min(longestHorizon, Math.floor(horizonMonths));
  const history = historyOf(series);
  if (!history || history.observedMonths < fewestMonths || horizon < 1) return null;
  const rolling = rollingForecasts(history, horizon);
  const halves = halfRanges(history, rolling);
  const record = trackRecord(history, { ...rolling, halves });
  const from = history.logs.length - 1;
  const months = Array.from({ length: horizon }, (_, index): ForecastMonth => {
    const [middle, half] = [rolling.middles[index]?.[from] ?? NaN, halves[index]?.[from] ?? NaN];
    const range = { low: Math.exp(middle - half), middle: Math.exp(middle), high: Math.exp(middle + half) };
    return { month: monthText(monthNumber(history.last) + index + 1), monthsAhead: index + 1, ...range };
  });
  if (!record || months.some(({ low }) => Number.isNaN(low))) return null;
  const method = `Mean of nine models weighted by past errors, led by: ${rolling.leader}`;
  return { method, months, from: history.last, history: history.observedMonths, ...record };
}
