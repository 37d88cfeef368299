import type { RiskLevel } from "@/lib/pests/organism";

/** What a farm's mark can say: its highest level, that there is no alert, or that it could not be checked. */
export type RiskState = RiskLevel | "none" | "unknown";

/** States in the order of the legend. */
export const riskStates: readonly RiskState[] = ["very high", "high", "moderate", "low", "none", "unknown"];

/** The outline of each state's mark in a square of 24: more corners or sharper ones for more risk, so that no colour is needed. */
export const riskShapes: Record<RiskState, string> = {
  "very high": "M8 2h8l6 6v8l-6 6H8l-6-6V8z",
  high: "M12 2.5 22.5 21h-21z",
  moderate: "M12 1.5 22.5 12 12 22.5 1.5 12z",
  low: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z",
  none: "M12 6a6 6 0 1 0 0 12 6 6 0 1 0 0-12z",
  unknown: "M5 5h14v14H5z",
};

/** The sign inside a mark. */
export const riskSigns: Partial<Record<RiskState, string>> = {
  "very high": "M12 6v7.5M12 17v.5",
  high: "M12 9v5.5M12 17.5v.5",
  unknown: "M10 10a2 2 0 1 1 2.6 1.9c-.5.2-.6.6-.6 1.1M12 16v.1",
};

/** The class that colours a state's mark; see risk.css. */
export const riskClass = (state: RiskState) => `risk-mark risk-mark-${state.replace(" ", "-")}`;
