import type { Organism } from "../catalogue/store";
import type { RiskFinding, RiskModel } from "../models/risk-model";
import type { RiskLevel } from "../organism";

/** A crop of the catalogue. */
export type NamedCrop = { id: number; name: string };

/** A crop that grows at a place. */
export type FieldCrop = NamedCrop & {
  /** YYYY-MM-DD; null when not known. */
  plantedOn: string | null;
};

/** The rule that found a risk, and what it found. */
export type Cause = { model: RiskModel; finding: RiskFinding };

/** A pest or disease that the weather favours, or that other farmers saw nearby. */
export type PestAlert = {
  organism: Organism;
  level: RiskLevel;
  /** Crops at risk, by name. */
  crops: NamedCrop[];
  /** Null: no rule found it, it is from sightings alone. */
  cause: Cause | null;
  /** First and last day (YYYY-MM-DD) on which it holds. */
  from: string;
  until: string;
  /** Other accounts that confirmed it nearby lately. */
  sightings: number;
  /** Whether these raised the level that the weather alone gives. */
  raised: boolean;
};
