"use client";

import { CircleCheck, ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { Button } from "../../ui/button";
import type { Candidate, Identification } from "./answers";
import { CandidateItem } from "./candidate-item";
import { SightingDialog } from "./sighting-dialog";

type ResultBodyProps = {
  result: Identification;
  today: string;
  /** Told after a report, with the sighting's id. */
  onReported?: (sightingId: number) => void;
};

/** An answer in full: what to do, what it may be, and whether it was that. */
export function ResultBody({ result, today, onReported }: ResultBodyProps) {
  const t = useTranslations("identify.result");
  const [confirmed, setConfirmed] = useState<Candidate | null>(null);
  const { candidates, crop, outcome, recommendations, sighting_id: sightingId } = result;
  const nameable = candidates.some(({ organism_id: id }) => id !== null);
  return (
    <div className="grid gap-5">
      <div>
        <h4 className="text-small text-ink-soft">{t("next")}</h4>
        <div className="mt-1 grid gap-2">
          {recommendations.split("\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {crop ? <p className="text-small text-ink-soft mt-2">{t("crop", { crop: crop.name })}</p> : null}
      </div>
      {sightingId === null ? null : <Reported />}
      {candidates.length > 0 ? (
        <section>
          {nameable && sightingId === null ? <h3 className="text-heading mb-3">{t("wasIt")}</h3> : null}
          <ol className="divide-line divide-y">
            {candidates.map((candidate) => (
              <CandidateItem
                key={candidate.name}
                candidate={candidate}
                onConfirm={sightingId === null ? () => setConfirmed(candidate) : null}
              />
            ))}
          </ol>
        </section>
      ) : null}
      {outcome === "not-a-plant" ? null : <KeyLink cropId={crop?.id ?? null} title={keyTitle(result)} />}
      {confirmed && confirmed.organism_id !== null ? (
        <SightingDialog
          organism={{ id: confirmed.organism_id, name: confirmed.name }}
          cropId={crop?.id ?? null}
          farmId={result.farm_id}
          identificationId={result.id}
          today={today}
          onDone={(id) => {
            setConfirmed(null);
            onReported?.(id);
          }}
          onClose={() => setConfirmed(null)}
        />
      ) : null}
    </div>
  );
}

function Reported() {
  const t = useTranslations("identify.result");
  return (
    <p className="rounded-card border-leaf/40 bg-leaf/8 flex gap-3 border p-4">
      <CircleCheck aria-hidden className="text-leaf mt-px size-5 shrink-0" />
      {t("reported")}
    </p>
  );
}

function keyTitle({ outcome, candidates }: Identification) {
  if (outcome === "healthy") return "healthyTitle";
  return candidates.length > 0 ? "noneTitle" : "keyTitle";
}

type KeyLinkProps = { cropId: number | null; title: ReturnType<typeof keyTitle> };

function KeyLink({ cropId, title }: KeyLinkProps) {
  const t = useTranslations("identify");
  return (
    <div className="border-line border-t pt-4">
      <h3 className="text-heading">{t(`result.${title}`)}</h3>
      <p className="mt-0.5">{t("result.noneBody")}</p>
      <Button asChild className="mt-3">
        <Link href={cropId === null ? "/pests/catalogue" : `/pests/catalogue?crop=${cropId}`}>
          <ListChecks aria-hidden />
          {t("key")}
        </Link>
      </Button>
    </div>
  );
}
