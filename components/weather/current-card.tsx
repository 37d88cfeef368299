import { useFormatter, useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import type { Provenance } from "@/lib/api/provenance";
import { Card, CardHeader } from "../ui/card";
import { Skeleton } from "../ui/skeleton";
import { SourceBadge } from "../ui/source-badge";
import type { Current } from "./answers";
import { ConditionsIcon } from "./conditions-icon";
import { humidityWord, pressureWord, uvWord, visibilityWord, windWord } from "./reading-words";

type CurrentCardProps = { current: Current; provenance: Provenance | null; now: number };

/** The weather now: temperature and sky large, the other readings with a word each. */
export function CurrentCard({ current, provenance, now }: CurrentCardProps) {
  const t = useTranslations("weather");
  const format = useFormatter();
  const id = useId();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const modelled = provenance?.kind === "modelled";
  // The newest figures may be a minute ahead of a device's clock; nothing is measured in the future.
  const measuredAt = Math.min(Date.parse(current.timestamp), now);
  const when = modelled ? t("current.usual") : format.relativeTime(measuredAt, now);
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader
        id={id}
        title={t("current.title")}
        aside={provenance ? <SourceBadge provenance={provenance} /> : null}
      />
      <div className="flex items-center gap-4">
        <ConditionsIcon conditions={current.conditions} className="size-14 stroke-[1.5]" />
        <div>
          <p className="text-[3rem] leading-none font-semibold tracking-tight" data-reading="temperature">
            <span className="sr-only">{t("current.temperature")} </span>
            {whole(current.temperature)}
            <span className="unit">{t("unit.temperature")}</span>
          </p>
          <p className="text-heading mt-1.5 font-medium" data-reading="conditions">
            {current.conditions}
          </p>
          <p className="text-small text-ink-soft">{when}</p>
        </div>
      </div>
      <dl className="border-line mt-5 grid grid-cols-2 gap-x-4 gap-y-4 border-t pt-4 sm:grid-cols-3">
        <Readings current={current} whole={whole} />
      </dl>
    </Card>
  );
}

function Readings({ current, whole }: { current: Current; whole: (value: number) => string }) {
  const t = useTranslations("weather");
  const format = useFormatter();
  const { wind_speed: wind, uv_index: uv, visibility, pressure, humidity } = current;
  return (
    <>
      <Reading name="wind" unit={t("unit.wind")} value={whole(wind)} word={t(`current.windWord.${windWord(wind)}`)} />
      <Reading
        name="humidity"
        unit={t("unit.percent")}
        value={whole(humidity)}
        word={t(`current.humidityWord.${humidityWord(humidity)}`)}
      />
      <Reading
        name="uv"
        value={uv === null ? null : whole(uv)}
        word={uv === null ? null : t(`current.uvWord.${uvWord(uv)}`)}
      />
      <Reading
        name="visibility"
        unit={t("unit.distance")}
        value={
          visibility === null ? null : format.number(visibility, { maximumFractionDigits: visibility < 10 ? 1 : 0 })
        }
        word={visibility === null ? null : t(`current.visibilityWord.${visibilityWord(visibility)}`)}
      />
      <Reading
        name="pressure"
        unit={t("unit.pressure")}
        value={pressure === null ? null : whole(pressure)}
        word={pressure === null ? null : t(`current.pressureWord.${pressureWord(pressure)}`)}
      />
    </>
  );
}

type ReadingProps = {
  name: "wind" | "humidity" | "uv" | "visibility" | "pressure";
  unit?: string;
  /** Null: the source does not say. */
  value: string | null;
  word: ReactNode;
};

function Reading({ name, unit, value, word }: ReadingProps) {
  const t = useTranslations("weather");
  return (
    <div data-reading={name}>
      <dt className="text-small text-ink-soft">{t(`current.${name}`)}</dt>
      {value === null ? (
        <dd className="text-ink-soft mt-1">{t("notKnown")}</dd>
      ) : (
        <dd className="mt-0.5">
          <span className="text-title">
            {value}
            {unit ? <span className="unit">{unit}</span> : null}
          </span>
          <span className="text-small text-ink-soft block">{word}</span>
        </dd>
      )}
    </div>
  );
}

/** The shape of the current weather while it is on its way. */
export function CurrentSkeleton() {
  return (
    <>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-11 w-28" />
          <Skeleton className="h-5 w-36" />
        </div>
      </div>
      <div className="border-line mt-5 grid grid-cols-2 gap-4 border-t pt-4 sm:grid-cols-3">
        {[0, 1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </div>
    </>
  );
}
