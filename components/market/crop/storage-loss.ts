import type { Category } from "../../crops/answers";

/** Our own guesses of what is lost in a month of careful storing on a farm, in % of what is left; the farmer changes them. */
const lossPercent: Record<Category, number> = {
  cereal: 1.5,
  legume: 2,
  oilseed: 1.5,
  root_tuber: 5,
  vegetable: 15,
  fruit: 15,
  tree_crop: 1,
  spice: 1,
  fibre: 0.5,
  sugar: 5,
};
const dryLossPercent = 1;
/** What keeps much better than the fresh crop. */
const dry = /gari|flour|oil|dried|flakes/i;

/** What a crop loses in a month of storing, in %: a guess by its kind and what of it is sold; null: none can be made. */
export function usualLossPercent(category: Category | null, variety: string): number | null {
  if (dry.test(variety)) return dryLossPercent;
  return category === null ? null : lossPercent[category];
}
