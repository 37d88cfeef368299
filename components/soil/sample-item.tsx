"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";
import { CopyButton } from "../ui/copy-button";
import { useDayWords } from "../weather/use-day-words";
import { ResultsForm } from "./results-form";
import { ResultsTable } from "./results-table";
import { SampleMoves } from "./sample-moves";
import { SampleWay } from "./sample-way";
import type { Sample } from "./soil-types";

const tones = {
  submitted: "neutral",
  received: "sky",
  analysing: "sky",
  completed: "leaf",
  rejected: "clay",
} as const;

type SampleItemProps = {
  sample: Sample;
  /** Whether the page's figures are this sample's. */
  drives: boolean;
  today: string;
  open: boolean;
  onToggle: () => void;
};

/** A sample in one line, which opens to its way, what can be done, and its results. */
export function SampleItem({ sample, drives, today, open, onToggle }: SampleItemProps) {
  const t = useTranslations("soil.samples");
  const words = useDayWords();
  const id = useId();
  const { collection_date: taken, depth, status } = sample;
  const isOpen = status !== "completed" && status !== "rejected";
  return (
    <li className="py-2 first:pt-0 last:pb-0" data-sample={sample.tracking_code}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="rounded-control hover:bg-ink/6 -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 px-2 py-2 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{t("open", { code: sample.tracking_code })}</span>
              <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
            </span>
            <span className="text-small text-ink-soft block">
              {t("taken", { day: words.dayMonth(taken), depth })}
              {isOpen ? ` · ${t("due", { day: words.dayMonth(sample.estimated_completion_date) })}` : null}
              {drives ? ` · ${t("drives")}` : null}
            </span>
          </span>
          <ChevronDown aria-hidden className={cn("size-5 shrink-0 transition-transform", open && "rotate-180")} />
        </button>
      </h3>
      <div id={id} hidden={!open} className="pt-3 pb-2">
        {open ? <SampleDetail sample={sample} today={today} /> : null}
      </div>
    </li>
  );
}

function SampleDetail({ sample, today }: { sample: Sample; today: string }) {
  const t = useTranslations("soil.samples");
  const [entering, setEntering] = useState(false);
  const { location, notes, results, status } = sample;
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <dl className="grid content-start gap-3">
          <div>
            <dt className="text-small text-ink-soft">{t("code")}</dt>
            <dd className="mt-0.5 flex flex-wrap items-center gap-3">
              <span className="text-heading font-mono">{sample.tracking_code}</span>
              <CopyButton value={sample.tracking_code} label={t("copyCode")} />
              <span className="text-small text-ink-soft w-full">{t("codeHint")}</span>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{t("place")}</dt>
            <dd className="mt-0.5">{`${location.latitude.toFixed(4)}, ${location.longitude.toFixed(4)}`}</dd>
          </div>
          {notes === null ? null : (
            <div>
              <dt className="text-small text-ink-soft">{t("notes")}</dt>
              <dd className="mt-0.5 wrap-break-word whitespace-pre-line">{notes}</dd>
            </div>
          )}
        </dl>
        <SampleWay sample={sample} />
      </div>
      {results === null ? null : <ResultsTable results={results} />}
      {status === "rejected" ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={results || entering ? "secondary" : "primary"}
            aria-expanded={entering}
            onClick={() => setEntering(!entering)}
          >
            {t(entering ? "move.hideResults" : results ? "move.correct" : "move.results")}
          </Button>
          <SampleMoves sample={sample} />
        </div>
      )}
      {entering ? <ResultsForm sample={sample} today={today} onSaved={() => setEntering(false)} /> : null}
    </div>
  );
}
