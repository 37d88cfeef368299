import { CircleCheck, CircleQuestionMark, Info, OctagonAlert, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Provenance } from "@/lib/api/provenance";
import { Badge } from "../ui/badge";
import { Card, CardHeader } from "../ui/card";
import { cn } from "../ui/class-names";
import { Skeleton } from "../ui/skeleton";
import { SourceBadge } from "../ui/source-badge";
import { alertSpan } from "./alert-span";
import type { Alert } from "./answers";
import { useMoments } from "./use-moments";

type AlertsCardProps = { alerts: Alert[]; provenance: Provenance | null; now: number };

/** Official warnings and those worked out from the forecast, the most severe first. */
export function AlertsCard({ alerts, provenance, now }: AlertsCardProps) {
  const t = useTranslations("weather.alerts");
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} aside={provenance ? <SourceBadge provenance={provenance} /> : null} />
      {alerts.length === 0 ? (
        <NoAlerts checked={provenance?.kind !== "modelled"} />
      ) : (
        <ul className="divide-line divide-y">
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** `checked`: a forecast was there to look for hazards in. What is usual can't tell that no storm is coming. */
function NoAlerts({ checked }: { checked: boolean }) {
  const t = useTranslations("weather.alerts");
  const Icon = checked ? CircleCheck : CircleQuestionMark;
  return (
    <div className="flex gap-3">
      <Icon aria-hidden className={cn("mt-px size-5 shrink-0", checked ? "text-leaf" : "text-ink-soft")} />
      <div>
        <p className="font-medium">{checked ? t("none") : t("unchecked")}</p>
        <p className="text-ink-soft mt-0.5">{checked ? t("noneHint") : t("uncheckedHint")}</p>
      </div>
    </div>
  );
}

// Each severity has its own shape and word; colour only repeats them.
const looks = {
  Extreme: { icon: OctagonAlert, mark: "text-clay", tone: "clay" },
  Severe: { icon: TriangleAlert, mark: "text-clay", tone: "clay" },
  Moderate: { icon: TriangleAlert, mark: "text-maize-deep", tone: "maize" },
  Minor: { icon: Info, mark: "text-sky", tone: "sky" },
  Unknown: { icon: CircleQuestionMark, mark: "text-ink-soft", tone: "neutral" },
} as const;

function AlertItem({ alert, now }: { alert: Alert; now: number }) {
  const t = useTranslations("weather.alerts");
  const { icon: Icon, mark, tone } = looks[alert.severity];
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0" data-severity={alert.severity}>
      <Icon aria-hidden className={cn("mt-0.5 size-6 shrink-0", mark)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tone}>{t(`severity.${alert.severity}`)}</Badge>
          <span className="font-medium">{alert.event}</span>
        </p>
        <p className="text-heading mt-1.5 font-medium text-pretty">{alert.headline}</p>
        <p className="text-small text-ink-soft mt-1">
          <AlertTime alert={alert} now={now} />
        </p>
        {alert.instruction === null ? null : (
          <p className="mt-2">
            <strong className="font-medium">{t("whatToDo")}</strong> {alert.instruction}
          </p>
        )}
        {alert.description === null ? null : (
          <details className="mt-1">
            <summary className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8">
              {t("more")}
            </summary>
            <p className="text-ink-soft whitespace-pre-line">{alert.description}</p>
          </details>
        )}
        <p className="text-small text-ink-soft mt-1">{t("source", { source: alert.source })}</p>
      </div>
    </li>
  );
}

function AlertTime({ alert, now }: { alert: Alert; now: number }) {
  const t = useTranslations("weather.alerts");
  const write = useMoments();
  const span = alertSpan(alert, now);
  const from = span.from === null ? null : write.from(span.from);
  if (span.until === null) return from === null ? t("nowOpen") : t("fromOpen", { from });
  if (span.from !== null && write.sameDay(span.from, span.until)) return write.within(span.from, span.until);
  const until = write.until(span.until);
  return from === null ? t("nowUntil", { until }) : t("fromUntil", { from, until });
}

/** The shape of warnings while they are on their way. */
export function AlertsSkeleton() {
  return (
    <div className="flex gap-3">
      <Skeleton className="size-6" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-5" />
        <Skeleton className="h-14" />
      </div>
    </div>
  );
}
