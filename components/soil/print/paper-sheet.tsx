import { useFormatter, useTranslations } from "next-intl";
import type { Farm } from "../../farms/farm/farm-data";
import { useDayWords } from "../../weather/use-day-words";
import { decimalsFor } from "../bands";
import { useSoilAnswer } from "../soil-answer-text";
import type { Sheet } from "../soil-types";
import { PaperHead } from "./paper-head";
import { PaperPlan } from "./paper-plan";

type PaperSheetProps = { farm: Farm; sheet: Sheet; today: string };

/** What stands on the printed sheet. */
export function PaperSheet({ farm, sheet, today }: PaperSheetProps) {
  const t = useTranslations("soil");
  const format = useFormatter();
  const words = useDayWords();
  const write = useSoilAnswer();
  const day = words.dayMonth(sheet.analysis.analysis_date);
  const about = [
    farm.location,
    sheet.area === null
      ? t("print.noSize")
      : t("print.size", { area: format.number(sheet.area, { maximumFractionDigits: 2 }) }),
    t("print.made", { day: words.full(today) }),
  ];
  return (
    <article className="grid gap-5 print:gap-4">
      <header>
        <h1 className="text-title">{t("print.title", { farm: farm.name })}</h1>
        <p>{about.filter((part) => part !== null).join(" · ")}</p>
      </header>
      <p className="text-heading">{write(sheet)}</p>
      <PaperPlan plan={sheet.plan} areaHa={sheet.plan?.area ?? null} />
      <section className="break-inside-avoid">
        <h2 className="text-heading">{t("print.figures")}</h2>
        <p>
          {t("texture.summary", {
            texture: t(`texture.class.${sheet.texture_class}`),
            clay: format.number(sheet.analysis.texture.clay, { maximumFractionDigits: 0 }),
            silt: format.number(sheet.analysis.texture.silt, { maximumFractionDigits: 0 }),
            sand: format.number(sheet.analysis.texture.sand, { maximumFractionDigits: 0 }),
          })}
        </p>
        <Figures sheet={sheet} />
        <p className="text-small mt-2">
          {t("print.source", { source: sheet.source })}{" "}
          {t(sheet.sample_id === null ? "print.looked" : "print.laboratory", { day })}
        </p>
      </section>
    </article>
  );
}

const textureParts: readonly string[] = ["clayPct", "siltPct", "sandPct"];

function Figures({ sheet }: { sheet: Sheet }) {
  const t = useTranslations("soil");
  const format = useFormatter();
  return (
    <table className="text-small mt-2 w-full border-collapse text-left">
      <thead>
        <tr className="border-b">
          {(["figure", "value", "class", "origin"] as const).map((column) => (
            <PaperHead key={column} end={column === "value"}>
              {t(`print.${column}`)}
            </PaperHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.measures
          .filter(({ field }) => !textureParts.includes(field))
          .map((measure) => (
            <tr key={measure.field} className="border-b border-current/25">
              <th scope="row" className="py-0.5 pr-3 font-medium">
                {t(`figure.${measure.field}`)}
              </th>
              <td className="py-0.5 pr-3 text-right whitespace-nowrap">
                {format.number(measure.value, { maximumFractionDigits: decimalsFor(measure.value) })} {measure.unit}
              </td>
              <td className="py-0.5 pr-3">{measure.class === null ? "–" : t(`nutrients.class.${measure.class}`)}</td>
              <td className="py-0.5">{t(`origin.${measure.origin}`)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
