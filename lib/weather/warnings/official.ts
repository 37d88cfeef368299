import { z } from "zod";
import { ApiError } from "../../api/errors";
import { inSandbox } from "../../sandbox";
import { ageSeconds, cached } from "../../upstream/cache";
import { isUpstreamError } from "../../upstream/errors";
import type { WeatherAlert } from "../alert";
import { cellKey, cellOf } from "../sources/cell";
import type { Sourced } from "../sources/source";
import type { Point } from "../weather";
import { warningsAt } from "./cap";
import { nationalMessages } from "./national-feed";
import { swicMessages } from "./swic";
import { holds, Warning } from "./warning";

const freshSeconds = 300;
/** Warnings are short-lived: an hour later new ones may be out that a kept answer does not know. */
const staleSeconds = 3600;
const retryAfterSeconds = 30;

const Answer = z.object({ source: z.string(), warnings: z.array(Warning) });
type Answer = z.infer<typeof Answer>;

/** Where warnings are asked for; the country is ISO 3166-1, two letters. */
export type WarnedPlace = Point & { country: string | null };

/** The sandbox invents weather, but no warnings in the name of others. */
const noWarnings: Sourced<WeatherAlert[]> = {
  data: [],
  provenance: { source: "Sandbox (no official warnings)", kind: "forecast", ageSeconds: 0 },
};

/**
 * Warnings of the official weather services that hold at a place: from WMO's Severe Weather Information Centre, else
 * from the country's own feed. The services' texts are passed on unaltered.
 * @throws ApiError 503 when neither can be asked.
 */
export async function officialWarnings(place: WarnedPlace, now: number): Promise<Sourced<WeatherAlert[]>> {
  if (inSandbox()) return noWarnings;
  const cell = cellOf(place);
  try {
    const kept = await cached({
      source: "official-warnings",
      key: `${cellKey(cell)} ${place.country ?? ""}`,
      schema: Answer,
      freshSeconds,
      staleSeconds,
      fetch: () => fetchWarnings({ ...cell, country: place.country }, now),
      now,
    });
    return {
      data: kept.value.warnings.filter((warning) => holds(warning, now)),
      provenance: { source: kept.value.source, kind: "forecast", ageSeconds: ageSeconds(kept, now) },
    };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    throw new ApiError(
      503,
      "Warnings unavailable",
      `The services that relay official weather warnings cannot be reached. Try again in ${retryAfterSeconds} seconds.`,
      { "Retry-After": String(retryAfterSeconds) },
    );
  }
}

async function fetchWarnings(place: WarnedPlace, now: number): Promise<Answer> {
  try {
    return { source: "WMO SWIC", warnings: warningsAt(place, await swicMessages(place, now), now) };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const messages = await nationalMessages(place.country, now);
    return { source: "National CAP feed", warnings: warningsAt(place, messages, now) };
  }
}
