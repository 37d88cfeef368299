import { useSyncExternalStore } from "react";

/**
 * Whether the page's script has taken over what the server drew. Until then a field takes no typing, because React
 * would put its own value beside or over what was typed.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
