import { config } from "../../config";
import { log } from "../../log";
import type { ResolvedPlace } from "../../places/contract";
import { isUpstreamError } from "../../upstream/errors";
import { isdaMaps } from "./isda-maps";
import { isdaService } from "./isda";
import type { MappedAnswer, SoilMap } from "./soil-map";
import { soilGrids } from "./soilgrids";

/** The maps, the finest first. */
const maps: readonly SoilMap[] = [isdaService, isdaMaps, soilGrids];

/** What the first map that knows a place says of it. */
export type SoilMapAnswer = MappedAnswer & { map: SoilMap };

/** The first map's answer; null when none has one. It never throws. */
export async function askMaps(place: ResolvedPlace, now: number): Promise<SoilMapAnswer | null> {
  for (const map of maps) {
    try {
      const answer = await map.ask(place, now);
      if (answer) return { ...answer, map };
    } catch (error) {
      // What upstreams do wrong is logged once, where they are called, however many callers waited for it.
      if (!isUpstreamError(error)) log().warn({ source: map.name, err: error }, "soil map failed");
    }
  }
  return null;
}

/** A place whose usual soil is known is not kept waiting longer for slow maps than this many usual timeouts. */
const patience = 1.5;

/**
 * The same, or null when no map has answered in time; they are waited for in the background, so that the next call
 * finds the answer.
 */
export async function askMapsForAWhile(place: ResolvedPlace, now: number): Promise<SoilMapAnswer | null> {
  let timer: NodeJS.Timeout | undefined;
  const outOfTime = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), config().UPSTREAM_TIMEOUT_MS * patience);
  });
  try {
    return await Promise.race([askMaps(place, now), outOfTime]);
  } finally {
    clearTimeout(timer);
  }
}
