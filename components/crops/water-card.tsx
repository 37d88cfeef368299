import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { ChartFrame } from "../charts/chart-frame";
import { Card, CardHeader } from "../ui/card";
import type { CropRecord } from "./answers";
import { stagesOf, type Stage } from "./kc-curve";
import { Origin } from "./origin";

const height = 120;
const highest = 1.3;

/** How a crop uses water as it grows: the stages, and the crop coefficient in each. */
export function WaterCard({ crop }: { crop: CropRecord }) {
  const t = useTranslations("crops.water");
  const format = useFormatter();
  const id = useId();
  const { water } = crop;
  if (water === null) {
    return (
      <Card aria-labelledby={id}>
        <CardHeader id={id} title={t("title")} />
        <p>{t("unknown")}</p>
      </Card>
    );
  }
  const stages = stagesOf(water);
  const { min, max } = water.root_depth;
  const columns = ["stage", "days", "from", "to", "kcFrom", "kcTo"] as const;
  return (
    <ChartFrame
      title={t("title")}
      summary={t("summary", { mid: format.number(water.kc.mid), min: format.number(min), max: format.number(max) })}
      fileName={`water-${crop.name}`}
      table={{
        header: columns.map((column) => t(`header.${column}`)),
        rows: stages.map(({ name, days, from, to, kcFrom, kcTo }) => [
          t(`stage.${name}`),
          days,
          from,
          to,
          kcFrom,
          kcTo,
        ]),
      }}
    >
      <KcChart stages={stages} />
      <Origin origin={water.source} />
    </ChartFrame>
  );
}

function KcChart({ stages }: { stages: Stage[] }) {
  const t = useTranslations("crops.water");
  const format = useFormatter();
  const total = stages.at(-1)?.to ?? 1;
  const x = (day: number) => (day / total) * 100;
  const y = (kc: number) => height * (1 - kc / highest);
  const points = stages.flatMap(({ from, to, kcFrom, kcTo }) => [`${x(from - 1)},${y(kcFrom)}`, `${x(to)},${y(kcTo)}`]);
  const text = stages
    .map(({ name, days, kcTo }) => `${t(`stage.${name}`)} ${t("stageDays", { count: days })}, ${format.number(kcTo)}`)
    .join("; ");
  return (
    <div role="img" aria-label={t("chartLabel", { text })}>
      <div aria-hidden>
        <p className="text-small text-ink-soft">{t("kcAxis")}</p>
        <div className="relative mt-1 ml-8" style={{ height }}>
          {[0, 0.5, 1].map((kc) => (
            <span key={kc} className="border-line absolute inset-x-0 border-t" style={{ top: y(kc) }}>
              <span className="text-small text-ink-soft absolute -top-2.25 -left-8">
                {format.number(kc, { minimumFractionDigits: 1 })}
              </span>
            </span>
          ))}
          <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
            <polygon points={`0,${height} ${points.join(" ")} 100,${height}`} fill="var(--sky)" fillOpacity={0.16} />
            <polyline
              points={points.join(" ")}
              fill="none"
              stroke="var(--sky)"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        <StageBar stages={stages} />
      </div>
    </div>
  );
}

function StageBar({ stages }: { stages: Stage[] }) {
  const t = useTranslations("crops.water");
  return (
    <div
      className="mt-1.5 ml-8 grid gap-0.5"
      style={{ gridTemplateColumns: stages.map(({ days }) => `${days}fr`).join(" ") }}
    >
      {stages.map(({ name, days }) => (
        <span
          key={name}
          className="bg-leaf/14 text-small min-w-0 overflow-hidden rounded-[4px] px-1 py-1 text-ellipsis sm:px-1.5"
        >
          {t(`stage.${name}`)}
          <span className="text-ink-soft block">{days}</span>
        </span>
      ))}
    </div>
  );
}
