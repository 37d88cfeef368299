import { useFormatter, useTranslations } from "next-intl";
import { ndviRamp } from "@/lib/earth/models/ndvi-ramp";

/** The colours of the overlay with their words and from which NDVI on each holds. */
export function NdviLegend() {
  const t = useTranslations("satellite.legend");
  const format = useFormatter();
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <figure>
      <figcaption className="text-small text-ink-soft mb-1.5">{t("title")}</figcaption>
      <ol className="text-small flex flex-wrap gap-x-4 gap-y-1">
        {ndviRamp.map(({ from, color, word }, index) => (
          <li key={word} className="flex items-center gap-2">
            <span
              aria-hidden
              className="border-edge size-4 shrink-0 rounded-[4px] border"
              style={{ backgroundColor: color }}
            />
            <span>
              {t(`word.${word}`)}{" "}
              <span className="text-ink-soft whitespace-nowrap">
                {index === 0
                  ? t("below", { value: figure(ndviRamp[1]?.from ?? from) })
                  : t("from", { value: figure(from) })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
