import { monthIndex, type YearIndex } from "../models/inflation";
import { monthOfYear } from "../models/month";
import {
  changeOver,
  commonChange,
  demandTrend,
  seasonalChange,
  supplyStatus,
  type DemandTrend,
  type SupplyStatus,
} from "../models/supply";
import type { CropFacts } from "./crop-facts";

/** How general prices moved, and by what this was measured. */
export type GeneralChange = { ratio: number; by: "consumer prices" | "crops" };

/** A change of three months' mean against three earlier months, and what is left of it without season and inflation. */
export type Movement = { ratio: number; general: GeneralChange | null; beyond: number | null };

/** What a crop's prices say beside those of all crops. */
export type Assessment = {
  facts: CropFacts;
  quarter: Movement | null;
  year: Movement | null;
  supply: SupplyStatus;
  demand: DemandTrend;
};

type Span = { last: number; back: number };

/** The change of consumer prices over a span; null where the yearly index does not reach it. */
function consumerChange(index: readonly YearIndex[], { last, back }: Span): number | null {
  const [middle, before] = [monthIndex(index, last - 1), monthIndex(index, last - 1 - back)];
  return middle === null || before === null ? null : middle / before;
}

/** General prices by the consumer price index where it reaches, else by the median change of all crops. */
function generalChange(span: Span, market: { index: readonly YearIndex[]; all: CropFacts[] }): GeneralChange | null {
  const consumer = consumerChange(market.index, span);
  if (consumer !== null) return { ratio: consumer, by: "consumer prices" };
  const crops = commonChange(
    market.all.map(({ composite }) => composite),
    span,
  );
  return crops === null ? null : { ratio: crops, by: "crops" };
}

/** What three months did against earlier ones; the season is taken out where they are other months of the year. */
function movementOf(
  facts: CropFacts,
  { back, general }: { back: number; general: GeneralChange | null },
): Movement | null {
  const span = { last: facts.newest.month, back };
  const ratio = changeOver(facts.composite, span);
  if (ratio === null) return null;
  const season = back % 12 === 0 ? 1 : seasonalChange(facts.season, span.last);
  return { ratio, general, beyond: general === null ? null : ratio / season / general.ratio };
}

/** Judges every crop beside the others. */
export function assess(all: CropFacts[], index: readonly YearIndex[]): Assessment[] {
  return all.map((facts) => {
    const { month } = facts.newest;
    const movement = (back: number) =>
      movementOf(facts, { back, general: generalChange({ last: month, back }, { index, all }) });
    const [quarter, year] = [movement(3), movement(12)];
    const season = facts.season.find((each) => each.month === monthOfYear(month))?.middle ?? null;
    return {
      facts,
      quarter,
      year,
      supply: supplyStatus({ season, movement: quarter?.beyond ?? null }),
      demand: demandTrend(year?.beyond ?? null),
    };
  });
}
