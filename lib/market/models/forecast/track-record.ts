import type { Rolling } from "./combination";
import type { History } from "./history";

/** How the forecasts of the past turned out. */
export type TrackRecord = {
  /** Share of later prices inside their range. */
  coverage: number;
  /** Mean absolute scaled error: Hyndman & Koehler (2006) Int. J. Forecasting 22:679-688, scaled by the year's change. */
  mase: number;
};

const year = 12;

/** Mean absolute change of price against the same month a year before. */
function yearlyChange({ logs, observed }: History): number {
  let [sum, count] = [0, 0];
  for (const [month, log] of logs.entries()) {
    if (!observed[month] || !observed[month - year]) continue;
    sum += Math.abs(Math.exp(log) - Math.exp(logs[month - year] ?? 0));
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** Compares forecasts with the prices that came, at all horizons; null where no range could be judged. */
export function trackRecord(history: History, rolling: Rolling & { halves: Float64Array[] }) {
  const { logs, observed } = history;
  let [inside, count, error] = [0, 0, 0];
  for (const [index, middle] of rolling.middles.entries()) {
    for (const [origin, half] of (rolling.halves[index] ?? []).entries()) {
      const month = origin + index + 1;
      const [forecast, log] = [middle[origin], logs[month]];
      if (Number.isNaN(half) || !observed[month] || forecast === undefined || log === undefined) continue;
      count += 1;
      if (Math.abs(log - forecast) <= half) inside += 1;
      error += Math.abs(Math.exp(log) - Math.exp(forecast));
    }
  }
  if (count === 0) return null;
  const scale = yearlyChange(history);
  return { coverage: inside / count, mase: scale === 0 ? 0 : error / count / scale } satisfies TrackRecord;
}
