import { useId } from "react";
import { Card, CardHeader } from "../../ui/card";
import type { OrganismPageData } from "../answers";
import type { PestWords } from "../use-pest-words";

const steps = ["cultural", "resistant", "biological", "chemical"] as const;

type ManagementCardProps = { management: OrganismPageData["management"]; words: PestWords };

/** What to do, in the order of integrated management: chemicals are the last step. */
export function ManagementCard({ management, words: { t } }: ManagementCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("organism.management")}>
        {t("organism.managementHint")}
      </CardHeader>
      <ol className="flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="border-edge text-small flex size-7 shrink-0 items-center justify-center rounded-full border font-medium"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <h3 className="font-medium">{t(`organism.step.${step}`)}</h3>
              <p className="mt-0.5">{management[step]}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
