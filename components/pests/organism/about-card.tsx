import { useId } from "react";
import { Card, CardHeader } from "../../ui/card";
import type { OrganismPageData } from "../answers";
import type { PestWords } from "../use-pest-words";

type AboutCardProps = { organism: OrganismPageData; words: PestWords };

/** What it is, how it spreads, and which weather and conditions favour it. */
export function AboutCard({ organism, words: { t } }: AboutCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("organism.about")} />
      <p>{organism.description}</p>
      <h3 className="mt-4 font-medium">{t("organism.conditions")}</h3>
      <p className="mt-0.5">{organism.conditions}</p>
    </Card>
  );
}
