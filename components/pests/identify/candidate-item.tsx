import { BookOpen, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import type { Candidate } from "./answers";
import { confidencePercent, confidenceWord } from "./confidence";

type CandidateItemProps = {
  candidate: Candidate;
  /** Reports that it was this; null when it was reported. */
  onConfirm: (() => void) | null;
};

/** What a photo may show: how sure that is, what it is, and what to compare. */
export function CandidateItem({ candidate, onConfirm }: CandidateItemProps) {
  const t = useTranslations("identify.result");
  const { name, type, scientific_name: scientificName, description, compare, organism_id: organismId } = candidate;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className="text-heading">{name}</h4>
          <Badge tone={type === "healthy" ? "leaf" : "neutral"}>{t(`type.${type}`)}</Badge>
        </div>
        {scientificName ? <p className="text-small text-ink-soft italic">{scientificName}</p> : null}
      </div>
      <Confidence candidate={candidate} />
      <p>{description}</p>
      {compare ? (
        <div className="rounded-control bg-sunken p-3">
          <h5 className="text-small font-medium">{t("compare")}</h5>
          <p className="mt-0.5">{compare}</p>
        </div>
      ) : null}
      {organismId === null ? null : (
        <div className="flex flex-wrap gap-2">
          {onConfirm ? (
            <Button aria-label={t("yesOf", { name })} onClick={onConfirm}>
              <Check aria-hidden />
              {t("yes")}
            </Button>
          ) : null}
          <Button asChild variant="quiet">
            <Link href={`/pests/${organismId}`} aria-label={t("moreOf", { name })}>
              <BookOpen aria-hidden />
              {t("more")}
            </Link>
          </Button>
        </div>
      )}
    </li>
  );
}

function Confidence({ candidate: { confidence, basis } }: { candidate: Candidate }) {
  const t = useTranslations("identify.result");
  if (basis === "description") return <p className="text-small text-ink-soft">{t("fromDescription")}</p>;
  const percent = confidencePercent(confidence);
  const words = t(`confidence.${confidenceWord(confidence)}`);
  return (
    <div className="flex items-center gap-3">
      <span
        role="img"
        aria-label={t("confidenceLabel", { words, percent })}
        className="bg-ink/8 block h-2 min-w-0 flex-1 overflow-hidden rounded-full sm:max-w-60"
      >
        <span className="bg-leaf block h-full rounded-full" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden className="shrink-0 font-medium">
        {t("confidenceLine", { words, percent })}
      </span>
    </div>
  );
}
