import type { Crop, Texture } from "../crops/crop";
import { suitability, type Suitability } from "../crops/models/ecocrop";
import type { Climate } from "../weather/climate/climate-at";
import { textureGroup } from "./models/texture-groups";
import type { CropNeeds } from "./nutrients/needs";
import type { Soil } from "./soil";

/** A crop with how it fits a field, by rain alone and with irrigation. */
export type SuitedCrop = { crop: Crop; rainfed: Suitability; irrigated: Suitability };

/** From so much organic matter (%) on, EcoCrop calls a soil organic: 12 % of carbon. */
const peatPct = 20.7;

const textureOfSoil = ({ measures, texture }: Soil): Texture =>
  measures.organicMatterPct.value > peatPct ? "organic" : textureGroup(texture);

/** How a crop fits soil and climate of a field (EcoCrop); null when the crop's needs are not known. */
export function fitOf(crop: Crop, soil: Soil, { normals }: Climate): SuitedCrop | null {
  const { tminC, tmaxC, rainMm } = normals;
  const tmeanC = tminC.map((low, month) => (low + (tmaxC[month] ?? low)) / 2);
  const site = { climate: { tmeanC, tminC, rainMm }, ph: soil.measures.ph.value, texture: textureOfSoil(soil) };
  const rainfed = suitability(crop, { ...site, irrigated: false });
  const irrigated = suitability(crop, { ...site, irrigated: true });
  return rainfed && irrigated && { crop, rainfed, irrigated };
}

/**
 * The crops that fit at all, the best first. Of equals first those with nutrient parameters of their own, then those with
 * rates, as the catalogue counts them.
 */
export function suitedCrops(crops: readonly SuitedCrop[], needs: ReadonlyMap<number, CropNeeds>): SuitedCrop[] {
  const unknown = ({ crop }: SuitedCrop) => {
    const known = needs.get(crop.id);
    return known ? (known.quefts ? 0 : 1) : 2;
  };
  return crops
    .filter(({ rainfed }) => rainfed.score > 0)
    .toSorted((a, b) => b.rainfed.score - a.rainfed.score || unknown(a) - unknown(b) || a.crop.id - b.crop.id);
}
