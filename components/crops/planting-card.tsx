import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Card, CardHeader } from "../ui/card";
import type { CropRecord } from "./answers";
import { Facts, type Fact } from "./facts";
import { Origin } from "./origin";
import { useCropWords } from "./use-crop-words";

const cm2PerHa = 100_000_000;
/** Above it a weight is of tubers, cloves or cane, not of seed. */
const mostSeedKg = 150;

/** How a crop is planted and how long it takes. */
export function PlantingCard({ crop }: { crop: CropRecord }) {
  const t = useTranslations("crops.growing");
  const id = useId();
  const facts = usePlantingFacts(crop);
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} />
      <Facts facts={facts} />
      <Origin origin={crop.sources.planting} />
    </Card>
  );
}

function usePlantingFacts(crop: CropRecord): Fact[] {
  const t = useTranslations("crops.growing");
  const format = useFormatter();
  const words = useCropWords();
  const { days_to_maturity: maturity, spacing, seed_rate: rate, growing_degree_days: heat, perennial } = crop;
  const facts: Fact[] = [];
  if (maturity) facts.push({ name: perennial ? t("firstHarvest") : t("maturity"), value: words.maturity(maturity) });
  if (spacing) {
    const { between_rows: rows, within_row: within } = spacing;
    const plants = Number((cm2PerHa / rows / within).toPrecision(2));
    facts.push({ name: t("spacing"), value: t("spacingText", { rows, within }) });
    facts.push({ name: t("plants"), value: t("plantsText", { count: format.number(plants) }) });
  }
  if (rate) {
    const unit = rate.unit === "kg" && rate.max > mostSeedKg ? "kgPlanting" : rate.unit;
    facts.push({ name: t("rate"), value: t(`rateText.${unit}`, { amount: words.amount(rate) }) });
  }
  if (heat) {
    const { base, upper, to_maturity: sum } = heat;
    const value = sum ? t("heatText", { sum: words.amount(sum), base, upper }) : t("heatLimits", { base, upper });
    facts.push({ name: t("heat"), value });
  }
  return facts;
}
