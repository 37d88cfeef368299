import { Droplet, MapPin, OctagonAlert, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { useEffect, useId, useRef } from "react";
import { SampleBadge } from "../farms/list/sample-mark";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";
import { SourceBadge } from "../ui/source-badge";
import { ConditionsIcon } from "../weather/conditions-icon";
import type { FarmToday } from "./overview-data";

type FarmCardProps = { farm: FarmToday; chosen: boolean; onChoose: (id: number) => void };

/** A farm today: its weather, its gravest warning, and what grows there. */
export function FarmCard({ farm, chosen, onChoose }: FarmCardProps) {
  const t = useTranslations("overview.farm");
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen && window.matchMedia("(min-width: 64rem)").matches) card.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <section
      ref={card}
      aria-labelledby={id}
      data-farm={farm.id}
      aria-current={chosen || undefined}
      className={cn("rounded-card border-line bg-surface scroll-my-4 border p-4", chosen && "border-leaf bg-leaf/5")}
    >
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <Link
              href={`/farms/${farm.id}`}
              className="hover:text-leaf wrap-anywhere underline-offset-3 hover:underline"
            >
              {farm.name}
            </Link>
            {farm.sample ? <SampleBadge /> : null}
          </h3>
          <p className="text-small text-ink-soft wrap-anywhere">
            {farm.crops.length === 0 ? t("nothingGrows") : farm.crops.join(", ")}
          </p>
        </div>
        {farm.coordinates ? (
          <Button
            variant="quiet"
            size="icon"
            className="-mt-1.5 -mr-2 pointer-fine:size-11"
            aria-pressed={chosen}
            aria-label={t("show", { name: farm.name })}
            title={t("show", { name: farm.name })}
            onClick={() => onChoose(farm.id)}
          >
            <MapPin aria-hidden className={cn(chosen && "text-leaf fill-leaf/20")} />
          </Button>
        ) : null}
      </header>
      <TodayWeather farm={farm} />
      <Warning farm={farm} />
      {farm.water === "unknown" && farm.coordinates ? (
        <p className="text-small text-ink-soft mt-2">{t("waterUnknown")}</p>
      ) : null}
    </section>
  );
}

function TodayWeather({ farm: { id, weather, coordinates } }: { farm: FarmToday }) {
  const t = useTranslations("overview.farm");
  const format = useFormatter();
  if (!coordinates) {
    return (
      <p className="mt-3">
        {t("noPlace")}{" "}
        <Link href={`/farms/${id}/edit`} className="text-sky underline underline-offset-3">
          {t("setPlace")}
        </Link>
      </p>
    );
  }
  if (!weather) return <p className="text-ink-soft mt-3">{t("noWeather")}</p>;
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { source, kind, age_seconds: ageSeconds, precipitation_probability: chance } = weather;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <ConditionsIcon conditions={weather.conditions} className="size-9 stroke-[1.5]" />
      <div className="min-w-0 flex-1 max-sm:basis-48">
        <p className="font-medium">
          {t("range", { min: whole(weather.temperature_min), max: whole(weather.temperature_max) })}
        </p>
        <p className="text-small text-ink-soft flex flex-wrap items-center gap-x-2">
          {weather.conditions}
          {chance === null ? null : (
            <span className="inline-flex items-center gap-1">
              <Droplet aria-hidden className="text-sky size-3.5" />
              {t("chance", { chance: whole(chance) })}
            </span>
          )}
        </p>
      </div>
      <SourceBadge provenance={{ source, kind, ageSeconds }} />
    </div>
  );
}

const tones = { Extreme: "clay", Severe: "clay", Moderate: "maize", Minor: "sky", Unknown: "neutral" } as const;

function Warning({ farm: { alert, alerts, alerts_checked: checked, coordinates } }: { farm: FarmToday }) {
  const t = useTranslations("overview.farm");
  const severity = useTranslations("weather.alerts.severity");
  if (!coordinates) return null;
  if (!alert) {
    return <p className="text-small text-ink-soft mt-3">{checked ? t("noWarning") : t("warningsUnchecked")}</p>;
  }
  const Icon = alert.severity === "Extreme" ? OctagonAlert : TriangleAlert;
  return (
    <div className="border-line mt-3 flex gap-2.5 border-t pt-3">
      <Icon
        aria-hidden
        className={cn("mt-0.5 size-5 shrink-0", tones[alert.severity] === "clay" ? "text-clay" : "text-maize-deep")}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tones[alert.severity]}>{severity(alert.severity)}</Badge>
          <span className="font-medium">{alert.event}</span>
        </p>
        <p className="mt-1">{alert.headline}</p>
        {alerts > 1 ? (
          <p className="text-small text-ink-soft mt-1">{t("moreWarnings", { count: alerts - 1 })}</p>
        ) : null}
      </div>
    </div>
  );
}
