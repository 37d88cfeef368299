import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, apiQuery, type EndpointInput } from "@/lib/api/client";

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

type Changing =
  | "POST /v1/webhooks"
  | "PATCH /v1/webhooks/{id}"
  | "DELETE /v1/webhooks/{id}"
  | "POST /v1/webhooks/{id}/secret"
  | "POST /v1/webhooks/{id}/test"
  | "POST /v1/webhooks/deliveries/{id}/replay";

/** The options of a change after which list and logs are brought up to date. A secret is held no longer than it is shown. */
function useChange<Key extends Changing>(mutationFn: (input: EndpointInput<Key>) => ReturnType<typeof api<Key>>) {
  const client = useQueryClient();
  const brought = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [apiQuery("GET /v1/webhooks").queryKey[0]] }),
      client.invalidateQueries({ queryKey: ["GET /v1/webhooks/{id}/deliveries"] }),
    ]);
  return useMutation({ networkMode, mutationFn, onSuccess: brought, gcTime: 0 });
}

/** Adds a webhook. */
export const useWebhookAddition = () => useChange<"POST /v1/webhooks">((input) => api("POST /v1/webhooks", input));

/** Changes, pauses or resumes a webhook. */
export const useWebhookChange = () =>
  useChange<"PATCH /v1/webhooks/{id}">((input) => api("PATCH /v1/webhooks/{id}", input));

/** Deletes a webhook. */
export const useWebhookDeletion = () =>
  useChange<"DELETE /v1/webhooks/{id}">((input) => api("DELETE /v1/webhooks/{id}", input));

/** Gives a webhook a new secret. */
export const useSecretRotation = () =>
  useChange<"POST /v1/webhooks/{id}/secret">((input) => api("POST /v1/webhooks/{id}/secret", input));

/** Sends a test event. */
export const useTestEvent = () =>
  useChange<"POST /v1/webhooks/{id}/test">((input) => api("POST /v1/webhooks/{id}/test", input));

/** Sends the event of a delivery again. */
export const useReplay = () =>
  useChange<"POST /v1/webhooks/deliveries/{id}/replay">((input) =>
    api("POST /v1/webhooks/deliveries/{id}/replay", input),
  );
