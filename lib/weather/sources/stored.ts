import { z } from "zod";
import type { CurrentConditions, ForecastDay, PastDay } from "../weather";

/** Current conditions as the cache keeps them. */
export const StoredConditions = z.object({
  at: z.number(),
  temperatureC: z.number(),
  humidityPct: z.number(),
  pressureHpa: z.number().nullable(),
  windKmh: z.number(),
  visibilityKm: z.number().nullable(),
  uvIndex: z.number().nullable(),
  conditions: z.string(),
}) satisfies z.ZodType<CurrentConditions>;

/** Answers that were kept before these were asked for are still good weather. */
const ofEvaporation = {
  windMeanKmh: z.number().nullable().default(null),
  radiationMj: z.number().nullable().default(null),
};

/** A forecast day as the cache keeps it. */
export const StoredForecastDay = z.object({
  date: z.string(),
  temperatureMaxC: z.number(),
  temperatureMinC: z.number(),
  humidityPct: z.number().nullable(),
  precipitationMm: z.number().nullable(),
  precipitationProbabilityPct: z.number().nullable(),
  windMaxKmh: z.number().nullable(),
  gustMaxKmh: z.number().nullable(),
  ...ofEvaporation,
  conditions: z.string(),
}) satisfies z.ZodType<ForecastDay>;

/** A past day as the cache keeps it. */
export const StoredPastDay = z.object({
  date: z.string(),
  temperatureMaxC: z.number().nullable(),
  temperatureMinC: z.number().nullable(),
  humidityPct: z.number().nullable(),
  precipitationMm: z.number().nullable(),
  ...ofEvaporation,
  conditions: z.string(),
}) satisfies z.ZodType<PastDay>;
