import type { z } from "zod";
import type { Provenance } from "@/lib/api/provenance";
import type { WeatherForecast } from "@/lib/weather/contract";

/** A real answer of the forecast endpoint with where it came from; null when nothing can tell. */
export type LiveAnswer = { body: z.output<typeof WeatherForecast>; provenance: Provenance } | null;

/** One coming day of it. */
export type LiveDay = z.output<typeof WeatherForecast>["daily"][number];
