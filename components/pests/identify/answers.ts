import type { z } from "zod";
import type { IdentificationJson } from "@/lib/pests/identifications/contract";
import type { SightingJson } from "@/lib/pests/sightings/contract";

/** A photo that was identified, as the API gives it. */
export type Identification = z.output<typeof IdentificationJson>;
/** What it may be. */
export type Candidate = Identification["candidates"][number];
/** A sighting of one's own. */
export type Sighting = z.output<typeof SightingJson>;
/** A crop of the catalogue. */
export type Crop = { id: number; name: string };
/** A farm of one's own to choose from. */
export type FarmChoice = { id: number; name: string; placed: boolean; cropNames: readonly string[] };
