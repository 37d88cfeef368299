import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SeasonCrop } from "./farm-data";

/** Stage, warmth and water of a growing crop in figures. */
export function SeasonFigures({ crop }: { crop: SeasonCrop }) {
  const t = useTranslations("farm.figures");
  const stages = useTranslations("farm.timeline");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { growing_degree_days: warmth, water, stage, day_of_season: day } = crop;
  const today = water?.days.find((each) => each.when === "ahead");
  return (
    <dl className="border-line grid grid-cols-2 gap-x-4 gap-y-4 border-y py-4 lg:grid-cols-4">
      <Figure name={t("stage")} value={stage ? stages(`stage.${stage}`) : t("stageUnknown")}>
        {day === null ? null : stages("day", { day })}
      </Figure>
      {warmth ? (
        <Figure name={t("warmth")} value={whole(warmth.sum)} unit={t("degreeDays")}>
          <WarmthWords warmth={warmth} />
        </Figure>
      ) : null}
      {water ? (
        <>
          <Figure name={t("missing")} value={whole(water.depletion)} unit={t("mm")}>
            {t("missingOf", { limit: whole(water.readily_available) })}
          </Figure>
          <Figure name={t("kc")} value={format.number(water.kc, { minimumFractionDigits: 2 })}>
            {today ? t("kcWord", { used: format.number(today.evapotranspiration) }) : null}
          </Figure>
        </>
      ) : null}
    </dl>
  );
}

function WarmthWords({ warmth }: { warmth: NonNullable<SeasonCrop["growing_degree_days"]> }) {
  const t = useTranslations("farm.figures");
  const format = useFormatter();
  const limits = { base: format.number(warmth.base), upper: format.number(warmth.upper) };
  const { to_maturity_min: min, to_maturity_max: max } = warmth;
  if (min === null || max === null) return t("warmthLimits", limits);
  return t("warmthOf", { ...limits, min: format.number(min), max: format.number(max) });
}

type FigureProps = { name: string; value: string; unit?: string; children?: ReactNode };

function Figure({ name, value, unit, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-0.5">
        <span className="text-title">
          {value}
          {unit ? <span className="unit">{unit}</span> : null}
        </span>
        {children ? <span className="text-small text-ink-soft block">{children}</span> : null}
      </dd>
    </div>
  );
}
