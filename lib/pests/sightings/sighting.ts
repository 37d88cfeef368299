import type { Point } from "../../geo/coordinates";

/** A pest or disease that a farmer says is there. */
export type Sighting = {
  id: number;
  organism: { id: number; name: string };
  cropId: number | null;
  /** Null when it was on no farm, or on one that is deleted. */
  farm: { id: number; name: string } | null;
  point: Point;
  /** YYYY-MM-DD. */
  seenOn: string;
  notes: string | null;
  identificationId: number | null;
  createdAt: Date;
};
