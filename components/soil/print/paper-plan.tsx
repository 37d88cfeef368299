import { useFormatter, useTranslations } from "next-intl";
import { dressingAmount, productAmount } from "../amounts";
import { neededProducts, spokenCrop } from "../soil-answer";
import type { Plan, Product } from "../soil-types";
import { useProductNames } from "../use-product-names";
import { PaperHead } from "./paper-head";

type PaperPlanProps = { plan: Plan | null; areaHa: number | null };

/** What to buy and when to give it, on paper. */
export function PaperPlan({ plan, areaHa }: PaperPlanProps) {
  const t = useTranslations("soil");
  if (!plan) return <p>{t("print.noPlan")}</p>;
  const products = neededProducts(plan);
  return (
    <section>
      <h2 className="text-heading">
        {t(areaHa === null ? "print.boughtHectare" : "print.bought", { crop: spokenCrop(plan.crop_name) })}
      </h2>
      {products.length === 0 ? (
        <p>{t("plan.nothingBody", { crop: spokenCrop(plan.crop_name) })}</p>
      ) : (
        <>
          <Purchase products={products} />
          <h2 className="text-heading mt-4">{t("print.dressings")}</h2>
          <Dressings products={products} areaHa={areaHa} />
        </>
      )}
      {plan.reasons.length > 0 ? (
        <ul className="text-small mt-3 list-disc pl-5">
          {plan.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const purchaseColumns = ["product", "bags", "kg", "kgPerHa"] as const;

function Purchase({ products }: { products: readonly Product[] }) {
  const t = useTranslations("soil.print");
  const format = useFormatter();
  const names = useProductNames();
  return (
    <table className="mt-1 w-full border-collapse text-left">
      <thead>
        <tr className="text-small border-b">
          {purchaseColumns.map((column) => (
            <PaperHead key={column} end={column !== "product"}>
              {t(column)}
            </PaperHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const { kg, bags } = productAmount(product);
          return (
            <tr key={product.product} className="border-b border-current/25">
              <th scope="row" className="py-1 pr-3 font-medium first-letter:uppercase">
                {names(product)}
              </th>
              {[bags, kg, Math.round(product.kg_per_ha)].map((value, index) => (
                <td key={purchaseColumns[index + 1]} className="py-1 pr-3 text-right">
                  {format.number(value)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Dressings({ products, areaHa }: { products: readonly Product[]; areaHa: number | null }) {
  const t = useTranslations("soil.plan");
  const format = useFormatter();
  const names = useProductNames();
  return (
    <ul className="mt-1 grid gap-1">
      {products.flatMap((product) =>
        product.splits.map((split) => {
          const { kg, bags } = dressingAmount(split.kg_per_ha, areaHa);
          return (
            <li key={`${product.product} ${split.when}`} className="flex gap-2">
              <span aria-hidden className="mt-1 size-3.5 shrink-0 border border-current" />
              <span>
                <strong className="inline-block font-semibold first-letter:uppercase">{names(product)}</strong>,{" "}
                {t("bagsShort", { bags })} ({t("partKg", { kg: format.number(kg) })}): {split.when}
              </span>
            </li>
          );
        }),
      )}
    </ul>
  );
}
