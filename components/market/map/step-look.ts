import type { MedianStep } from "../median-steps";

/** The sign inside a mark, so that steps are told apart without their colours. */
export const stepSigns: Record<MedianStep | "none", string> = {
  muchCheaper: "−−",
  cheaper: "−",
  near: "=",
  dearer: "+",
  muchDearer: "++",
  none: "?",
};

/** The class that colours a step's mark; see market-map.css. */
export const stepClass = (step: MedianStep | "none") => `market-mark market-mark-${step}`;
