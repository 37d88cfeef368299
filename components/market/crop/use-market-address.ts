import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { readAddress, writeAddress, type MarketAddress } from "./market-address";

/** What the page's address says, and how to change it without a round trip through the server. */
export function useMarketAddress() {
  const query = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = (changed: Partial<MarketAddress>) => {
    // Not `address`: of two changes at once, the second would take the first back.
    const now = readAddress(new URLSearchParams(window.location.search));
    const text = writeAddress({ ...now, ...changed });
    window.history.replaceState(null, "", text === "" ? window.location.pathname : `?${text}`);
  };
  return { address, change };
}
