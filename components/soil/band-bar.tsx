import { useFormatter, useTranslations } from "next-intl";
import { cn } from "../ui/class-names";
import { bandPosition, decimalsFor, type RatedMeasure } from "./bands";

const bands = ["low", "medium", "high"] as const;
const looks = { low: "bg-clay/20", medium: "bg-maize/30", high: "bg-leaf/25" } as const;

/** A figure on a bar of three bands, whose limits are written under it. */
export function BandBar({ measure, name }: { measure: RatedMeasure; name: string }) {
  const t = useTranslations("soil.nutrients");
  const format = useFormatter();
  const write = (value: number) => format.number(value, { maximumFractionDigits: decimalsFor(value) });
  const limits = { low: write(measure.low_below), high: write(measure.high_above) };
  const words = {
    low: t("bandLow", { limit: limits.low }),
    medium: t("bandMedium", { from: limits.low, to: limits.high }),
    high: t("bandHigh", { limit: limits.high }),
  };
  const description = t("alt", {
    figure: name,
    value: write(measure.value),
    unit: measure.unit,
    class: t(`class.${measure.class}`).toLowerCase(),
    ...limits,
  });
  return (
    <div role="img" aria-label={description}>
      <div className="relative grid h-3 grid-cols-3 gap-0.5">
        {bands.map((band) => (
          <span key={band} className={cn("first:rounded-l-full last:rounded-r-full", looks[band])} />
        ))}
        <span
          className="bg-ink border-surface absolute -top-1 h-5 w-2 -translate-x-1/2 rounded-full border-2"
          style={{ left: `${2 + bandPosition(measure) * 96}%` }}
        />
      </div>
      <div className="text-small text-ink-soft mt-1 grid grid-cols-3 gap-0.5">
        {bands.map((band) => (
          <span key={band} className={cn("text-center", band === measure.class && "text-ink font-medium")}>
            {words[band]}
          </span>
        ))}
      </div>
    </div>
  );
}
