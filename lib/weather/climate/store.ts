import { db } from "../../db";
import type { Point } from "../../geo/coordinates";
import type { Station } from "./normals";

const kmPerDegree = 111.2;

/** Stations in a box around a point that holds all within `withinKm` of it. */
export async function readStations({ latitude, longitude }: Point, withinKm: number): Promise<Station[]> {
  const height = withinKm / kmPerDegree;
  const poleward = Math.abs(latitude) + height;
  const width = poleward >= 89 ? 180 : Math.min(180, height / Math.cos((poleward * Math.PI) / 180));
  const [west, east] = [longitude - width, longitude + width];
  // A box over the 180th meridian goes on at the other side.
  const slices = [{ gte: west, lte: east }];
  if (west < -180) slices.push({ gte: west + 360, lte: 180 });
  if (east > 180) slices.push({ gte: -180, lte: east - 360 });
  return db().climateNormal.findMany({
    where: {
      latitude: { gte: latitude - height, lte: latitude + height },
      OR: slices.map((slice) => ({ longitude: slice })),
    },
    omit: { id: true, name: true, country: true },
  });
}

/** Mean rain of the months (mm, January to December) in a Nigerian state; null when the state is not known. */
export async function readStateRainfall(state: string): Promise<number[] | null> {
  const row = await db().stateRainfall.findUnique({ where: { state } });
  return row?.rainMm ?? null;
}
