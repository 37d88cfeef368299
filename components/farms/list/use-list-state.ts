import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { readListState, writeListState, type ListState } from "./list-state";

/** How a change is kept: as a step that the browser's back button takes back, or in place of the last one. */
type Step = "push" | "replace";

/** The state in the page's address, and how to change it: without a round trip through the server. */
export function useListState() {
  const address = useSearchParams().toString();
  const state = useMemo(() => readListState(new URLSearchParams(address)), [address]);
  const change = useCallback((part: Partial<ListState>, step: Step = "push") => {
    // What another change has written since this was rendered must not be lost.
    const now = readListState(new URLSearchParams(window.location.search));
    const query = writeListState({ ...now, ...part });
    const url = query === "" ? window.location.pathname : `?${query}`;
    if (step === "push") window.history.pushState(null, "", url);
    else window.history.replaceState(null, "", url);
  }, []);
  return { state, change };
}
