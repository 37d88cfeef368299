import type { Category } from "./answers";

/** The kinds of crops in the order in which they are offered. */
export const categoryNames: readonly Category[] = [
  "cereal",
  "root_tuber",
  "legume",
  "oilseed",
  "vegetable",
  "fruit",
  "tree_crop",
  "spice",
  "fibre",
  "sugar",
];
