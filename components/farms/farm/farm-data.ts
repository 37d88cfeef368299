import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { apiQuery, type EndpointBody } from "@/lib/api/client";

/** A farm in full, as the API gives it. */
export type Farm = EndpointBody<"GET /v1/farms/{id}">;
/** A crop on a farm. */
export type FarmCrop = Farm["crops"][number];
/** A farm's weather and growing crops. */
export type Season = EndpointBody<"GET /v1/farms/{id}/season">;
/** A growing crop's season. */
export type SeasonCrop = Season["crops"][number];
/** The water of a crop's root zone. */
export type CropWater = NonNullable<SeasonCrop["water"]>;
/** What to do about water. */
export type Advice = SeasonCrop["advice"];
/** The farm's weather. */
export type SeasonWeather = NonNullable<Season["weather"]>;

/** A farm with its version for `ifMatch`. */
export function useFarm(id: number) {
  return useQuery(apiQuery("GET /v1/farms/{id}", { params: { id } }));
}

/** The season of a farm. */
export function useSeason(id: number) {
  return useQuery(apiQuery("GET /v1/farms/{id}/season", { params: { id } }));
}

type Keyed = { queryKey: readonly unknown[] };

/** Whether a query is about farms: what one farm says stands in lists, maps, totals, prices and alerts too. */
export const aboutFarms = ({ queryKey }: Keyed) =>
  /^GET \/v1\/(farms|overview|market\/own|pests\/board)/.test(String(queryKey[0]));

/** Whether a query is about one farm. */
export const aboutOne = ({ queryKey }: Keyed) => String(queryKey[0]).startsWith("GET /v1/farms/{id}");

/** Brings all that is shown of farms up to date. */
export function useFarmsRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ predicate: aboutFarms }), [client]);
}
