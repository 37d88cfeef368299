import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { readMarketState, writeMarketState, type MarketState } from "./market-state";

/** Changes a part of what the page shows. */
export type ChangeMarketState = (part: Partial<MarketState>) => void;

/** The state in the page's address, and how to change it: without a round trip through the server. */
export function useMarketState(): { state: MarketState; change: ChangeMarketState } {
  const address = useSearchParams().toString();
  const state = useMemo(() => readMarketState(new URLSearchParams(address)), [address]);
  const change = useCallback((part: Partial<MarketState>) => {
    // What another change has written since this was rendered must not be lost.
    const now = readMarketState(new URLSearchParams(window.location.search));
    const query = writeMarketState({ ...now, ...part });
    // In place of the last one: the way back leads to the page before, not through every filter.
    window.history.replaceState(null, "", query === "" ? window.location.pathname : `?${query}`);
  }, []);
  return { state, change };
}
