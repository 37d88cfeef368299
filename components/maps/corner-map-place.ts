import type { Corner } from "@/lib/geo/boundary/ring";

/** A place on the map as a corner: to about ten centimetres, on the globe also when the map was dragged round it. */
export function cornerAt({ lat, lng }: { lat: number; lng: number }): Corner {
  const turns = Math.floor((lng + 180) / 360);
  return [Number(lat.toFixed(6)), Number((lng - turns * 360).toFixed(6))];
}
