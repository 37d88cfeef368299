import { invalidRequest } from "../../api/errors";
import type { DepthBand } from "../models/layers";

/** Below this no source tells the moisture. */
const deepestCm = 100;

/**
 * The depths meant by `10`, `0-28` or `0-28cm`.
 * @throws ApiError 400 for a layer that is upside down, without thickness, or deeper than 100 cm.
 */
export function depthBandOf(text: string): DepthBand {
  const [top = 0, bottom] = text.replace(/ ?cm$/, "").split("-").map(Number);
  const band = { topCm: top, bottomCm: bottom ?? top };
  if (band.bottomCm > deepestCm) {
    throw invalidRequest(`depth: expected at most ${deepestCm} cm, got ${band.bottomCm} cm.`);
  }
  if (bottom !== undefined && bottom <= top) {
    throw invalidRequest(
      `depth: expected the upper depth first and a lower one after it, such as 0-28; got ${top}-${bottom}.`,
    );
  }
  return band;
}

/** A band as people write it: `0-28 cm`, `10 cm`. */
export function depthInWords({ topCm, bottomCm }: DepthBand): string {
  return topCm === bottomCm ? `${topCm} cm` : `${topCm}-${bottomCm} cm`;
}
