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
    const answer = await answerOf(service, ask).catch((error: unknown) => {
      // What upstreams do wrong is logged once, where they are called, however many callers waited for it.
      if (!isUpstreamError(error)) log().warn({ source: service.name, err: error }, "weather source failed");
      return null;
    });
    if (!answer) continue;
    if (answer.provenance.ageSeconds <= freshSeconds) return answer;
    if (!youngest || answer.provenance.ageSeconds < youngest.provenance.ageSeconds) youngest = answer;
  }
  if (youngest) return youngest;
  const usual = await answerOf(model, ask).catch((error: unknown) => {
    // Mostly a place out of its reach, which is nothing to wake anybody for.
    log().debug({ source: model.name, reason: String(error) }, "weather model cannot tell");
    return null;
  });
  if (usual) return usual;
  throw new ApiError(
    503,
    "Weather unavailable",
    "No weather service can be reached at the moment, and the climate figures kept here do not cover this place. " +
      `Try again in ${retryAfterSeconds} seconds.`,
    { "Retry-After": String(retryAfterSeconds) },
  );
}

/** Null: the source does not offer this. A source may throw at once. */
async function answerOf<T>(source: WeatherSource, ask: Question<T>["ask"]): Promise<Sourced<T> | null> {
  return ask(source);
}
