import { gazetteer } from "../../geo/gazetteer";
import type { ResolvedPlace } from "../../places/contract";
import { climateAt } from "../../weather/climate/climate-at";
import type { SoilLayer } from "../models/compose";
import { readSoilRegions, type SoilRegion } from "../store";
import { isInTropicalAfrica } from "./africa";

const stateDistanceKm = 100;

/** The region that a place lies in: in Nigeria by its state, elsewhere in tropical Africa by its yearly rain. */
async function regionOf(place: ResolvedPlace): Promise<SoilRegion | null> {
  if (!isInTropicalAfrica(place)) return null;
  const [regions, places] = await Promise.all([readSoilRegions(), gazetteer()]);
  const nearest = places.nearest(place, stateDistanceKm);
  const byState = nearest?.country === "NG" && regions.find(({ states }) => states.includes(nearest.admin1));
  if (byState) return byState;
  const climate = await climateAt(place);
  if (!climate) return null;
  const rainMm = climate.normals.rainMm.reduce((sum, ofMonth) => sum + ofMonth, 0);
  return regions.find(({ rainMinMm, rainMaxMm }) => rainMm >= rainMinMm && rainMm < rainMaxMm) ?? null;
}

/** The usual soil of a place's region and the region's name; null beyond tropical Africa. */
export async function regionalSoil(place: ResolvedPlace): Promise<{ name: string; layer: SoilLayer } | null> {
  const region = await regionOf(place);
  if (!region) return null;
  return {
    name: region.name,
    layer: {
      figures: region.figures,
      origin: "estimated",
      source: `estimated: usual soil of the ${region.name}; this field's own can be very different`,
      phosphorusMethod: "bray1",
      exchangeableAcidityCmolKg: null,
      bulkDensityGCm3: null,
    },
  };
}
