import type { Corner } from "../geo/boundary/ring";
import type { Point } from "../geo/coordinates";
import type { FarmCrop } from "./crops/farm-crop";

/** What a farm can be. */
export const farmStatuses = ["active", "fallow", "archived"] as const;

/** Worked, resting, or no longer kept. */
export type FarmStatus = (typeof farmStatuses)[number];

/** A farm without its boundary and crops. */
export type Farm = {
  id: number;
  name: string;
  status: FarmStatus;
  sizeHa: number | null;
  location: string | null;
  point: Point | null;
  soilType: string | null;
  description: string | null;
  sample: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A farm with all that belongs to it. */
export type WholeFarm = Farm & { boundary: Corner[] | null; crops: FarmCrop[] };

/** A farm as lists show it, with the names of its crops; its moments are ISO 8601 texts (UTC). */
export type ListedFarm = Omit<Farm, "soilType" | "description" | "version" | "createdAt" | "updatedAt"> & {
  createdAt: string;
  updatedAt: string;
  cropNames: string[];
};

/** What a caller may set; what is left out stays as it is. */
export type FarmFields = {
  name?: string;
  status?: FarmStatus;
  sizeHa?: number | null;
  location?: string | null;
  point?: Point | null;
  soilType?: string | null;
  description?: string | null;
  boundary?: Corner[] | null;
};
