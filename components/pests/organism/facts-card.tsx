import { useId } from "react";
import Link from "next/link";
import { Facts } from "../../crops/facts";
import { Badge } from "../../ui/badge";
import { Card, CardHeader } from "../../ui/card";
import type { OrganismPageData } from "../answers";
import type { PestWords } from "../use-pest-words";

type FactsCardProps = { organism: OrganismPageData; words: PestWords };

/** Names, crops, and where the facts are from; says when nobody has checked them. */
export function FactsCard({ organism, words: { t, format } }: FactsCardProps) {
  const id = useId();
  const { other_names: names, crops, sources } = organism;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("organism.facts")} />
      <Facts
        facts={[
          { name: t("organism.scientific"), value: <i lang="la">{organism.scientific_name}</i> },
          ...(names.length > 0 ? [{ name: t("organism.otherNames"), value: format.list(names) }] : []),
          {
            name: t("organism.type"),
            value: t("organism.typeAndKind", { type: t(`type.${organism.type}`), kind: organism.kind }),
          },
          { name: t("organism.cropsTitle"), value: <CropLinks crops={crops} /> },
        ]}
      />
      <div className="text-small text-ink-soft mt-4">
        {organism.checked ? null : (
          <p className="mb-1.5">
            <Badge tone="maize">{t("organism.review")}</Badge> {t("organism.reviewHint")}
          </p>
        )}
        <p>{t("organism.source", { source: sources })}</p>
      </div>
    </Card>
  );
}

function CropLinks({ crops }: { crops: OrganismPageData["crops"] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {crops.map(({ id, name }) => (
        <li key={id}>
          <Link href={`/crops/${id}`} className="text-sky inline-block py-1 underline underline-offset-3">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
