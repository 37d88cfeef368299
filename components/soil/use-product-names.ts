import { useTranslations } from "next-intl";
import type { Product } from "./soil-types";

/** Writes what a product is called: 'NPK 15-15-15', 'urea'. */
export function useProductNames(): (product: Product) => string {
  const t = useTranslations("soil.product");
  return ({ product, formula }) => t(product, { formula });
}
