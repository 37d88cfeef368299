import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import type { Provenance } from "@/lib/api/provenance";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { SourceBadge } from "../ui/source-badge";
import { useDayWords } from "../weather/use-day-words";
import { samplesId } from "./samples-id";
import type { Sheet } from "./soil-types";

const origins = ["measured", "mapped", "estimated"] as const;

type SourceCardProps = { sheet: Sheet; provenance: Provenance | null };

/** Where the figures of a soil come from: a sample, a map or the region, and how many of each. */
export function SourceCard({ sheet, provenance }: SourceCardProps) {
  const t = useTranslations("soil.source");
  const format = useFormatter();
  const words = useDayWords();
  const id = useId();
  const day = words.dayMonth(sheet.analysis.analysis_date);
  const parts = origins.flatMap((origin) => {
    const count = sheet.measures.filter((measure) => measure.origin === origin).length;
    return count === 0 ? [] : [t(origin, { count })];
  });
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} aside={provenance ? <SourceBadge provenance={provenance} /> : null} />
      <p className="font-medium wrap-break-word first-letter:uppercase">{sheet.source}</p>
      <p className="mt-1">{t(sheet.sample_id === null ? "looked" : "lab", { day })}</p>
      <p className="mt-1">{t("counts", { total: sheet.measures.length, parts: format.list(parts) })}</p>
      <p className="text-small text-ink-soft mt-2">{t("topsoil")}</p>
      {sheet.sample_id === null ? (
        <Button asChild className="mt-3">
          <a href={`#${samplesId}`}>{t("toSamples")}</a>
        </Button>
      ) : null}
    </Card>
  );
}
