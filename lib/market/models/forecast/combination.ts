import { candidates, type SeasonName } from "./candidates";
import type { History } from "./history";
import { harmonicSeason, noSeason, type Season } from "./season";

/** Months of ridge: the one wave is believed when several years show it, the two waves sooner, for crops of strong season. */
const [ridgeOfOne, ridgeOfTwo] = [15, 4];
/** Origins before this say more about the models' start than about the series. */
export const warmUpMonths = 12;
const earliestWeighed = 6;
/** How sharply weights follow past errors: weight ~ error^-8. */
const sharpness = 8;
/** Months of equal errors that are added to all, so that few errors change little. */
const priorMonths = 12;
const leastError = 1e-6;

/** Log forecasts of each candidate at each month: index `month * horizon + monthsAhead - 1`. */
type Paths = Float64Array[];

/** What would have been forecast at each month of the past, from that month's past alone. */
export type Rolling = {
  /** Log forecasts by months ahead (from 1), then by month of origin; NaN where that month has no price. */
  middles: Float64Array[];
  /** Name of the candidate with most weight, all months ahead together. */
  leader: string;
};

function seasons(): Record<SeasonName, Season> {
  return {
    none: noSeason(),
    "one wave": harmonicSeason({ pairs: 1, ridge: ridgeOfOne }),
    "two waves": harmonicSeason({ pairs: 2, ridge: ridgeOfTwo }),
  };
}

/** One pass through the months: each model takes a month, then looks ahead. */
function pathsOf({ logs, firstOfYear }: History, horizon: number): Paths {
  const known = seasons();
  const models = candidates.map(({ model, season }) => ({ model: model(), season: known[season] }));
  const paths = models.map(() => new Float64Array(logs.length * horizon).fill(Number.NaN));
  for (const [month, log] of logs.entries()) {
    if (Number.isNaN(log)) continue;
    const change = log - (logs[month - 1] ?? Number.NaN);
    const ofYear = (firstOfYear + month) % 12;
    const afterGap = Number.isNaN(change);
    if (!afterGap) for (const season of Object.values(known)) season.observe(change, ofYear);
    for (const [which, { model, season }] of models.entries()) {
      const path = paths[which];
      if (afterGap) model.restart(log - season.at(ofYear));
      else model.observe(log - season.at(ofYear));
      for (let ahead = 1; path && ahead <= horizon; ahead++) {
        path[month * horizon + ahead - 1] = model.ahead(ahead) + season.at((ofYear + ahead) % 12);
      }
    }
  }
  return paths;
}

/** Past absolute errors of each candidate at one horizon, and the weights that follow from them. */
function weigher(count: number) {
  const sums = new Float64Array(count);
  const weights = new Float64Array(count).fill(1 / count);
  let seen = 0;
  const learn = (errors: Float64Array) => {
    seen += 1;
    for (let which = 0; which < count; which++) sums[which] = (sums[which] ?? 0) + Math.abs(errors[which] ?? 0);
    const usual = sums.reduce((sum, each) => sum + each, 0) / (count * seen);
    const mean = sums.map((sum) => (sum + priorMonths * usual + leastError) / (seen + priorMonths));
    const best = Math.min(...mean);
    const raw = mean.map((each) => (best / each) ** sharpness);
    const total = raw.reduce((sum, each) => sum + each, 0);
    for (let which = 0; which < count; which++) weights[which] = (raw[which] ?? 0) / total;
  };
  return { learn, weights };
}

/**
 * Weighted mean of the candidates at each month and horizon, by inverse past errors at that horizon (Bates & Granger
 * 1969, Operational Research Quarterly 20:451-468; a higher power than theirs, and shrunk to equal weights).
 */
export function rollingForecasts(history: History, horizon: number): Rolling {
  const { logs, observed } = history;
  const paths = pathsOf(history, horizon);
  const totals = new Float64Array(paths.length);
  const errors = new Float64Array(paths.length);
  const middles = Array.from({ length: horizon }, (_, index) => {
    const ahead = index + 1;
    const { learn, weights } = weigher(paths.length);
    const middle = new Float64Array(logs.length).fill(Number.NaN);
    for (const [month, log] of logs.entries()) {
      const origin = month - ahead;
      if (origin >= earliestWeighed && observed[month] && observed[origin]) {
        for (const [which, path] of paths.entries()) errors[which] = (path[origin * horizon + index] ?? 0) - log;
        learn(errors);
      }
      let sum = 0;
      for (const [which, path] of paths.entries()) {
        sum += (weights[which] ?? 0) * (path[month * horizon + index] ?? Number.NaN);
      }
      middle[month] = sum;
    }
    for (const [which, weight] of weights.entries()) totals[which] = (totals[which] ?? 0) + weight;
    return middle;
  });
  const leader = candidates[totals.indexOf(Math.max(...totals))]?.name ?? "";
  return { middles, leader };
}
