import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, apiQuery, type EndpointInput } from "@/lib/api/client";
import type { FarmChoice } from "./answers";
import { cropsInput, farmsInput, pageInput } from "./lists";

/** The crops to choose from, by name. */
export function useCrops() {
  const { data } = useQuery(apiQuery("GET /v1/crops", cropsInput));
  return (data?.body.data ?? []).map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** The account's farms to choose from; null while they are not known. */
export function useFarmChoices(): FarmChoice[] | null {
  const { data } = useQuery(apiQuery("GET /v1/farms", farmsInput));
  if (!data) return null;
  return data.body.data
    .filter(({ status }) => status !== "archived")
    .map(({ id, name, coordinates, crops }) => ({ id, name, placed: coordinates !== null, cropNames: crops }));
}

/** A page of the photos that were identified. */
export function useHistoryPage(page: number) {
  return useQuery({
    ...apiQuery("GET /v1/pests/identifications", pageInput(page)),
    placeholderData: keepPreviousData,
  });
}

/** A page of one's own sightings. */
export function useSightingsPage(page: number) {
  return useQuery({ ...apiQuery("GET /v1/pests/sightings", pageInput(page)), placeholderData: keepPreviousData });
}

/** An organism of the catalogue; asked only when there is an id. */
export function useOrganism(id: number | null) {
  return useQuery({ ...apiQuery("GET /v1/pests/organisms/{id}", { params: { id: id ?? 1 } }), enabled: id !== null });
}

/** Brings all that is shown of pests up to date: a sighting changes lists, alerts and photos. */
export function usePestsRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith("GET /v1/pests/") }),
    [client],
  );
}

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

/** Reports a sighting. */
export function useSightingReport() {
  const refresh = usePestsRefresh();
  return useMutation({
    networkMode,
    mutationFn: (body: EndpointInput<"POST /v1/pests/sightings">["body"]) => api("POST /v1/pests/sightings", { body }),
    onSuccess: () => void refresh(),
  });
}

/** Deletes an identification with its photo. */
export function useIdentificationDeletion() {
  const refresh = usePestsRefresh();
  return useMutation({
    networkMode,
    mutationFn: (id: number) => api("DELETE /v1/pests/identifications/{id}", { params: { id } }),
    onSettled: () => void refresh(),
  });
}

/** Deletes a sighting. */
export function useSightingDeletion() {
  const refresh = usePestsRefresh();
  return useMutation({
    networkMode,
    mutationFn: (id: number) => api("DELETE /v1/pests/sightings/{id}", { params: { id } }),
    onSettled: () => void refresh(),
  });
}
