/** From file values to the brightness of a screen, 0 to 255. */
export type Stretch = (value: number) => number;

const sampleSize = 60_000;
const [darkShare, brightShare] = [0.01, 0.99];
/** Reflectance 0.06 in file values: less contrast than this is not spread over the whole screen. */
const leastSpan = 600;
const gamma = 1.25;

/**
 * One stretch for all three colours, so that hues stay: the darkest hundredth becomes black, the brightest white, with
 * the midtones a little lifted. 0 is no data and does not count.
 */
export function stretchOf(bands: readonly ArrayLike<number>[]): Stretch {
  const values: number[] = [];
  for (const band of bands) {
    const every = Math.max(1, Math.floor((band.length * bands.length) / sampleSize));
    for (let index = 0; index < band.length; index += every) {
      const value = band[index] ?? 0;
      if (value > 0) values.push(value);
    }
  }
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
  const [dark, bright] = [at(darkShare), at(brightShare)];
  const missing = Math.max(0, leastSpan - (bright - dark)) / 2;
  const [from, to] = [dark - missing, bright + missing];
  return (value) => Math.round(255 * Math.min(1, Math.max(0, (value - from) / (to - from))) ** (1 / gamma));
}
