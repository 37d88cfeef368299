import { type CallsQuery, UsageQuery } from "@/lib/usage/contract";

/** What the usage page shows, as it stands in its address; null: not narrowed. */
export type UsageState = {
  /** YYYY-MM; null: the current month. */
  month: string | null;
  mode: "live" | "test";
  keyId: number | null;
  endpoint: string | null;
};

/** The current month with nothing left out. */
export const wholeMonth: UsageState = { month: null, mode: "live", keyId: null, endpoint: null };

const { month: Month, key_id: KeyId, endpoint: Endpoint } = UsageQuery.shape;

/** The state that an address says; what is none is left out. */
export function readUsageState(params: URLSearchParams): UsageState {
  const given = (name: string) => params.get(name) ?? undefined;
  return {
    month: Month.safeParse(given("month")).data ?? null,
    mode: given("mode") === "test" ? "test" : "live",
    keyId: KeyId.safeParse(given("key")).data ?? null,
    endpoint: Endpoint.safeParse(given("endpoint")).data ?? null,
  };
}

/** A state as the query of an address. */
export function writeUsageState({ month, mode, keyId, endpoint }: UsageState): string {
  const params = new URLSearchParams();
  if (month !== null) params.set("month", month);
  if (mode === "test") params.set("mode", mode);
  if (keyId !== null) params.set("key", String(keyId));
  if (endpoint !== null) params.set("endpoint", endpoint);
  return params.toString();
}

const narrowed = ({ mode, keyId, endpoint }: UsageState) => ({
  mode,
  ...(keyId === null ? {} : { key_id: keyId }),
  ...(endpoint === null ? {} : { endpoint }),
});

/** What is asked of the API for a state; the same on the server and in the browser. */
export const usageInput = (state: UsageState) => ({
  query: { ...narrowed(state), ...(state.month === null ? {} : { month: state.month }) },
});

/** How a call ended. */
export type Outcome = NonNullable<CallsQuery["outcome"]>;

/** Calls on a page of the log. */
const pageLength = 15;

/** What is asked for a page of the last calls. */
export const callsInput = (
  state: UsageState,
  { outcome, cursor }: { outcome: Outcome | null; cursor: string | null },
) => ({
  query: {
    ...narrowed(state),
    limit: pageLength,
    ...(outcome === null ? {} : { outcome }),
    ...(cursor === null ? {} : { cursor }),
  },
});
