import { Eye } from "lucide-react";
import { useId } from "react";
import { Badge } from "../../ui/badge";
import { Card, CardHeader } from "../../ui/card";
import type { OrganismPageData } from "../answers";
import type { PestWords } from "../use-pest-words";

type SymptomsCardProps = { organism: OrganismPageData; words: PestWords };

/** What is seen on the plant, and how to tell it from what looks alike. */
export function SymptomsCard({ organism, words: { t } }: SymptomsCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("organism.symptoms")} />
      <p>{organism.symptoms}</p>
      <dl className="mt-3 flex flex-col gap-2">
        <Marks name={t("organism.shows")} marks={organism.parts.map((part) => t(`part.${part}`))} />
        <Marks name={t("organism.signs")} marks={organism.signs.map((sign) => t(`sign.${sign}`))} />
      </dl>
      <div className="border-line mt-4 flex gap-3 border-t pt-4">
        <Eye aria-hidden className="text-leaf mt-px size-5 shrink-0" />
        <div className="min-w-0">
          <h3 className="font-medium">{t("organism.compare")}</h3>
          <p className="text-ink-soft text-small">{t("organism.compareHint")}</p>
          <p className="mt-1.5">{organism.compare}</p>
        </div>
      </div>
    </Card>
  );
}

function Marks({ name, marks }: { name: string; marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <div className="grid gap-1 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {marks.map((mark) => (
          <Badge key={mark} className="whitespace-normal">
            {mark}
          </Badge>
        ))}
      </dd>
    </div>
  );
}
