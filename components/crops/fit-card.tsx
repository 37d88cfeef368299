import { useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "../ui/badge";
import { Card, CardHeader } from "../ui/card";
import type { Calendar } from "./answers";
import { useCropWords } from "./use-crop-words";

type Score = NonNullable<Calendar["suitability"]>["rainfed"];

const tones = {
  excellent: "leaf",
  very_suitable: "leaf",
  suitable: "sky",
  marginal: "maize",
  not_suitable: "clay",
} as const;

/** How well a crop fits the place, by rain alone and with irrigation, and what limits it. */
export function FitCard({ calendar }: { calendar: Calendar }) {
  const t = useTranslations("crops.fit");
  const id = useId();
  const { suitability } = calendar;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} />
      {suitability === null ? (
        <p>{t("unknown")}</p>
      ) : (
        <>
          <p className="text-heading text-pretty">{suitability.rainfed.reason}</p>
          <dl className="mt-4 grid gap-4">
            <FitScore name={t("rainfed")} fit={suitability.rainfed} />
            <FitScore name={t("irrigated")} fit={suitability.irrigated} />
          </dl>
          <p className="mt-4">{t("note")}</p>
          <p className="text-small text-ink-soft mt-1">{t("source")}</p>
        </>
      )}
    </Card>
  );
}

function FitScore({ name, fit }: { name: string; fit: Score }) {
  const t = useTranslations("crops.fit");
  const { month } = useCropWords();
  const months = fit.start_months.length === 12 ? [] : fit.start_months;
  return (
    <div>
      <dt className="flex items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        <Badge tone={tones[fit.class]}>{t(`class.${fit.class}`)}</Badge>
      </dt>
      <dd className="mt-1.5">
        <span aria-hidden className="bg-ink/8 block h-2 overflow-hidden rounded-full">
          <span className="bg-leaf block h-full rounded-full" style={{ width: `${fit.score}%` }} />
        </span>
        <span className="text-small text-ink-soft mt-1 block">
          {t("score", { score: fit.score })}
          {fit.limiting_factor === null ? null : (
            <span className="before:mx-1.5 before:content-['·']">
              {t("limits", { factor: t(`factor.${limitKey(fit)}`) })}
            </span>
          )}
        </span>
        {months.length > 0 ? (
          <span className="text-small text-ink-soft block">
            {t("months", { months: months.map(month).join(", ") })}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

function limitKey({ limiting_factor: factor, too_much: tooMuch }: Score) {
  if (factor === null || factor === "killing_temperature") return "killing_temperature";
  return `${factor}_${tooMuch ? "high" : "low"}` as const;
}
