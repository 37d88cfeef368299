import { useId } from "react";
import { Card, CardHeader } from "../../ui/card";
import type { OrganismPageData } from "../answers";
import type { PestWords } from "../use-pest-words";

type RulesCardProps = { rules: OrganismPageData["rules"]; words: PestWords };

/** The published weather rules that speak of an organism. */
export function RulesCard({ rules, words: { t } }: RulesCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      {rules.length === 0 ? (
        <>
          <CardHeader id={id} title={t("organism.rules")} />
          <p className="text-ink-soft">{t("organism.noRules")}</p>
        </>
      ) : (
        <>
          <CardHeader id={id} title={t("organism.rules")}>
            {t("organism.rulesHint")}
          </CardHeader>
          <ul className="flex flex-col gap-4">
            {rules.map(({ name, rule, citation }) => (
              <li key={name}>
                <h3 className="font-medium">{name}</h3>
                <p className="mt-0.5">{rule}</p>
                <p className="text-small text-ink-soft mt-1 wrap-anywhere">{t("organism.citation", { citation })}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
