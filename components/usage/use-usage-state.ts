import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { readUsageState, writeUsageState, type UsageState } from "./usage-address";

/** What the page's address says is shown, and how to change it: without a round trip through the server. */
export function useUsageState() {
  const address = useSearchParams().toString();
  const state = useMemo(() => readUsageState(new URLSearchParams(address)), [address]);
  const change = useCallback((part: Partial<UsageState>) => {
    const now = readUsageState(new URLSearchParams(window.location.search));
    const query = writeUsageState({ ...now, ...part });
    // In place of the last one: the way back leads to the page before, not through every choice.
    window.history.replaceState(null, "", query === "" ? window.location.pathname : `?${query}`);
  }, []);
  return { state, change };
}
