import {
  Apple,
  Bean,
  Candy,
  Carrot,
  Droplets,
  Flame,
  Salad,
  Shirt,
  TreeDeciduous,
  Wheat,
  type LucideIcon,
} from "lucide-react";
import type { Category } from "./answers";

/** The picture of each kind of crop. */
export const categoryIcons: Record<Category, LucideIcon> = {
  cereal: Wheat,
  root_tuber: Carrot,
  legume: Bean,
  oilseed: Droplets,
  vegetable: Salad,
  fruit: Apple,
  tree_crop: TreeDeciduous,
  spice: Flame,
  fibre: Shirt,
  sugar: Candy,
};
