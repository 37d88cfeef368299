import { useMutation, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, apiQuery, type ApiAnswer, type EndpointInput } from "@/lib/api/client";

/** What a farm's soil is and what to give a crop; without a crop, the one that the server chooses. */
export function useSoilSheet(farmId: number, { cropId, enabled = true }: { cropId?: number; enabled?: boolean } = {}) {
  const query = { farm_id: farmId, ...(cropId === undefined ? {} : { crop_id: cropId }) };
  return useQuery({ ...apiQuery("GET /v1/soil/sheet", { query }), enabled });
}

/** What `useSoilSheet` gives. */
export type SheetQuery = UseQueryResult<ApiAnswer<"GET /v1/soil/sheet">>;

/** The samples of a farm. */
export function useSamples(farmId: number) {
  return useQuery(apiQuery("GET /v1/soil/samples", { query: { farm_id: farmId } }));
}

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

function useSoilRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith("GET /v1/soil/") }),
    [client],
  );
}

/** Submits a sample. */
export function useSampleSubmission() {
  const refresh = useSoilRefresh();
  return useMutation({
    networkMode,
    mutationFn: (body: EndpointInput<"POST /v1/soil/samples">["body"]) => api("POST /v1/soil/samples", { body }),
    onSuccess: () => void refresh(),
  });
}

/** Moves a sample on its way. */
export function useSampleStep(id: number) {
  const refresh = useSoilRefresh();
  return useMutation({
    networkMode,
    mutationFn: (body: EndpointInput<"POST /v1/soil/samples/{id}/steps">["body"]) =>
      api("POST /v1/soil/samples/{id}/steps", { params: { id }, body }),
    // A step that somebody else has taken meanwhile shows itself.
    onSettled: () => void refresh(),
  });
}

/** Saves what a laboratory found, which completes the sample. */
export function useSampleResults(id: number) {
  const refresh = useSoilRefresh();
  return useMutation({
    networkMode,
    mutationFn: (body: EndpointInput<"POST /v1/soil/samples/{id}/results">["body"]) =>
      api("POST /v1/soil/samples/{id}/results", { params: { id }, body }),
    onSuccess: () => void refresh(),
  });
}
