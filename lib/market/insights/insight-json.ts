import type { z } from "zod";
import type { InsightJson } from "../contract";
import { monthNumber } from "../models/month";
import type { Assessment } from "./assessment";
import type { CropFacts } from "./crop-facts";
import { factorsOf } from "./factors";
import { counted, monthWords, priceRange, spanWords } from "./phrases";
import { recommendationsOf } from "./recommendations";

type Json = z.input<typeof InsightJson>;

function rangeWords({ range, product }: CropFacts): string {
  const { variety, kind, unit } = product;
  const seen = [`${variety}, ${kind}`, spanWords(range.from, range.to), counted(range.markets, "market")];
  return `${priceRange({ ...range, unit })} (${seen.join("; ")})`;
}

function forecastWords({ forecast, product }: CropFacts, monthsAhead: number): string {
  const found = forecast?.months.find((each) => each.monthsAhead === monthsAhead);
  if (!found) return "not enough data";
  return `${priceRange({ ...found, unit: product.unit })} (${monthWords(monthNumber(found.month))})`;
}

/** What is said of a crop in the month with the number `today`. */
export function insightToJson(assessment: Assessment, today: number): Json {
  const { facts, supply, demand } = assessment;
  return {
    name: facts.crop.name,
    crop_id: facts.crop.id,
    factors: factorsOf(assessment),
    demand_trend: demand,
    supply_status: supply,
    price_forecast: {
      "1_month": forecastWords(facts, 1),
      "3_month": forecastWords(facts, 3),
      "6_month": forecastWords(facts, 6),
    },
    recommendations: recommendationsOf(assessment, today),
    current_price_range: rangeWords(facts),
  };
}
