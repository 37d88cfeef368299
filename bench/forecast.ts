/*
 * Backtest of the price forecast on every shipped series with five years of months: from each month on, the forecaster
 * gets the prices up to then and nothing later, and is compared with what came, beside "as the last price" and "as the
 * same month a year before". The forecaster was designed on the development part, half of the markets. No years were kept
 * apart: prices leapt as in 2023 only once. Flagged outliers stay in, as nobody knew them at the time.
 */
import { createHash } from "node:crypto";
import { groupedBy } from "../lib/market/grouped";
import { stateAverage, type SeriesOf } from "../lib/market/import/batch";
import { forecastPrices, type MonthlyPrice } from "../lib/market/models/forecast/forecast";
import { monthNumber, monthText } from "../lib/market/models/month";
import { priceBatchOf, productsOf } from "../prisma/price-tables";
import { parseTable, readTable } from "../prisma/table";
import { machine } from "./rig";

const horizon = 6;
const shown = [1, 3, 6];
const everyMonthAhead = Array.from({ length: horizon }, (_, index) => index + 1);
const fewestMonths = 60;
const year = 12;
const wantedCoverage = { least: 0.75, most: 0.85 };

type Series = { of: SeriesOf; kind: string; crop: string; development: boolean; prices: MonthlyPrice[] };
/** Sums over the origins of a series, at one horizon: errors are divided by the year's mean change up to the origin. */
type Tally = { count: number; ours: number; last: number; seasonal: number; inside: number };
/** Tallies of one series: by part, then by months ahead. */
type Outcome = { series: Series; parts: Map<string, Map<number, Tally>> };

const table = async (name: string) => parseTable((await readTable(name)).text);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Markets are halved by a digest of their names, so that nobody chose them. */
function isDevelopment({ market, state }: SeriesOf): boolean {
  const digest = createHash("md5").update(market === stateAverage ? state : market);
  return digest.digest().readUInt8(15) % 2 === 0;
}

/** Months without holes; several prices of a month (of bags of other sizes) give their mean per base unit. */
function monthsOf(byMonth: Map<number, number[]>): MonthlyPrice[] {
  const numbers = [...byMonth.keys()].sort((a, b) => a - b);
  const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const prices = byMonth.get(first + index);
    const price = prices ? prices.reduce((sum, each) => sum + each, 0) / prices.length : null;
    return { month: monthText(first + index), price };
  });
}

async function readSeries(): Promise<Series[]> {
  const products = productsOf(await table("price-products"));
  const crops = new Map((await table("crops")).map((row) => [Number(row("id")), row("name")]));
  const found: Series[] = [];
  for (const name of ["prices-wfp-nga", "prices-nbs"]) {
    const { series, observations } = priceBatchOf(await table(name), products);
    const prices = new Map<string, Map<number, number[]>>();
    for (const { series: index, kind, date, price, quantity } of observations) {
      const key = `${index}/${kind}`;
      const months = prices.get(key) ?? new Map<number, number[]>();
      const month = monthNumber(date);
      months.set(month, [...(months.get(month) ?? []), price / quantity]);
      prices.set(key, months);
    }
    for (const [key, months] of prices) {
      const [index = "", kind = ""] = key.split("/");
      const of = series[Number(index)];
      if (!of || months.size < fewestMonths) continue;
      const crop = `${crops.get(of.cropId) ?? of.cropId}: ${of.variety}`;
      found.push({ of, kind, crop, development: isDevelopment(of), prices: monthsOf(months) });
    }
  }
  return found;
}

/** Mean absolute change against the same month a year before, up to each month (Hyndman & Koehler 2006: MASE's scale). */
function scalesOf(prices: readonly MonthlyPrice[]): number[] {
  let [sum, count] = [0, 0];
  return prices.map(({ price }, at) => {
    const before = prices[at - year]?.price ?? null;
    if (price !== null && before !== null) {
      sum += Math.abs(price - before);
      count += 1;
    }
    return count === 0 ? 0 : sum / count;
  });
}

/** The newest price of the same month of an earlier year, among those known at the origin. */
function seasonalNaive(prices: readonly MonthlyPrice[], target: number): number | null {
  for (let at = target - year; at >= 0; at -= year) {
    const price = prices[at]?.price ?? null;
    if (price !== null) return price;
  }
  return null;
}

const emptyTally = (): Tally => ({ count: 0, ours: 0, last: 0, seasonal: 0, inside: 0 });

function tallyOf({ parts }: Outcome, part: string, ahead: number): Tally {
  const byAhead = parts.get(part) ?? new Map<number, Tally>();
  const tally = byAhead.get(ahead) ?? emptyTally();
  parts.set(part, byAhead.set(ahead, tally));
  return tally;
}

function backtest(series: Series): Outcome {
  const { prices } = series;
  const outcome: Outcome = { series, parts: new Map() };
  const scales = scalesOf(prices);
  for (const [origin, { price: last }] of prices.entries()) {
    const scale = scales[origin] ?? 0;
    if (last === null || scale === 0 || origin === prices.length - 1) continue;
    const forecast = forecastPrices(prices.slice(0, origin + 1), horizon);
    for (const { monthsAhead, month, low, middle, high } of forecast?.months ?? []) {
      const actual = prices[origin + monthsAhead]?.price ?? null;
      const seasonal = seasonalNaive(prices, origin + monthsAhead);
      if (actual === null || seasonal === null) continue;
      const years = month < "2022" ? "before" : "since";
      for (const part of ["all", series.development ? "development" : "rest", years]) {
        const tally = tallyOf(outcome, part, monthsAhead);
        tally.count += 1;
        tally.ours += Math.abs(middle - actual) / scale;
        tally.last += Math.abs(last - actual) / scale;
        tally.seasonal += Math.abs(seasonal - actual) / scale;
        if (low <= actual && actual <= high) tally.inside += 1;
      }
    }
  }
  return outcome;
}

/** Means over series of their means over origins, so that no long series outweighs a short one. */
function meansOf(outcomes: readonly Outcome[], part: string, ahead: number) {
  const tallies = outcomes.flatMap(({ parts }) => parts.get(part)?.get(ahead) ?? []);
  const mean = (value: (tally: Tally) => number) =>
    tallies.reduce((sum, each) => sum + value(each) / each.count, 0) / tallies.length;
  const [ours, last, seasonal] = [mean((each) => each.ours), mean((each) => each.last), mean((each) => each.seasonal)];
  const origins = tallies.reduce((sum, each) => sum + each.count, 0);
  const better = Math.min(last, seasonal);
  return { ours, last, seasonal, ratio: ours / better, coverage: mean((each) => each.inside), origins };
}

const percent = (share: number) => (100 * share).toFixed(1);

function sayPart(outcomes: readonly Outcome[], part: string, words: string): void {
  const judged = outcomes.filter(({ parts }) => parts.has(part));
  say(`\n${words}: ${judged.length} series\n`);
  say("| months ahead | forecasts | MASE, Gona | last price | year before | of the better | % in the 80 % range |");
  say("|---:|---:|---:|---:|---:|---:|---:|");
  for (const ahead of everyMonthAhead) {
    const { origins, ours, last, seasonal, ratio, coverage } = meansOf(judged, part, ahead);
    const errors = [ours, last, seasonal, ratio].map((each) => each.toFixed(3)).join(" | ");
    say(`| ${ahead} | ${origins} | ${errors} | ${percent(coverage)} |`);
  }
}

/** Crops by how the forecast does on them, those it fails first. */
function sayCrops(outcomes: readonly Outcome[]): void {
  const byCrop = groupedBy(
    outcomes,
    ({ series: { crop, kind, of } }) => `${crop}, ${kind}, ${of.publisher.slice(0, 3)}`,
  );
  const rows = [...byCrop].map(([crop, each]) => {
    const means = shown.map((ahead) => meansOf(each, "all", ahead));
    const lost = means.flatMap(({ ratio }, index) => (ratio >= 1 ? [`worse at ${shown[index]}`] : []));
    const { least, most } = wantedCoverage;
    const off = means.flatMap(({ coverage }, index) =>
      coverage < least || coverage > most ? [`range at ${shown[index]}`] : [],
    );
    return { crop, series: each.length, means, lost, off };
  });
  rows.sort((a, b) => b.lost.length - a.lost.length || a.crop.localeCompare(b.crop));
  say("\nBy crop, all origins, error as a share of the better naive's at 1, 3 and 6 months, and % in the range:\n");
  say(
    "| crop, kind, publisher | series | 1 | 3 | 6 | range 1 | 3 | 6 | fails |\n|---|---:|---:|---:|---:|---:|---:|---:|---|",
  );
  for (const { crop, series, means, lost, off } of rows) {
    const ratios = means.map(({ ratio }) => ratio.toFixed(3)).join(" | ");
    const coverages = means.map(({ coverage }) => percent(coverage)).join(" | ");
    say(`| ${crop} | ${series} | ${ratios} | ${coverages} | ${[...lost, ...off].join(", ")} |`);
  }
  const losers = rows.filter(({ lost }) => lost.length > 0);
  say(`\n${losers.length} of ${rows.length} crops are forecast worse than by the better naive at some horizon.`);
}

/** Processor time of one forecast of six months, warm. */
function sayTime(): void {
  const months = 240;
  const series = Array.from({ length: months }, (_, index) => ({
    month: monthText(monthNumber("2005-01") + index),
    price: 100 * Math.exp(0.01 * index + 0.1 * Math.sin(index / 2) + 0.05 * Math.sin(index * index)),
  }));
  const times = Array.from({ length: 40 }, () => {
    const before = process.cpuUsage();
    forecastPrices(series, horizon);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const warm = times.slice(20).sort((a, b) => a - b)[10] ?? NaN;
  say(`\nOne forecast from ${months} months, warm: ${warm.toFixed(1)} ms of processor time (wanted: under 30).`);
}

say(machine);
const started = performance.now();
const every = await readSeries();
const outcomes = every.map(backtest);
const judged = outcomes.filter(({ parts }) => parts.size > 0);
const seconds = (performance.now() - started) / 1000;
say(
  `${every.length} series have ${fewestMonths} months or more; ${every.length - judged.length} of them have gaps of over`,
);
say(`a year and never three years between, so that nothing is forecast. Every origin, ${seconds.toFixed(0)} s.`);
sayPart(outcomes, "all", "All");
sayPart(outcomes, "development", "Development part (half of the markets)");
sayPart(outcomes, "rest", "The other half of the markets");
sayPart(outcomes, "before", "All, prices before 2022");
sayPart(outcomes, "since", "All, prices since 2022");
sayCrops(judged);
sayTime();
