/** Reflectance = value x scale + offset. */
export type Calibration = { scale: number; offset: number };

/** Above this share of impossible values the offset is taken to be removed from the file already. */
const mostBelowZero = 0.05;

/**
 * The offset that holds for a scene of the older collection. Its items may still tell an offset of -0.1 that was taken
 * out of the files already (Element 84, earth-search issues 66 and 71): applying it once more would put reflectances
 * below 0. So when more than 5 % of the clear red values would fall below 0, none is applied.
 */
export function trueOffset(clearRed: Iterable<number>, { scale, offset }: Calibration): number {
  if (offset >= 0) return offset;
  let count = 0;
  let below = 0;
  for (const value of clearRed) {
    count++;
    if (value * scale + offset < 0) below++;
  }
  return count > 0 && below / count > mostBelowZero ? 0 : offset;
}

/**
 * NDVI = (NIR - red) / (NIR + red) (Rouse et al. 1974) from file values, of which 0 is no data; null where there is
 * none. Reflectances that noise puts below 0 count as 0.
 */
export function ndviOf(red: number, nir: number, { scale, offset }: Calibration): number | null {
  if (red === 0 || nir === 0) return null;
  const redReflectance = Math.max(0, red * scale + offset);
  const nirReflectance = Math.max(0, nir * scale + offset);
  const sum = redReflectance + nirReflectance;
  return sum > 0 ? (nirReflectance - redReflectance) / sum : null;
}
