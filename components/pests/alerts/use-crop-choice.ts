import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { readCrop } from "./crop-choice";

/** The crop in the page's address, and how to choose another: without a round trip through the server. */
export function useCropChoice(): { cropId: number | null; choose: (cropId: number | null) => void } {
  const params = useSearchParams();
  const choose = useCallback((cropId: number | null) => {
    // In place of the last one: the way back leads to the page before, not through every choice.
    window.history.replaceState(null, "", cropId === null ? "/pests" : `?crop=${cropId}`);
  }, []);
  return { cropId: readCrop(new URLSearchParams(params)), choose };
}
