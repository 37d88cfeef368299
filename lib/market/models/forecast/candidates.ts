import { clipper } from "./clip";

/** A model of log prices that takes one month after the other; `restart` after a gap begins with a new level. */
type Model = { restart: (log: number) => void; observe: (log: number) => void; ahead: (months: number) => number };

/** Which season a model's log prices are freed of. */
export type SeasonName = "none" | "one wave" | "two waves";

/** A model and the season it works with. */
export type Candidate = { name: string; season: SeasonName; model: () => Model };

/** Random walk: the last price. */
function lastValue(): Model {
  let level = 0;
  const take = (log: number) => {
    level = log;
  };
  return { restart: take, observe: take, ahead: () => level };
}

type Smoothing = { level: number; trend: number; damping: number; clip: number };

/**
 * Exponential smoothing with damped additive trend: Gardner & McKenzie (1985) Management Science 31:1237-1246, in error
 * correction form (Hyndman et al. 2008, table 2.1, A,Ad,N), its errors clipped. `level` 1 and `trend` 0 is a random
 * walk that believes a leap in part only.
 */
function dampedTrend({ level: alpha, trend: beta, damping, clip: width }: Smoothing): Model {
  const clip = clipper(width);
  let level = 0;
  let trend = 0;
  return {
    restart: (log) => {
      level = log;
      trend = 0;
    },
    observe: (log) => {
      const expected = level + damping * trend;
      const error = clip(log - expected);
      level = expected + alpha * error;
      trend = damping * trend + alpha * beta * error;
    },
    ahead: (months) => level + (trend * damping * (1 - damping ** months)) / (1 - damping),
  };
}

const fewestForSlope = 6;

/** Slope of a straight line through equally spaced values, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  let products = 0;
  let squares = 0;
  for (const [at, value] of values.entries()) {
    products += (at - middle) * value;
    squares += (at - middle) ** 2;
  }
  return values.length < fewestForSlope ? 0 : products / squares;
}

/**
 * Theta (Assimakopoulos & Nikolopoulos 2000) as simple exponential smoothing with half the slope of the line as drift
 * (Hyndman & Billah 2003, Int. J. Forecasting 19:287-290, eq. 7, for a long series). The line is through the last
 * months only, as inflation changes.
 */
function theta({ level: alpha, window }: { level: number; window: number }): Model {
  let level = 0;
  let recent: number[] = [];
  let drift = 0;
  return {
    restart: (log) => {
      level = log;
      recent = [log];
      drift = 0;
    },
    observe: (log) => {
      level += alpha * (log - level);
      recent.push(log);
      if (recent.length > window) recent.shift();
      drift = slopeOf(recent) / 2;
    },
    ahead: (months) => level + drift * (months - 1 + 1 / alpha),
  };
}

const slow = { level: 0.6, trend: 0.15, damping: 0.9, clip: 1.5 };
const walk = { level: 1, trend: 0.05, damping: 0.9, clip: 3.5 };
/** For times when inflation sets in: what rose goes on rising for a while. */
const lately = { level: 1, trend: 0.15, damping: 0.8, clip: Infinity };
const justNow = { level: 1, trend: 0.4, damping: 0.4, clip: 6 };

/** The models that are weighed against each other, chosen on the development part of the benchmark. */
export const candidates: readonly Candidate[] = [
  { name: "last price", season: "none", model: lastValue },
  { name: "random walk", season: "none", model: () => dampedTrend({ ...walk, trend: 0 }) },
  { name: "random walk with momentum", season: "none", model: () => dampedTrend(justNow) },
  { name: "random walk with recent drift", season: "none", model: () => dampedTrend(lately) },
  { name: "random walk with drift and season", season: "one wave", model: () => dampedTrend(walk) },
  { name: "random walk with drift and fine season", season: "two waves", model: () => dampedTrend(walk) },
  { name: "smoothing with damped trend", season: "none", model: () => dampedTrend(slow) },
  { name: "smoothing with damped trend and season", season: "one wave", model: () => dampedTrend(slow) },
  { name: "Theta with season", season: "one wave", model: () => theta({ level: 0.8, window: 24 }) },
];
