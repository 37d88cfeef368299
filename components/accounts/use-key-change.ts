import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, apiQuery, type EndpointInput } from "@/lib/api/client";

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

const list = apiQuery("GET /v1/keys");

/** Changes a key and brings the list up to date. */
export function useKeyChange() {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: (input: EndpointInput<"PATCH /v1/keys/{id}">) => api("PATCH /v1/keys/{id}", input),
    onSuccess: () => client.invalidateQueries({ queryKey: list.queryKey }),
  });
}

/** Issues a key and brings the list up to date. The secret is held only as long as the dialog that shows it. */
export function useKeyIssue() {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: (input: EndpointInput<"POST /v1/keys">) => api("POST /v1/keys", input),
    onSuccess: () => client.invalidateQueries({ queryKey: list.queryKey }),
    gcTime: 0,
  });
}

/** Replaces a key and brings the list up to date. The new secret is held only as long as the dialog that shows it. */
export function useKeyRotation() {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: (input: EndpointInput<"POST /v1/keys/{id}/rotate">) => api("POST /v1/keys/{id}/rotate", input),
    onSuccess: () => client.invalidateQueries({ queryKey: list.queryKey }),
    gcTime: 0,
  });
}
