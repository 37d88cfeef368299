import type { Rates } from "../models/fertiliser";
import type { QueftsCrop } from "../models/quefts";

/** What a crop needs of nutrients and how much acidity it bears. */
export type CropNeeds = Rates & {
  cropId: number;
  targetPh: number;
  /** Highest saturation with Al + H, in %. */
  acidSaturationPct: number;
  /** Words for the dressings, the first the basal one. */
  timing: string[];
  /** Null where no parameters are published. */
  quefts: QueftsCrop | null;
  source: string;
  /** Whether the rates were checked against a published trial. */
  checked: boolean;
};
