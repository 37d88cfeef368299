import { ApiError } from "../../api/errors";
import { log } from "../../log";
import { isUpstreamError } from "../../upstream/errors";
import type { Sourced, WeatherSource } from "./source";

/** After this a source that was left alone is asked again. */
const retryAfterSeconds = 30;

type Question<T> = {
  /** The world's services, the first asked first. */
  services: readonly WeatherSource[];
  /** Asked when none of them answers. */
  model: WeatherSource;
  /** Null: the source does not offer this. */
  ask: (source: WeatherSource) => Promise<Sourced<T>> | null;
  /** An older answer is only given when no later service has a newer one. */
  freshSeconds: number;
};

/**
 * The first fresh answer of a service; else the youngest kept one; else the model's.
 * @throws ApiError 503 when none of them can tell.
 */
export async function firstAnswer<T>({ services, model, ask, freshSeconds }: Question<T>): Promise<Sourced<T>> {
  let youngest: Sourced<T> | null = null;
  for (const service of services) {
    try {
      const answer = await ask(service);
      if (!answer) continue;
      if (answer.provenance.ageSeconds <= freshSeconds) return answer;
      if (!youngest || answer.provenance.ageSeconds < youngest.provenance.ageSeconds) youngest = answer;
    } catch (error) {
      // What upstreams do wrong is logged once, where they are called, however many callers waited for it.
      if (!isUpstreamError(error)) log().warn({ source: service.name, err: error }, "weather source failed");
    }
  }
  const last = youngest ?? (await usual(model, ask));
  if (last) return last;
  throw new ApiError(
    503,
    "Weather unavailable",
    "No weather service can be reached at the moment, and the climate figures kept here do not cover this place. " +
      `Try again in ${retryAfterSeconds} seconds.`,
    { "Retry-After": String(retryAfterSeconds) },
  );
}

async function usual<T>(model: WeatherSource, ask: Question<T>["ask"]): Promise<Sourced<T> | null> {
  try {
    return await ask(model);
  } catch (error) {
    // Mostly a place out of its reach, which is nothing to wake anybody for.
    log().debug({ source: model.name, reason: String(error) }, "weather model cannot tell");
    return null;
  }
}
