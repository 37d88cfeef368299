import { useFormatter, useTranslations } from "next-intl";
import { ChartFrame } from "../charts/chart-frame";
import { Badge } from "../ui/badge";
import { BandBar } from "./band-bar";
import { decimalsFor, isRated, type RatedMeasure } from "./bands";
import { OriginBadge } from "./origin-badge";
import type { Sheet, SheetMeasure } from "./soil-types";

const textureParts: readonly string[] = ["clayPct", "siltPct", "sandPct"];

/** The nutrients of a soil against what is low, medium and high; as bars, and as a table. */
export function NutrientsCard({ sheet }: { sheet: Sheet }) {
  const t = useTranslations("soil");
  const measures = sheet.measures.filter(({ field }) => !textureParts.includes(field));
  const rated = measures.filter(isRated);
  const others = measures.filter((measure) => !isRated(measure));
  const count = (name: RatedMeasure["class"]) => rated.filter((measure) => measure.class === name).length;
  const columns = ["figure", "value", "unit", "class", "low", "high", "origin", "source"] as const;
  return (
    <ChartFrame
      title={t("nutrients.title")}
      summary={t("nutrients.summary", { low: count("low"), medium: count("medium"), high: count("high") })}
      fileName="soil-nutrients"
      table={{
        header: columns.map((column) => t(`nutrients.table.${column}`)),
        rows: measures.map((measure) => [
          t(`figure.${measure.field}`),
          Number(measure.value.toFixed(decimalsFor(measure.value))),
          measure.unit,
          measure.class === null ? t("nutrients.notRated") : t(`nutrients.class.${measure.class}`),
          measure.low_below,
          measure.high_above,
          t(`origin.${measure.origin}`),
          measure.source,
        ]),
      }}
    >
      <ul className="grid gap-5">
        {rated.map((measure) => (
          <RatedItem key={measure.field} measure={measure} />
        ))}
      </ul>
      {others.length > 0 ? <Others measures={others} basePct={sheet.analysis.base_saturation} /> : null}
    </ChartFrame>
  );
}

const tones = { low: "clay", medium: "maize", high: "leaf" } as const;

function RatedItem({ measure }: { measure: RatedMeasure }) {
  const t = useTranslations("soil");
  const name = t(`figure.${measure.field}`);
  return (
    <li className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex items-center gap-2">
          <span className="font-medium">{name}</span>
          <Badge tone={tones[measure.class]}>{t(`nutrients.class.${measure.class}`)}</Badge>
        </span>
        <span className="flex items-center gap-3">
          <Figure measure={measure} />
          <OriginBadge measure={measure} figure={name} />
        </span>
      </div>
      <BandBar measure={measure} name={name} />
    </li>
  );
}

function Figure({ measure: { value, unit } }: { measure: SheetMeasure }) {
  const format = useFormatter();
  return (
    <span className="whitespace-nowrap">
      <strong className="font-semibold">{format.number(value, { maximumFractionDigits: decimalsFor(value) })}</strong>
      {unit === "" ? null : <span className="text-small text-ink-soft ml-1">{unit}</span>}
    </span>
  );
}

function Others({ measures, basePct }: { measures: readonly SheetMeasure[]; basePct: number }) {
  const t = useTranslations("soil");
  const format = useFormatter();
  return (
    <details className="border-line mt-5 border-t pt-2">
      <summary className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8">
        {t("nutrients.others")}
      </summary>
      <p className="text-ink-soft">{t("nutrients.othersBody")}</p>
      <ul className="mt-2 grid gap-3">
        {measures.map((measure) => (
          <li key={measure.field} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>{t(`figure.${measure.field}`)}</span>
            <span className="flex items-center gap-3">
              <Figure measure={measure} />
              <OriginBadge measure={measure} figure={t(`figure.${measure.field}`)} />
            </span>
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span>
            {t("nutrients.base")} <span className="text-small text-ink-soft">{t("nutrients.baseBody")}</span>
          </span>
          <span className="whitespace-nowrap">
            <strong className="font-semibold">{format.number(basePct, { maximumFractionDigits: 0 })}</strong>
            <span className="text-small text-ink-soft ml-1">%</span>
          </span>
        </li>
      </ul>
    </details>
  );
}
