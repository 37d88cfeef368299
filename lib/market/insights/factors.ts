import { monthOfYear } from "../models/month";
import type { SeasonMonth } from "../models/season";
import { notable } from "../models/supply";
import type { Assessment, GeneralChange, Movement } from "./assessment";
import type { CropFacts } from "./crop-facts";
import {
  changeWords,
  counted,
  distanceWords,
  listWords,
  monthName,
  percentOf,
  priceRange,
  sideWords,
  spanWords,
} from "./phrases";

const last3 = (month: number) => spanWords(month - 2, month);

/** What the figures are of. */
function basisSentence({ crop, product, range, publishers }: CropFacts): string {
  const { kind, variety, unit } = product;
  const states = listWords(range.states, { most: 4, noun: "state" });
  return `Figures are ${kind} prices per ${unit} of ${crop.name} (${variety}) in ${counted(range.markets, "market")} of ${states}, published as ${publishers}.`;
}

const generalWords = (general: GeneralChange | null, time: string) =>
  general === null
    ? ""
    : `; ${general.by === "crops" ? "the median crop" : "consumer prices"} ${changeWords(general.ratio)} ${time}`;

/** The last three months against the three before. */
function quarterSentence({ newest }: CropFacts, { ratio, general }: Movement): string {
  const { month } = newest;
  return `In ${last3(month)} the price was ${distanceWords(ratio)} that of ${last3(month - 3)}${generalWords(general, "in that time")}.`;
}

/** The last three months against the same of a year before, and what is left of it. */
function yearSentence({ newest }: CropFacts, { ratio, general, beyond }: Movement): string {
  const { month } = newest;
  const left =
    beyond === null || percentOf(beyond) === 0
      ? ""
      : `, so it became ${percentOf(beyond)} % ${beyond > 1 ? "dearer" : "cheaper"} beside ${general?.by === "crops" ? "other crops" : "them"}`;
  const against = `It was ${distanceWords(ratio)} ${last3(month - 12)}`;
  return `${against}${generalWords(general, "over the year")}${left}.`;
}

/** The usual extremes of a year. */
export function extremes(season: readonly SeasonMonth[]): { cheapest: SeasonMonth; dearest: SeasonMonth } | null {
  const [cheapest, ...others] = season.toSorted((a, b) => a.middle - b.middle);
  const dearest = others.at(-1);
  return season.length < 12 || !cheapest || !dearest ? null : { cheapest, dearest };
}

/** The usual year, and where the newest month lies in it. */
function seasonSentence({ season, newest }: CropFacts): string | null {
  const found = extremes(season);
  const now = season.find(({ month }) => month === monthOfYear(newest.month));
  if (!found || !now) return null;
  const { cheapest, dearest } = found;
  const start = `Over ${counted(now.years, "year")}`;
  if (dearest.middle / cheapest.middle < 1 + notable) {
    const most = Math.max(percentOf(cheapest.middle), percentOf(dearest.middle));
    return `${start} the month made little difference: its usual price lay within ${most} % of the mean of the twelve months around it.`;
  }
  const low = `cheapest in ${monthName(cheapest.month)} (${sideWords(cheapest.middle)} the mean of the twelve months around it)`;
  const high = `dearest in ${monthName(dearest.month)} (${sideWords(dearest.middle)})`;
  const here = [cheapest.month, dearest.month].includes(now.month)
    ? ""
    : `; ${monthName(now.month)} was ${sideWords(now.middle)}`;
  return `${start} it was usually ${low} and ${high}${here}.`;
}

/** How the range to come was found. */
function forecastSentence({ forecast, product }: CropFacts): string | null {
  const [next] = forecast?.months ?? [];
  if (!forecast || !next) return null;
  const middle = priceRange({ low: next.middle, high: next.middle, unit: product.unit });
  return `The forecast rests on ${counted(forecast.history, "month")} of prices (${forecast.method}); the middle one month on is ${middle}.`;
}

/** What stands behind an insight, each a sentence with its figures. */
export function factorsOf({ facts, quarter, year }: Assessment): string[] {
  return [
    basisSentence(facts),
    quarter && quarterSentence(facts, quarter),
    year && yearSentence(facts, year),
    seasonSentence(facts),
    forecastSentence(facts),
  ].filter((each): each is string => each !== null);
}
