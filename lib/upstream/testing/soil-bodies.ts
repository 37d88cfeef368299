import type { Asked } from "./bodies";

/** The answer of SoilGrids. */
export function soilGridsBody({ query }: Asked): unknown {
  return { type: "Feature", properties: { layers: [] }, asked: query.getAll("property") };
}

/** The answer of iSDAsoil: a login's or a point's. */
export function isdaBody({ pathname }: Asked): unknown {
  return pathname.endsWith("/login") ? { access_token: "stand-in", token_type: "bearer" } : { property: {} };
}
