import type { Fault, FaultCode } from "../boundary/fault";
import type { Corner, Repair } from "../boundary/ring";
import type { Point } from "../coordinates";

/** What a farm can be, as files and the API name it. */
export const farmStates = ["active", "fallow", "archived"] as const;
/** What a crop on a farm can be, as files and the API name it. */
export const cropStates = ["planned", "growing", "harvested", "failed"] as const;

/** A crop on a farm, as files carry it. Area in hectares, dates YYYY-MM-DD. */
export type CropData = {
  name: string;
  status: (typeof cropStates)[number];
  variety: string | null;
  area: number | null;
  planting_date: string | null;
  expected_harvest_date: string | null;
};

/** All that is known of a farm, as files carry it. Size in hectares; corners not closed. */
export type FarmData = {
  name: string;
  status: (typeof farmStates)[number];
  size: number | null;
  location: string | null;
  coordinates: Point | null;
  soil_type: string | null;
  description: string | null;
  boundary_coordinates: Corner[] | null;
  crops: CropData[];
};

/** A farm of the account, as an export is given it. */
export type StoredFarm = Omit<FarmData, "boundary_coordinates"> & {
  id: number;
  created_at: string;
  updated_at: string;
  boundary_coordinates: number[][] | null;
};

/** Why a feature of a file cannot become a farm. */
export type FeatureFault = Omit<Fault, "code"> & { code: FaultCode | "open_line" | "no_shape" };

/** What is found of a feature. `areaHa` is null for a farm without a boundary. */
export type FeatureVerdict = { ok: true; areaHa: number | null } | { ok: false; faults: FeatureFault[] };

/** A feature of a file, ready to be shown and, when its verdict allows, to be saved. */
export type ImportedFeature = {
  /** The farm that it becomes; when refused, with the corners as they were read. */
  farm: FarmData;
  repairs: Repair[];
  verdict: FeatureVerdict;
};
