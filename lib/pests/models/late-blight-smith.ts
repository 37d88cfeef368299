import { addDays } from "../../weather/sources/days";
import type { RiskLevel } from "../organism";
import { holdDays, humidHours, lowestC, meanC, riskDays, type RiskDay } from "./days";
import { coolMeanC, lateBlight, lateBlightCrops, lowestAllowedC, ownLimits, warmestMeanC } from "./late-blight";
import type { RiskModel } from "./risk-model";
import { isHigher } from "./totals";
import { daysInWords, forecastNote, rangeInWords } from "./wording";

const humidityPct = 90;
const firstDayHours = 10;
const secondDayHours = 11;
const daysBack = 7;

type Pair = { first: RiskDay; second: RiskDay; level: RiskLevel };

function levelOfPair(first: RiskDay, second: RiskDay): RiskLevel | null {
  const pair = [first, second];
  if (addDays(first.date, 1) !== second.date) return null;
  if (pair.some((day) => lowestC(day) < lowestAllowedC || meanC(day) > warmestMeanC)) return null;
  if (pair.some((day) => humidHours(day, humidityPct) < firstDayHours)) return null;
  const isWhole = humidHours(second, humidityPct) >= secondDayHours;
  if (pair.some((day) => meanC(day) > coolMeanC)) return isWhole ? "moderate" : null;
  return isWhole ? "very high" : "high";
}

function pairsOf(days: readonly RiskDay[]): Pair[] {
  return days.flatMap((first, index) => {
    const second = days[index + 1];
    const level = second && levelOfPair(first, second);
    return second && level ? [{ first, second, level }] : [];
  });
}

/** Smith periods for late blight of potato and tomato. */
export const lateBlightSmith: RiskModel = {
  id: "late-blight-smith",
  name: "Smith period",
  organisms: [lateBlight],
  crops: lateBlightCrops,
  rule: `A Smith period is two days in a row that stay at ${lowestAllowedC} °C or above, the first with at least ${firstDayHours} hours of ${humidityPct}% humidity or more, the second with at least ${secondDayHours}; with ${firstDayHours} hours on the second it is a near one. Others ask for 11 hours on both days. ${ownLimits} It holds for ${holdDays} days.`,
  levels: `Moderate: a whole Smith period on days with a mean above ${coolMeanC} °C. High: a near one on days with a mean of at most ${coolMeanC} °C. Very high: a whole one on such days. Grading by the mean is our own.`,
  citation:
    "Smith L. P. (1956), Potato blight forecasting by 90% humidity criteria, Plant Pathology 5:83-87, with the hours as given at http://docs.metos.at/Smith+Periods+to+predict+Potato+Late+Blight",
  daysBack,
  assess: (weather, crop) => {
    const pairs = pairsOf(riskDays(weather, { crop, daysBack }));
    const [start, ...others] = pairs;
    if (!start) return null;
    const { first, second, level } = others.reduce(
      (best, next) => (isHigher(best.level, next.level) ? best : next),
      start,
    );
    const hours = [first, second].map((day) => humidHours(day, humidityPct));
    const isWhole = humidHours(second, humidityPct) >= secondDayHours;
    return {
      level,
      trigger: `A ${isWhole ? "whole" : "near"} Smith period, ${daysInWords(first.date, second.date)}: never below ${lowestAllowedC} °C, a mean of ${rangeInWords([first, second].map(meanC))} °C, and ${hours.join(" and ")} hours with humidity of ${humidityPct}% or more.${forecastNote(second.date, weather.today)}`,
      from: first.date,
      until: addDays(second.date, holdDays),
    };
  },
};
