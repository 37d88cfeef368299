import { useTranslations } from "next-intl";
import { areaInUnits } from "@/lib/geo/boundary/area-units";

/** An area in hectares, large, with acres and plots beside it. */
export function AreaWords({ areaHa }: { areaHa: number }) {
  const t = useTranslations("maps.area");
  const area = areaInUnits(areaHa);
  return (
    <p data-testid="area">
      <span className="figure">
        {t("figure", { area: area.areaHa })}
        <span className="unit">{t("hectares")}</span>
      </span>{" "}
      <span className="text-ink-soft">{t("others", { acres: area.areaAcres, plots: area.areaPlots })}</span>
    </p>
  );
}
