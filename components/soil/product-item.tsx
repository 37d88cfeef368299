import { useFormatter, useTranslations } from "next-intl";
import { dressingAmount, productAmount } from "./amounts";
import type { Product } from "./soil-types";
import { useProductNames } from "./use-product-names";

type ProductItemProps = { product: Product; areaHa: number | null };

/** A product: how many bags to buy, how much that is, and when to give which part of it. */
export function ProductItem({ product, areaHa }: ProductItemProps) {
  const t = useTranslations("soil.plan");
  const format = useFormatter();
  const name = useProductNames()(product);
  const { kg, bags } = productAmount(product);
  const perHa = format.number(product.kg_per_ha, { maximumFractionDigits: 0 });
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-heading first-letter:uppercase">{name}</h3>
        <p className="figure whitespace-nowrap">
          {format.number(bags)}
          <span className="unit ml-1.5">{t("bags", { bags })}</span>
        </p>
      </div>
      <p className="text-ink-soft">
        {areaHa === null ? t("perHaOnly", { kg: perHa }) : t("exact", { kg: format.number(kg), perHa })}
      </p>
      {product.splits.length > 0 ? (
        <ol className="border-line mt-2 grid gap-1.5 border-l-2 pl-3">
          {product.splits.map((split) => {
            const part = dressingAmount(split.kg_per_ha, areaHa);
            return (
              <li key={split.when}>
                <span className="font-medium">{t("bagsShort", { bags: part.bags })}</span>{" "}
                <span className="text-small text-ink-soft">{t("partKg", { kg: format.number(part.kg) })}</span>
                <span className="block">{split.when}</span>
              </li>
            );
          })}
        </ol>
      ) : null}
    </li>
  );
}
