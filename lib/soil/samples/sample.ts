import type { z } from "zod";
import type { Point } from "../../geo/coordinates";
import type { SampleStatus } from "../models/sample-lifecycle";
import type { ResultsBody } from "./contract";

/** What a laboratory found. */
export type LabResults = z.output<typeof ResultsBody>;

/** A state that a sample came into. */
export type SampleStep = { status: SampleStatus; at: Date; note: string | null };

/** A soil sample. */
export type SoilSample = {
  id: number;
  farmId: number;
  status: SampleStatus;
  trackingCode: string;
  depthCm: number;
  point: Point;
  notes: string | null;
  /** YYYY-MM-DD. */
  collectionDate: string;
  estimatedCompletionDate: string;
  /** Null until it is completed. */
  results: LabResults | null;
  createdAt: Date;
  updatedAt: Date;
  /** Oldest first. */
  steps: SampleStep[];
};
