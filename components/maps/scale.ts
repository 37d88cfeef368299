const radians = Math.PI / 180;
/** Radius of the sphere of equal area (m). */
const earthRadiusM = 6_371_007;
const squareMetresPerHectare = 10_000;

/** The longest round length (1, 2 or 5 times a power of ten; m) that a scale bar of at most `maxPx` can show. */
export function scaleBarOf({ metresPerPx, maxPx }: { metresPerPx: number; maxPx: number }): {
  lengthM: number;
  widthPx: number;
} {
  const longestM = metresPerPx * maxPx;
  const power = 10 ** Math.floor(Math.log10(longestM));
  const lengthM = [5, 2, 1].map((step) => step * power).find((length) => length <= longestM) ?? power;
  return { lengthM, widthPx: lengthM / metresPerPx };
}

/** Area between two parallels and two meridians on the sphere of the earth's area (ha). */
export function boxAreaHa(box: { south: number; north: number; west: number; east: number }): number {
  const width = Math.min(360, box.east - box.west) * radians;
  const height = Math.sin(Math.min(90, box.north) * radians) - Math.sin(Math.max(-90, box.south) * radians);
  return (earthRadiusM * earthRadiusM * width * height) / squareMetresPerHectare;
}
