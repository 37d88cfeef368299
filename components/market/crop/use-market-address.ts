import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { readAddress, writeAddress, type MarketAddress } from "./market-address";

/** What the page's address says, and how to change it without a round trip through the server. */
export function useMarketAddress() {
  const query = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = (changed: Partial<MarketAddress>) => {
    const text = writeAddress({ ...address, ...changed });
    window.history.replaceState(null, "", text === "" ? window.location.pathname : `?${text}`);
  };
  return { address, change };
}
