/** What kinds of organism the catalogue has. */
export const organismTypes = ["pest", "disease", "weed", "virus", "nematode"] as const;

/** One of the catalogue's types. */
export type OrganismType = (typeof organismTypes)[number];

/** Parts of a plant on which something is seen. */
export const parts = ["leaf", "stem", "flower", "fruit", "root", "whole-plant", "store"] as const;

/** A part of a plant; `fruit` also means pod, ear and panicle, `root` also tuber, `store` the stored harvest. */
export type Part = (typeof parts)[number];

/** What can be seen on a sick or eaten plant, for the symptom key. */
export const signs = [
  "spots",
  "mosaic",
  "yellowing",
  "curling",
  "powder",
  "pustules",
  "mould",
  "holes",
  "mines",
  "webbing",
  "wilting",
  "rot",
  "stunting",
  "galls",
  "boring",
  "insects",
  "sticky",
  "drying",
  "streaks",
  "deformed",
  "weed",
  "cankers",
] as const;

/** One thing that can be seen. */
export type Sign = (typeof signs)[number];

/** How much harm an organism does in West Africa. */
export const importances = ["high", "medium", "low"] as const;

/** Levels of risk, rising. */
export const riskLevels = ["low", "moderate", "high", "very high"] as const;

/** How likely an organism is to spread now. */
export type RiskLevel = (typeof riskLevels)[number];
