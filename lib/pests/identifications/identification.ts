import type { z } from "zod";
import type { IdentificationJson, outcomes } from "./contract";

/** What became of a photo. */
export type Outcome = (typeof outcomes)[number];

/** What the photo model said, as it is kept and answered. */
export type IdentificationAnswer = Pick<z.output<typeof IdentificationJson>, "candidates" | "recommendations">;

/** A photo that was identified. */
export type Identification = {
  id: number;
  createdAt: Date;
  outcome: Outcome;
  answer: IdentificationAnswer;
  cropId: number | null;
  /** Null when none was given, or it is deleted. */
  farmId: number | null;
  /** Whether a copy of the photo is kept. */
  hasPhoto: boolean;
  sightingId: number | null;
};
