import { useTranslations } from "next-intl";
import { LineLegend, type LegendEntry } from "../charts/line-legend";
import { Button } from "../ui/button";
import type { EarlierSeries } from "./earlier-values";

type EarlierYearsProps = {
  /** The marks of the period itself. */
  own: readonly LegendEntry[];
  earlier: readonly EarlierSeries[];
};

const marks = ["dashes", "dots"] as const;

/** The legend of a chart with earlier years, and how those stand that are not there. */
export function EarlierYears({ own, earlier }: EarlierYearsProps) {
  const t = useTranslations("satellite.earlier");
  const known = earlier.flatMap(({ year, state, values }, index) =>
    state === "known" && values.length > 0
      ? [{ word: t("year", { year }), colour: "var(--ink-soft)", mark: marks[index] ?? "dots" }]
      : [],
  );
  return (
    <div className="mt-3 grid gap-2">
      <LineLegend entries={[...own, ...known]} />
      {earlier.map((series) => (
        <State key={series.year} series={series} />
      ))}
    </div>
  );
}

function State({ series: { year, state, values, retry } }: { series: EarlierSeries }) {
  const t = useTranslations("satellite.earlier");
  const look = "text-small text-ink-soft";
  switch (state) {
    case "waiting":
      return <p className={look}>{t("waiting", { year })}</p>;
    case "modelled":
      return <p className={look}>{t("modelled", { year })}</p>;
    case "failed":
      return (
        <p className={look}>
          {t("failed", { year })}{" "}
          <Button size="compact" variant="quiet" onClick={retry}>
            {t("retry", { year })}
          </Button>
        </p>
      );
    case "known":
      return values.length === 0 ? <p className={look}>{t("nothing", { year })}</p> : null;
  }
}
