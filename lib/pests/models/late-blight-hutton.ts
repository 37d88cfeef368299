import { addDays } from "../../weather/sources/days";
import type { RiskLevel } from "../organism";
import { holdDays, humidHours, lowestC, meanC, riskDays, runsOf, type RiskDay } from "./days";
import { coolMeanC, lateBlight, lateBlightCrops, lowestAllowedC, ownLimits, warmestMeanC } from "./late-blight";
import type { RiskModel } from "./risk-model";
import { isHigher } from "./totals";
import { daysInWords, forecastNote, oneDecimal, rangeInWords } from "./wording";

const humidityPct = 90;
const leastHumidHours = 6;
const daysInARow = 2;
const daysForVeryHigh = 4;
const daysBack = 7;

const fulfils = (day: RiskDay) =>
  lowestC(day) >= lowestAllowedC && meanC(day) <= warmestMeanC && humidHours(day, humidityPct) >= leastHumidHours;

function levelOfRun(run: readonly RiskDay[]): RiskLevel {
  const coolDays = Math.max(0, ...runsOf(run, (day) => meanC(day) <= coolMeanC).map((cool) => cool.length));
  if (coolDays >= daysForVeryHigh) return "very high";
  return coolDays >= daysInARow ? "high" : "moderate";
}

/** Hutton Criteria for late blight of potato and tomato. */
export const lateBlightHutton: RiskModel = {
  id: "late-blight-hutton",
  name: "Hutton Criteria",
  organisms: [lateBlight],
  crops: lateBlightCrops,
  rule: `Late blight is likely to spread after ${daysInARow} days in a row that each stay at ${lowestAllowedC} °C or above and have at least ${leastHumidHours} hours with humidity of ${humidityPct}% or more. ${ownLimits} It holds for ${holdDays} days after the last such day.`,
  levels: `Moderate: at least ${daysInARow} such days in a row. High: at least ${daysInARow} in a row with a mean of at most ${coolMeanC} °C. Very high: at least ${daysForVeryHigh} such cool days in a row. The steps are our own; the published rule only says yes or no.`,
  citation:
    "AHDB and James Hutton Institute (2017), Hutton Criteria, AHDB project 11120018, https://ahdb.org.uk/late-blight",
  daysBack,
  assess: (weather, crop) => {
    const runs = runsOf(riskDays(weather, { crop, daysBack }), fulfils).filter((run) => run.length >= daysInARow);
    const graded = runs.map((run) => ({ run, level: levelOfRun(run) }));
    const [first, ...others] = graded;
    if (!first) return null;
    const { run, level } = others.reduce((best, next) => (isHigher(best.level, next.level) ? best : next), first);
    const [from, last] = [run[0]?.date, run.at(-1)?.date];
    if (!from || !last) return null;
    const lowest = oneDecimal(Math.min(...run.map(lowestC)));
    const humid = rangeInWords(run.map((day) => humidHours(day, humidityPct)));
    return {
      level,
      trigger: `${run.length} days in a row, ${daysInWords(from, last)}: never below ${lowest} °C, a mean of ${rangeInWords(run.map(meanC))} °C, and ${humid} hours a day with humidity of ${humidityPct}% or more.${forecastNote(last, weather.today)}`,
      from,
      until: addDays(last, holdDays),
    };
  },
};
