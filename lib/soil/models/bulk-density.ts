import type { Texture } from "./texture";

const mineralDensityGCm3 = 2.65;
/** The regressions were made on soils with less organic matter. */
const mostOrganicMatterPct = 8;

/**
 * Bulk density (g/cm3) of a soil at usual density from texture and organic matter: Saxton & Rawls (2006), Soil Science
 * Society of America Journal 70:1569-1578, Table 1, equations 2, 3, 5 and 6.
 */
export function bulkDensityOf({ clayPct, sandPct }: Texture, organicMatterPct: number): number {
  const [sand, clay] = [sandPct / 100, clayPct / 100];
  const om = Math.min(organicMatterPct, mostOrganicMatterPct);
  const first33 =
    -0.251 * sand + 0.195 * clay + 0.011 * om + 0.006 * sand * om - 0.027 * clay * om + 0.452 * sand * clay + 0.299;
  const at33kPa = first33 + (1.283 * first33 ** 2 - 0.374 * first33 - 0.015);
  const firstDrained =
    0.278 * sand + 0.034 * clay + 0.022 * om - 0.018 * sand * om - 0.027 * clay * om - 0.584 * sand * clay + 0.078;
  const drained = firstDrained + (0.636 * firstDrained - 0.107);
  const saturated = at33kPa + drained - 0.097 * sand + 0.043;
  return (1 - saturated) * mineralDensityGCm3;
}
