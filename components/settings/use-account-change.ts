import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { apiQuery, type EndpointBody } from "@/lib/api/client";
import type { Provenance } from "@/lib/api/provenance";

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

const account = apiQuery("GET /v1/account");
const sessions = apiQuery("GET /v1/sessions");

/** What several endpoints answer alike. */
type Answer<Body> = { body: Body; provenance: Provenance | null; etag: string | null };

/** Changes the account by a call that answers with it, and brings the page and its frame up to date. */
export function useAccountChange<Input = void>(
  send: (input: Input) => Promise<Answer<EndpointBody<"GET /v1/account">>>,
) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    networkMode,
    mutationFn: send,
    onSuccess: (answer) => {
      client.setQueryData(account.queryKey, answer);
      // Name, e-mail and the notice of a deletion also stand around the page, drawn by the server.
      router.refresh();
    },
  });
}

/** Ends sessions by a call that says how many, and brings their list up to date. */
export function useSessionsEnd<Input = void>(
  send: (input: Input) => Promise<Answer<EndpointBody<"DELETE /v1/sessions">>>,
) {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: sessions.queryKey }),
  });
}
