import { useFormatter, useTranslations } from "next-intl";
import { DataTable } from "../ui/table";
import type { Plan } from "./soil-types";

const rows = ["base", "need", "supplied"] as const;
const nutrients = ["n", "p2o5", "k2o"] as const;

/** Why a plan gives this much: its reasons, its method, and the balance of nutrients. */
export function PlanReasons({ plan }: { plan: Plan }) {
  const t = useTranslations("soil.plan");
  const format = useFormatter();
  const columns = [
    { id: "what", header: t("column.what"), cell: (row: (typeof rows)[number]) => t(`row.${row}`) },
    ...nutrients.map((nutrient) => ({
      id: nutrient,
      header: t(`column.${nutrient}`),
      align: "end" as const,
      cell: (row: (typeof rows)[number]) => format.number(plan[row][nutrient], { maximumFractionDigits: 0 }),
    })),
  ];
  return (
    <div>
      {plan.reasons.length > 0 ? (
        <>
          <h3 className="font-medium">{t("reasons")}</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {plan.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : null}
      <details className="mt-2">
        <summary className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8">
          {t("method")}
        </summary>
        <p className="text-ink-soft mb-3">{plan.method}</p>
        <h4 className="text-small text-ink-soft mb-1">{t("balance")}</h4>
        <DataTable caption={t("balance")} columns={columns} rows={rows} rowKey={(row) => row} />
      </details>
    </div>
  );
}
