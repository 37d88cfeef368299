import type { Asked } from "./bodies";

/** The answer of the MODIS web service. */
export function modisBody({ pathname }: Asked): unknown {
  return pathname.endsWith("/dates") ? { dates: [] } : { subset: [] };
}
