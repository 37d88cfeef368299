/** The smallest scale, so that a price that never moved can move at last (log price). */
const leastScale = 0.005;
const firstScale = 0.02;
/** Mean absolute deviation to standard deviation, normal errors. */
const toDeviation = 1.25;
const memory = 0.1;
/** A single error counts for no more than so many scales, so that one leap does not open the way for the next. */
const mostScales = 5;

/**
 * Bounds errors at `width` times their running scale, so that a leap moves a level by its usual step only, and a
 * lasting one within a few months: Gelper, Fried & Croux (2010) J. Forecasting 29:285-300, eqs 8 to 11, with the mean
 * absolute error as scale.
 */
export function clipper(width: number): (error: number) => number {
  let scale: number | null = null;
  let count = 1;
  return (error) => {
    if (scale === null) {
      scale = Math.max(Math.abs(error), firstScale);
      return error;
    }
    const bound = width * scale;
    count += 1;
    const seen = Math.min(Math.abs(error), mostScales * scale) * toDeviation;
    scale = Math.max(leastScale, scale + Math.max(memory, 1 / count) * (seen - scale));
    return Math.max(-bound, Math.min(bound, error));
  };
}
