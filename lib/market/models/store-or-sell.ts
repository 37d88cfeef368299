import type { StorageCell } from "./storage";

/** What a farmer weighs: a bag that could be sold today or stored. Money in the currency of the prices. */
export type Storing = {
  /** What a bag brings today; null while it is not said. */
  pricePerBag: number | null;
  bagKg: number;
  /** Month of the year (1 to 12) in which it would be stored. */
  month: number;
  /** Months until it would be sold. */
  months: number;
  /** Part of the bag that is lost in a month, in percent of what is left. */
  lossPercentPerMonth: number;
  costPerBagMonth: number;
  /** What the money would earn or cost elsewhere, in percent a month, compounded; 0 for none. */
  interestPercentPerMonth: number;
};

/** What storing a bag for some months would have brought in the past, in the currency of the prices. */
export type Outcome = {
  months: number;
  /** Gain per bag against selling today after loss, cost and interest: middle, and where a tenth did worse and better. */
  gain: number;
  gainLow: number;
  gainHigh: number;
  /** What a full bag and a kg must cost then for storing to bring as much as selling today. */
  breakEvenPerBag: number;
  breakEvenPerKg: number;
  /** Share of past cases in which it paid, 0.1 to 0.9; where it is the end, `paysBound` says it may be beyond. */
  pays: number;
  paysBound: "at most" | "at least" | null;
  cases: number;
  years: number;
};

/** Why there is no advice. */
export type NoAdvice = "no price" | "no history" | "few years" | "few cases";

/** What to do with a bag; `best` is the wait with the highest middle gain, null where none gains. */
export type StorageAdvice =
  | { advice: "none"; reason: NoAdvice; cases: number; years: number }
  | { advice: "store" | "sell" | "unsure"; chosen: Outcome; best: Outcome | null; waits: Outcome[] };

/** Fewest years and cases that advice rests on: less is chance. */
export const fewestYears = 4;
/** Fewest times that a wait must have been seen. */
export const fewestCases = 8;
/** Shares of cases that paid from which on storing is advised, and up to which selling is. */
const storeFrom = 0.6;
const sellUpTo = 0.5;

/** What a full bag must cost after the wait so that nothing is gained or lost. */
function breakEven({ pricePerBag, months, ...each }: Storing & { pricePerBag: number }): number {
  const owed = pricePerBag * (1 + each.interestPercentPerMonth / 100) ** months + each.costPerBagMonth * months;
  return owed / (1 - each.lossPercentPerMonth / 100) ** months;
}

/** Gain per bag when the price becomes `ratio` times today's. */
function gainAt(ratio: number, storing: Storing & { pricePerBag: number }): number {
  const left = (1 - storing.lossPercentPerMonth / 100) ** storing.months;
  return left * (storing.pricePerBag * ratio - breakEven(storing));
}

/** Share of past cases whose ratio was higher: linear in the logarithm between the four points that are known of it. */
function shareAbove(ratio: number, { low, middle, high, rose, cases }: StorageCell): number {
  const notRisen = Math.min(0.9, Math.max(0.1, 1 - rose / cases));
  const points = [
    { at: Math.log(low), below: 0.1 },
    { at: Math.log(middle), below: 0.5 },
    { at: Math.log(high), below: 0.9 },
    ...(low < 1 && high > 1 && middle !== 1
      ? [{ at: 0, below: middle > 1 ? Math.min(0.5, notRisen) : Math.max(0.5, notRisen) }]
      : []),
  ].sort((a, b) => a.at - b.at);
  const at = Math.log(ratio);
  const next = points.findIndex((point) => point.at >= at);
  const above = points[next];
  const below = points[next - 1];
  if (!above) return 0.1;
  if (!below) return 0.9;
  const part = above.at === below.at ? 1 : (at - below.at) / (above.at - below.at);
  return 1 - (below.below + (above.below - below.below) * part);
}

function outcomeOf(storing: Storing & { pricePerBag: number }, cell: StorageCell): Outcome {
  const breakEvenPerBag = breakEven(storing);
  const ratio = breakEvenPerBag / storing.pricePerBag;
  return {
    months: storing.months,
    gain: gainAt(cell.middle, storing),
    gainLow: gainAt(cell.low, storing),
    gainHigh: gainAt(cell.high, storing),
    breakEvenPerBag,
    breakEvenPerKg: breakEvenPerBag / storing.bagKg,
    pays: shareAbove(ratio, cell),
    paysBound: ratio > cell.high ? "at most" : ratio < cell.low ? "at least" : null,
    cases: cell.cases,
    years: cell.years,
  };
}

const isEnough = ({ years, cases }: StorageCell) => years >= fewestYears && cases >= fewestCases;

function noAdvice(storing: Storing, cell: StorageCell | undefined): NoAdvice | null {
  if (storing.pricePerBag === null || storing.pricePerBag <= 0) return "no price";
  if (!cell) return "no history";
  if (cell.years < fewestYears) return "few years";
  return cell.cases < fewestCases ? "few cases" : null;
}

/**
 * Whether to sell a bag today or to store it, by what prices did over the same months of the year in the past: the gain
 * is later price x what is left after loss - cost - interest - price today. `store` where it paid in 60 % of the past
 * cases or more, `sell` where in half of them or fewer; with little history or without a price there is no advice.
 */
export function storeOrSell(storing: Storing, table: readonly StorageCell[]): StorageAdvice {
  const cell = table.find(({ month, monthsAhead }) => month === storing.month && monthsAhead === storing.months);
  const reason = noAdvice(storing, cell);
  const { pricePerBag } = storing;
  if (reason !== null || pricePerBag === null || !cell) {
    return { advice: "none", reason: reason ?? "no history", cases: cell?.cases ?? 0, years: cell?.years ?? 0 };
  }
  const waits = table
    .filter((each) => each.month === storing.month && isEnough(each))
    .map((each) => outcomeOf({ ...storing, pricePerBag, months: each.monthsAhead }, each))
    .sort((a, b) => a.months - b.months);
  const chosen = outcomeOf({ ...storing, pricePerBag }, cell);
  const [highest] = waits.toSorted((a, b) => b.gain - a.gain);
  const advice = chosen.pays >= storeFrom ? "store" : chosen.pays <= sellUpTo ? "sell" : "unsure";
  return { advice, chosen, best: highest && highest.gain > 0 ? highest : null, waits };
}
