/** A layer of soil between two depths; null where its figure is not known. */
export type Layer = { topCm: number; bottomCm: number; value: number | null };

/** The depths that a figure is wanted for; a single depth has both the same. */
export type DepthBand = { topCm: number; bottomCm: number };

const overlapCm = (a: DepthBand, b: DepthBand) =>
  Math.max(0, Math.min(a.bottomCm, b.bottomCm) - Math.max(a.topCm, b.topCm));

/** The layer at one depth; at the border of two the lower one, at the very bottom the last one. */
function layerAt(layers: readonly Layer[], depthCm: number): Layer | undefined {
  return (
    layers.find(({ topCm, bottomCm }) => topCm <= depthCm && depthCm < bottomCm) ??
    layers.find(({ bottomCm }) => bottomCm === depthCm)
  );
}

/**
 * The mean over a band of depths, each layer weighted by the part of the band that lies in it. Null when a layer that
 * the band touches has no figure, or when the layers do not cover the band.
 */
export function meanOverDepth(layers: readonly Layer[], band: DepthBand): number | null {
  if (band.topCm === band.bottomCm) return layerAt(layers, band.topCm)?.value ?? null;
  let coveredCm = 0;
  let sum = 0;
  for (const layer of layers) {
    const sharedCm = overlapCm(layer, band);
    if (sharedCm === 0) continue;
    if (layer.value === null) return null;
    coveredCm += sharedCm;
    sum += layer.value * sharedCm;
  }
  const missingCm = band.bottomCm - band.topCm - coveredCm;
  return Math.abs(missingCm) < 1e-9 ? sum / coveredCm : null;
}
