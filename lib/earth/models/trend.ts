/*
 * Trend of a series: how fast by the slope of Theil and Sen, whether it is more than chance by the test of Mann and
 * Kendall. Both go by ranks and medians, so that single wrong pictures do not decide.
 */

/** A value on a day. */
export type DatedValue = {
  /** YYYY-MM-DD */
  date: string;
  value: number;
};

/** Fewer points show no trend, whatever they are. */
const leastPoints = 4;
const dayMs = 86_400_000;
/** Two-sided 5 % of the standard normal distribution. */
const criticalZ = 1.959964;

/** The middle of numbers; of an even count the mean of the two in the middle. NaN when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Slope by Theil and Sen: the median of the slopes between all pairs of points whose x differ. Sen (1968), Estimates of
 * the regression coefficient based on Kendall's tau, J. Am. Stat. Assoc. 63:1379-1389. NaN without such a pair.
 */
export function theilSenSlope(points: readonly { x: number; y: number }[]): number {
  const slopes = points.flatMap((from, index) =>
    points
      .slice(index + 1)
      .filter((to) => to.x !== from.x)
      .map((to) => (to.y - from.y) / (to.x - from.x)),
  );
  return median(slopes);
}

/** What the test of Mann and Kendall says of a series. */
export type MannKendall = {
  /** Pairs that rise less pairs that fall. */
  s: number;
  /** Of s when there is no trend. */
  variance: number;
  z: number;
  /** A trend at the two-sided 5 % level. */
  significant: boolean;
};

/**
 * The test of Mann (1945), Nonparametric tests against trend, Econometrica 13:245-259, and Kendall (1975), Rank
 * correlation methods: variance corrected for ties, z with the correction for continuity. For 4 to 10 values its verdict
 * at 5 % is that of the exact distribution.
 */
export function mannKendall(values: readonly number[]): MannKendall {
  const n = values.length;
  let s = 0;
  for (const [index, earlier] of values.entries()) {
    for (const later of values.slice(index + 1)) s += Math.sign(later - earlier);
  }
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const spread = (count: number) => count * (count - 1) * (2 * count + 5);
  const ties = [...counts.values()].reduce((sum, count) => sum + spread(count), 0);
  const variance = (spread(n) - ties) / 18;
  const z = variance > 0 ? (s - Math.sign(s)) / Math.sqrt(variance) : 0;
  return { s, variance, z, significant: Math.abs(z) > criticalZ };
}

/** Change in 10 days by Theil and Sen; 0 when the test finds no trend; null with too few points. */
function provenChange(series: readonly DatedValue[]): number | null {
  if (series.length < leastPoints) return null;
  const inOrder = series.toSorted((a, b) => a.date.localeCompare(b.date));
  if (!mannKendall(inOrder.map(({ value }) => value)).significant) return 0;
  return theilSenSlope(inOrder.map(({ date, value }) => ({ x: Date.parse(date) / dayMs / 10, y: value })));
}

/** Words for how NDVI changes. */
export type NdviTrend = "rapid growth" | "improving" | "stable" | "declining" | "rapid decline" | "too few pictures";

/** Change of NDVI in 10 days from which it is said to change, and to change fast. */
const ndviSteps = { slow: 0.01, fast: 0.03 };

/** What becomes of NDVI, in words; `stable` also when the test does not tell the change from chance. */
export function ndviTrend(series: readonly DatedValue[]): NdviTrend {
  const change = provenChange(series);
  if (change === null) return "too few pictures";
  if (change >= ndviSteps.fast) return "rapid growth";
  if (change >= ndviSteps.slow) return "improving";
  if (change > -ndviSteps.slow) return "stable";
  return change > -ndviSteps.fast ? "declining" : "rapid decline";
}

/** Words for how soil moisture changes. */
export type MoistureTrend = "wetting" | "stable" | "drying" | "too few days";

/** Change of water content (m3/m3) in 10 days from which a soil is said to wet or dry. */
const moistureStep = 0.005;

/** What becomes of soil moisture, in words; `stable` also when the test does not tell the change from chance. */
export function moistureTrend(series: readonly DatedValue[]): MoistureTrend {
  const change = provenChange(series);
  if (change === null) return "too few days";
  if (Math.abs(change) < moistureStep) return "stable";
  return change > 0 ? "wetting" : "drying";
}

/** The words for NDVI with their limits, for the endpoint's description. */
export const ndviTrendInWords =
  `the slope of Theil and Sen (Sen 1968) in 10 days: \`rapid growth\` from +${ndviSteps.fast}, \`improving\` from ` +
  `+${ndviSteps.slow}, \`declining\` from -${ndviSteps.slow}, \`rapid decline\` from -${ndviSteps.fast}. A slope between ` +
  "these, or one that the test of Mann and Kendall (two-sided, 5 %, corrected for ties) does not tell from chance, is " +
  `\`stable\`; fewer than ${leastPoints} points are \`too few pictures\``;

/** The words for soil moisture with their limits, for the endpoint's description. */
export const moistureTrendInWords =
  `\`wetting\` or \`drying\` when the slope of Theil and Sen is at least ${moistureStep} m3/m3 in 10 days and the test of ` +
  "Mann and Kendall (two-sided, 5 %, corrected for ties) tells it from chance, else `stable`; fewer than " +
  `${leastPoints} days are \`too few days\``;
