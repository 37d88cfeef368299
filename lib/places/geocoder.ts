import { z } from "zod";
import { config } from "../config";
import { timeZoneAt } from "../geo/time-zone";
import { cached } from "../upstream/cache";
import { upstream } from "../upstream/client";

const day = 24 * 3600;
/** Towns do not move. */
const foundFreshSeconds = 30 * day;
/** A name that nobody knew may be in tomorrow's version of the place list. */
const unknownFreshSeconds = day;
const staleSeconds = 90 * day;
const maxCandidates = 20;

const geocoding = upstream({
  source: "Open-Meteo geocoding",
  baseUrl: () => config().OPEN_METEO_GEOCODING_URL,
  concurrency: 1,
});

/** A place that the geocoder knows. */
export type GeocodedPlace = {
  name: string;
  latitude: number;
  longitude: number;
  elevationM: number | null;
  /** Two letters (ISO 3166-1). */
  country: string | null;
  timezone: string;
};

const Found = z.object({
  place: z
    .object({
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      elevationM: z.number().nullable(),
      country: z.string().nullable(),
      timezone: z.string(),
    })
    .nullable(),
});

const Candidate = z.object({
  name: z.string().min(1).max(200),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  elevation: z.number().min(-500).max(9000).nullish().catch(null),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .catch(null),
  timezone: z.string().max(60).nullish(),
  population: z.number().nullish(),
});
type Candidate = z.output<typeof Candidate>;

/** Without a match `results` is left out; a body with neither key is no answer of this service. */
const Answer = z
  .object({ results: z.array(Candidate).max(100).optional(), generationtime_ms: z.number().optional() })
  .refine((answer) => answer.results !== undefined || answer.generationtime_ms !== undefined);

/**
 * The largest place of exactly this name in the world (capitals and accents aside); a region or country may follow
 * after a comma. Null: there is none.
 * @throws UpstreamError when the geocoder cannot be asked.
 */
export async function geocode(name: string, now: number): Promise<GeocodedPlace | null> {
  const asked = name.trim().replace(/\s+/g, " ");
  const { value } = await cached({
    source: "open-meteo-geocoding",
    key: folded(asked),
    schema: Found,
    freshSeconds: (found) => (found.place ? foundFreshSeconds : unknownFreshSeconds),
    staleSeconds,
    fetch: async () => ({ place: await ask(asked) }),
    now,
  });
  return value.place;
}

function ask(name: string): Promise<GeocodedPlace | null> {
  const { OPEN_METEO_API_KEY: apikey } = config();
  return geocoding.get({
    path: "/v1/search",
    query: { name, count: String(maxCandidates), language: "en", format: "json", ...(apikey && { apikey }) },
    format: "json",
    read: (body) => {
      const bare = folded(name.split(",", 1)[0] ?? "");
      const exact = (Answer.parse(body).results ?? []).filter((candidate) => folded(candidate.name) === bare);
      const largest = exact.reduce<Candidate | null>(larger, null);
      return largest && placeOf(largest);
    },
  });
}

const larger = (best: Candidate | null, candidate: Candidate) =>
  best && (best.population ?? 0) >= (candidate.population ?? 0) ? best : candidate;

const placeOf = (candidate: Candidate): GeocodedPlace => ({
  name: candidate.name,
  latitude: candidate.latitude,
  longitude: candidate.longitude,
  elevationM: candidate.elevation ?? null,
  country: candidate.country_code ?? null,
  timezone: candidate.timezone ?? timeZoneAt(candidate),
});

/** Without capitals and accents. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .trim();
