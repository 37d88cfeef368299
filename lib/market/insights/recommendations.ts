import { monthOfYear } from "../models/month";
import { notable } from "../models/supply";
import { longestWaitMonths } from "../models/storage";
import { fewestCases, fewestYears } from "../models/store-or-sell";
import type { Assessment } from "./assessment";
import type { CropFacts } from "./crop-facts";
import { extremes } from "./factors";
import { counted, distanceWords, monthName, monthWords, percentOf } from "./phrases";

/** From which age on a price says little about today. */
const oldMonths = 3;
const goodShare = 0.6;
const dryCategories = new Set(["cereal", "legume", "oilseed"]);

/** Grain, pulses, oilseeds and gari keep for months. */
const keeps = ({ crop, product }: CropFacts) =>
  (dryCategories.has(crop.category) && !/fresh/i.test(product.variety)) || /gari/i.test(product.variety);

function ageAdvice({ newest }: CropFacts, today: number): string | null {
  const months = today - newest.month;
  if (months <= oldMonths) return null;
  return `The newest price is of ${monthWords(newest.month)}, ${counted(months, "month")} ago: ask for the price in your market before you decide.`;
}

/** What the season says of the present month of the year. */
function seasonAdvice({ season }: CropFacts, today: number): string | null {
  const found = extremes(season);
  const now = season.find(({ month }) => month === monthOfYear(today));
  if (!found || !now || found.dearest.middle / found.cheapest.middle < 1 + notable) return null;
  const { cheapest, dearest } = found;
  const here = `In ${monthName(now.month)} it is usually ${distanceWords(now.middle)} the twelve months around it`;
  if (now.month === dearest.month) return `${here}, the dearest time of the year: a good month to sell.`;
  if (now.month === cheapest.month) return `${here}, the cheapest time of the year: a good month to buy.`;
  return `${here}; sellers usually find the best prices in ${monthName(dearest.month)}, buyers in ${monthName(cheapest.month)}.`;
}

/** What storing from the present month of the year on brought, for what keeps. */
function storageAdvice(facts: CropFacts, today: number): string | null {
  if (!keeps(facts)) return null;
  const month = monthOfYear(today);
  const known = facts.storage.filter(
    (each) => each.month === month && each.cases >= fewestCases && each.years >= fewestYears,
  );
  if (known.length === 0) return null;
  const [best] = known
    .filter(({ rose, cases, middle }) => rose / cases >= goodShare && middle > 1)
    .sort((one, other) => other.middle - one.middle);
  if (!best) {
    return `No wait of up to ${longestWaitMonths} months from ${monthName(month)} on met a higher price in ${goodShare * 100} % of the past cases: there is little reason to store.`;
  }
  const { monthsAhead, rose, cases, years, middle } = best;
  const span = `from ${monthName(month)} to ${monthName(monthOfYear(today + monthsAhead))}`;
  return `Prices rose ${span} in ${rose} of ${cases} cases over ${counted(years, "year")}, by ${percentOf(middle)} % in the middle, inflation included: weigh that against losses and costs before storing.`;
}

function movementAdvice({ supply, demand }: Assessment): string | null {
  if (supply === "plentiful" && demand === "falling")
    return "Supply looks plentiful and demand weak: compare several markets before selling.";
  if (supply === "tight" && demand === "rising")
    return "Supply looks tight and demand strong: sellers can ask for more, buyers may look at other varieties.";
  return null;
}

/** What to do, each a sentence; `today` is the number of the present month. */
export function recommendationsOf(assessment: Assessment, today: number): string[] {
  const { facts } = assessment;
  const isCurrent = today - facts.newest.month <= oldMonths;
  const found = [
    ageAdvice(facts, today),
    isCurrent ? movementAdvice(assessment) : null,
    seasonAdvice(facts, today),
    storageAdvice(facts, today),
  ].filter((each): each is string => each !== null);
  return found.length > 0
    ? found
    : ["There is too little history for advice: compare the newest prices of several markets."];
}
