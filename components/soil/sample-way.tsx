import { Check, Circle, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "../ui/class-names";
import type { Sample } from "./soil-types";

const way = ["submitted", "received", "analysing", "completed"] as const;

/** The way of a sample step by step: what is behind it and when, and what is still to come. */
export function SampleWay({ sample }: { sample: Sample }) {
  const t = useTranslations("soil.samples");
  const format = useFormatter();
  const past = sample.history;
  const last = past.at(-1)?.status ?? sample.status;
  const ahead = last === "rejected" ? [] : way.slice(way.findIndex((status) => status === last) + 1);
  return (
    <ol className="grid" aria-label={t("history")}>
      {past.map((step, index) => (
        <Step
          key={`${step.status} ${step.at}`}
          mark={step.status === "rejected" ? "no" : "done"}
          last={index === past.length - 1 && ahead.length === 0}
        >
          <span className="font-medium">{t(`status.${step.status}`)}</span>{" "}
          <span className="text-small text-ink-soft">
            {format.dateTime(new Date(step.at), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" })}
          </span>
          {step.note === null ? null : <span className="block">{step.note}</span>}
        </Step>
      ))}
      {ahead.map((status, index) => (
        <Step key={status} mark="ahead" last={index === ahead.length - 1}>
          <span className="text-ink-soft">
            {t(`status.${status}`)} <span className="text-small">{t("ahead")}</span>
          </span>
        </Step>
      ))}
    </ol>
  );
}

const marks = {
  done: { icon: Check, look: "bg-leaf border-leaf text-on-leaf" },
  no: { icon: X, look: "bg-clay border-clay text-on-clay" },
  ahead: { icon: Circle, look: "border-edge bg-surface text-surface" },
} as const;

function Step({ mark, last, children }: { mark: keyof typeof marks; last: boolean; children: ReactNode }) {
  const { icon: Icon, look } = marks[mark];
  return (
    <li className={cn("relative flex gap-3", last ? "" : "pb-4")}>
      {last ? null : <span aria-hidden className="bg-line absolute top-6 bottom-0 left-[11px] w-0.5" />}
      <span
        aria-hidden
        className={cn("mt-px flex size-6 shrink-0 items-center justify-center rounded-full border-2", look)}
      >
        <Icon className="size-3.5" />
      </span>
      <span className="min-w-0 wrap-break-word">{children}</span>
    </li>
  );
}
