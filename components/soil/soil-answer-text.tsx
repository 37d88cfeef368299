import { useFormatter, useTranslations } from "next-intl";
import { useDayWords } from "../weather/use-day-words";
import { adviceOf, lowFigures } from "./soil-answer";
import type { Product, Sheet } from "./soil-types";
import { useProductNames } from "./use-product-names";

/** What to do with this soil, in one sentence, and how sure that is in the next. */
export function SoilAnswerText({ sheet, hasCrops }: { sheet: Sheet; hasCrops: boolean }) {
  const t = useTranslations("soil.answer");
  const write = useSoilAnswer();
  const words = useDayWords();
  return (
    <div>
      <p className="text-title max-w-3xl text-balance">{write(sheet)}</p>
      <p className="text-ink-soft mt-1.5 max-w-3xl">
        <LowFigures sheet={sheet} /> {t(`basis.${sheet.basis}`, { day: words.dayMonth(sheet.analysis.analysis_date) })}
        {hasCrops || !sheet.plan ? null : ` ${t("noCrops")}`}
      </p>
    </div>
  );
}

function LowFigures({ sheet }: { sheet: Sheet }) {
  const t = useTranslations("soil");
  const format = useFormatter();
  const low = lowFigures(sheet);
  if (low === null) return null;
  if (low.length === 0) return t("answer.noneLow");
  return t("answer.low", { figures: format.list(low.map((field) => t(`figureInText.${field}`))) });
}

/** Writes what to do with the soil of a sheet. */
export function useSoilAnswer(): (sheet: Sheet) => string {
  const t = useTranslations("soil");
  const format = useFormatter();
  const names = useProductNames();
  return (sheet) => {
    const advice = adviceOf(sheet);
    const { area = null, area_of: areaOf = "farm" } = sheet.plan ?? {};
    const where =
      area === null
        ? t("answer.onHectare")
        : t(`answer.onArea.${areaOf}`, { area: format.number(area, { maximumFractionDigits: 2 }) });
    const amount = (product: Product) => {
      const bags = product.bags ?? product.bags_per_ha;
      const shown = format.number(bags, { maximumFractionDigits: 1 });
      // A grade is one word: 15-15-15 is not broken between lines.
      return t("answer.amount", { bags, shown, product: names(product).replaceAll("-", "\u2011") });
    };
    const amounts = (products: Product[]) => format.list(products.map(amount));
    switch (advice.kind) {
      case "apply":
        return t("answer.apply", { crop: advice.crop, amounts: amounts(advice.products), where });
      case "limeFirst":
        return t("answer.limeFirst", {
          crop: advice.crop,
          lime: amount(advice.lime),
          amounts: amounts(advice.products),
          where,
        });
      case "limeOnly":
        return t("answer.limeOnly", { crop: advice.crop, lime: amount(advice.lime), where });
      case "enough":
        return t("answer.enough", { crop: advice.crop });
      case "suits":
        return t("answer.suits", { crop: advice.crop, texture: t(`texture.class.${sheet.texture_class}`) });
      case "unknown":
        return t("answer.unknown", { texture: t(`texture.class.${sheet.texture_class}`) });
    }
  };
}
