"use client";

import { ChevronDown, CircleCheck, CircleHelp, ImageOff, Leaf, Bug, type LucideIcon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "../../ui/class-names";
import type { Identification } from "./answers";
import { confidencePercent } from "./confidence";
import { DeleteButton } from "./delete-button";
import { useIdentificationDeletion } from "./identify-data";
import { ResultBody } from "./result-body";
import { useAnswerTitle } from "./use-answer-words";

type HistoryItemProps = {
  identification: Identification;
  today: string;
  open: boolean;
  onToggle: () => void;
  onDeleted: () => void;
};

const icons: Record<Identification["outcome"], LucideIcon> = {
  named: Bug,
  healthy: CircleCheck,
  unsure: CircleHelp,
  "not-a-plant": ImageOff,
  "unknown-crop": Leaf,
};

/** A photo that was identified, in one line which opens to its answer. */
export function HistoryItem({ identification, today, open, onToggle, onDeleted }: HistoryItemProps) {
  const t = useTranslations("identify.history");
  const format = useFormatter();
  const title = useAnswerTitle();
  const deletion = useIdentificationDeletion();
  const id = useId();
  const made = new Date(identification.created_at);
  const day = format.dateTime(made, { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });
  const { crop } = identification;
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="rounded-control hover:bg-ink/6 -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 px-2 py-2 text-left"
        >
          <Thumbnail identification={identification} day={day} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">
              {title(identification)}
              <Percent identification={identification} />
            </span>
            <span className="text-small text-ink-soft block">
              {crop ? t("when", { when: day, crop: crop.name }) : day}
            </span>
          </span>
          <ChevronDown aria-hidden className={cn("size-5 shrink-0 transition-transform", open && "rotate-180")} />
        </button>
      </h3>
      <div id={id} hidden={!open} className="pt-3 pb-2">
        {open ? (
          <div className="grid gap-5">
            <KeptPhoto identification={identification} day={day} />
            <ResultBody result={identification} today={today} />
            <DeleteButton
              label={t("deleteOf", { day })}
              title={t("deleteTitle")}
              body={t("deleteBody")}
              done={t("deleted")}
              deletion={deletion}
              id={identification.id}
              onDeleted={onDeleted}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
}

type PhotoProps = { identification: Identification; day: string };

function Thumbnail({ identification: { outcome, photo_url: url } }: PhotoProps) {
  const Icon = icons[outcome];
  if (url === null) {
    return (
      <span className="bg-sunken rounded-control flex size-12 shrink-0 items-center justify-center">
        <Icon aria-hidden className="text-ink-soft size-5" />
      </span>
    );
  }
  return <img src={url} alt="" loading="lazy" className="bg-sunken rounded-control size-12 shrink-0 object-cover" />;
}

function Percent({ identification: { outcome, candidates } }: Pick<PhotoProps, "identification">) {
  const t = useTranslations("identify.history");
  const first = candidates[0];
  if (outcome !== "named" || !first) return null;
  return (
    <span className="text-ink-soft font-normal"> {t("percent", { percent: confidencePercent(first.confidence) })}</span>
  );
}

function KeptPhoto({ identification: { photo_url: url }, day }: PhotoProps) {
  const t = useTranslations("identify.history");
  if (url === null) return null;
  return (
    <img
      src={url}
      alt={t("photoAlt", { day })}
      className="rounded-card border-line bg-sunken max-h-80 min-h-24 w-full border object-contain"
    />
  );
}
