import { useId, type ReactNode } from "react";
import type { Provenance } from "@/lib/api/provenance";
import { Card, CardHeader } from "../../ui/card";
import { SourceBadge } from "../../ui/source-badge";

type PlainCardProps = { title: string; summary?: ReactNode; provenance?: Provenance | null; children: ReactNode };

/** A card without a chart, with a sentence and the source of what it says. */
export function PlainCard({ title, summary, provenance = null, children }: PlainCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={title} aside={provenance ? <SourceBadge provenance={provenance} /> : null}>
        {summary}
      </CardHeader>
      {children}
    </Card>
  );
}
