import { useFormatter, useTranslations } from "next-intl";
import type { CropWater, Season } from "./farm-data";

/** What the balance takes for granted, and where its figures come from. */
export function WaterAssumptions({ season, water }: { season: Season; water: CropWater }) {
  const t = useTranslations("farm.water");
  const format = useFormatter();
  const { assumptions, weather } = season;
  const available = Math.round((assumptions.field_capacity - assumptions.wilting_point) * 1000);
  const soil = { texture: t(`textures.${assumptions.texture}`), available };
  const roots = format.number(water.root_depth, { maximumFractionDigits: 1 });
  return (
    <details className="mt-3">
      <summary className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8">
        {t("assumptions")}
      </summary>
      <ul className="text-ink-soft grid list-disc gap-1 pl-5">
        <li>{t("method")}</li>
        <li>{t(assumptions.texture_from === "farm" ? "soilFarm" : "soilAssumed", soil)}</li>
        <li>{t("start")}</li>
        <li>{t("roots", { depth: roots, source: water.source })}</li>
        {weather && weather.radiation_estimated > 0 ? (
          <li>{t("radiation", { count: weather.radiation_estimated })}</li>
        ) : null}
        {weather && weather.wind_estimated > 0 ? <li>{t("wind", { count: weather.wind_estimated })}</li> : null}
        {water.days_filled > 0 ? <li>{t("filled", { count: water.days_filled })}</li> : null}
      </ul>
    </details>
  );
}
