import type { EndpointBody } from "@/lib/api/client";

/** What to do today, as the API gives it. */
export type Overview = EndpointBody<"GET /v1/overview">;
/** A farm today. */
export type FarmToday = Overview["farms"][number];
/** A piece of work. */
export type Due = Overview["due"][number];
