import type { UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import type { Provenance } from "@/lib/api/provenance";
import type { ImageryJson, MoistureJson, NdviJson, ScenesJson } from "@/lib/earth/contract";

/** NDVI over time, as the API gives it. */
export type Ndvi = z.output<typeof NdviJson>;
/** The scenes of a farm, as the API gives them. */
export type Scenes = z.output<typeof ScenesJson>;
/** One scene. */
export type Scene = Scenes["data"][number];
/** Soil moisture over time, as the API gives it. */
export type Moisture = z.output<typeof MoistureJson>;
/** A true-colour picture, as the API gives it. */
export type Imagery = z.output<typeof ImageryJson>;

/** What the API answers, with where it came from. */
export type Answer<Body> = { body: Body; provenance: Provenance | null };
/** An answer, waited for. */
export type Asked<Body> = UseQueryResult<Answer<Body>>;
