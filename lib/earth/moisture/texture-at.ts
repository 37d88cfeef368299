import { assumedTexture, textureOf, type TextureClass } from "../../farms/models/soil-texture";
import type { ResolvedPlace } from "../../places/contract";
import { normalisedTexture, textureClassOf } from "../../soil/models/texture";
import { regionalSoil } from "../../soil/sources/regions";

/** The soil's texture in its owner's words, else the usual one of the region, else the one that is assumed. */
export async function textureAt(place: ResolvedPlace, soilType: string | null): Promise<TextureClass> {
  const described = textureOf(soilType);
  if (described) return described;
  const { clayPct, siltPct, sandPct } = (await regionalSoil(place))?.layer.figures ?? {};
  if (clayPct === undefined || siltPct === undefined || sandPct === undefined) return assumedTexture;
  const texture = normalisedTexture({ clayPct, siltPct, sandPct });
  return texture ? textureClassOf(texture) : assumedTexture;
}
