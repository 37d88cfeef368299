import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { isOwnFarm, lastPlaceCookie, readChoice, writeChoice, type PlaceChoice } from "../places/place-choice";
import { rememberPlace } from "../places/recent-places";

const yearSeconds = 31_536_000;

/** The place in the page's address (else `initial`), and how to choose another: without a round trip through the server. */
export function useChosenPlace(initial: PlaceChoice) {
  const address = useSearchParams().toString();
  const place = useMemo(() => readChoice(new URLSearchParams(address)) ?? initial, [address, initial]);
  const choose = (choice: PlaceChoice) => {
    const query = writeChoice(choice);
    window.history.pushState(null, "", `?${query}`);
    if (isOwnFarm(choice)) return;
    document.cookie = `${lastPlaceCookie}=${encodeURIComponent(query)}; path=/; max-age=${yearSeconds}; samesite=lax`;
    rememberPlace(choice);
  };
  return { place, choose };
}
