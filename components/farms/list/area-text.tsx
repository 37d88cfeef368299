import { useFormatter, useTranslations } from "next-intl";
import { areaInUnits } from "@/lib/geo/boundary/area-units";

/** An area in hectares, acres and plots. */
export function AreaText({ areaHa }: { areaHa: number }) {
  const t = useTranslations("farms.area");
  const format = useFormatter();
  const area = areaInUnits(areaHa);
  const write = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return t("all", { ha: write(area.areaHa), acres: write(area.areaAcres), plots: write(area.areaPlots) });
}
