import { useFormatter, useTranslations } from "next-intl";
import { roundDepthMm } from "./advice-text";
import type { SeasonCrop } from "./farm-data";

const m2PerHa = 10_000;
const litresPerM3 = 1000;

/** What the advised depth is in litres, and how much to give with each way of watering. */
export function WaterAdvice({ crop }: { crop: SeasonCrop }) {
  const t = useTranslations("farm.advice");
  const format = useFormatter();
  const { net_depth: net, gross_depth: gross } = crop.advice;
  if (net === null || gross === null) return null;
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const depthMm = roundDepthMm(net);
  const areaHa = crop.crop.area;
  const depth = whole(depthMm);
  return (
    <p>
      {areaHa === null
        ? t("litres", { depth })
        : t("litresOnArea", {
            depth,
            area: format.number(areaHa, { maximumFractionDigits: 2 }),
            volume: whole((depthMm * areaHa * m2PerHa) / litresPerM3),
          })}{" "}
      {t("gross", {
        surface: whole(roundDepthMm(gross.surface)),
        sprinkler: whole(roundDepthMm(gross.sprinkler)),
        drip: whole(roundDepthMm(gross.drip)),
      })}
    </p>
  );
}
