/** What a crop on a farm can be. */
export const farmCropStatuses = ["planned", "growing", "harvested", "failed"] as const;

/** Planned, in the ground, brought in, or lost. */
export type FarmCropStatus = (typeof farmCropStatuses)[number];

/** A crop on a farm. Dates are YYYY-MM-DD. */
export type FarmCrop = {
  id: number;
  /** Null for a crop that the catalogue does not have. */
  cropId: number | null;
  name: string;
  variety: string | null;
  areaHa: number | null;
  status: FarmCropStatus;
  plantingDate: string | null;
  expectedHarvestDate: string | null;
};
