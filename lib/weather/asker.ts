import type { Database } from "../db";
import type { ResolvedPlace } from "../places/contract";
import type { Sourced } from "./sources/source";

/** On whose behalf and when the weather is asked for. */
export type Asker = { accountId: number; db: Database; now: number };

/** Data for a place, with where the data came from. */
export type Placed<T> = Sourced<T> & { place: ResolvedPlace };
