import { hectaresOf, type AreaUnit } from "@/lib/geo/boundary/area-units";
import type { Corner } from "@/lib/geo/boundary/ring";
import { readDegrees, writeDegrees } from "../../maps/pasted-corners";

/** An amount of land as typed, in hectares: null for nothing typed, undefined for no number. */
export function readSize(text: string, unit: AreaUnit): number | null | undefined {
  const figure = text.replace(/[,\s]/g, "");
  if (figure === "") return null;
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(figure)) return undefined;
  return Number(hectaresOf(Number(figure), unit).toPrecision(10));
}

/** A pin as typed: null for nothing typed, undefined for figures that are no place on the globe. */
export function readPin({ latitude, longitude }: { latitude: string; longitude: string }): Corner | null | undefined {
  if (latitude.trim() === "" && longitude.trim() === "") return null;
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return undefined;
  return [north, east];
}

/** A pin as the fields show it. */
export function writePin([latitude, longitude]: Corner): { latitude: string; longitude: string } {
  return { latitude: writeDegrees(latitude), longitude: writeDegrees(longitude) };
}
