import { addDays } from "../../weather/sources/days";
import { riskDays, type RiskDay } from "./days";
import type { RiskModel, WeatherHour } from "./risk-model";
import { reachedFrom, type DayTotal, type Thresholds } from "./totals";
import { dayInWords, forecastNote } from "./wording";

const humidityPct = 95;
const lowestC = 16.1;
const highestC = 32.2;
const deadlyC = 37.2;
const deadlyHotHours = 5;
const deadlyDryPct = 40;
const deadlyDryHours = 8;
const windowDays = 14;
const thresholds: Thresholds = [
  { level: "moderate", from: 36 },
  { level: "high", from: 48 },
  { level: "very high", from: 96 },
];

const isFavourable = ({ humidityPct: humidity, temperatureC }: WeatherHour) =>
  humidity >= humidityPct && temperatureC >= lowestC && temperatureC <= highestC;

/** Favourable hours in the days up to each day, since heat or dry air last killed the fungus. */
function favourableHours(days: readonly RiskDay[]): DayTotal[] {
  let [hotHours, dryHours] = [0, 0];
  let counted: string[] = [];
  return days.map(({ date, hours }) => {
    for (const hour of hours) {
      hotHours = hour.temperatureC >= deadlyC ? hotHours + 1 : 0;
      dryHours = hour.humidityPct < deadlyDryPct ? dryHours + 1 : 0;
      if (hotHours >= deadlyHotHours || dryHours >= deadlyDryHours) counted = [];
      else if (isFavourable(hour)) counted.push(date);
    }
    const after = addDays(date, -windowDays);
    return { date, total: counted.filter((day) => day > after).length };
  });
}

/** Favourable hours of North Carolina for the leaf spots of groundnut. */
export const leafSpotFavourableHours: RiskModel = {
  id: "leaf-spot-favourable-hours",
  name: "North Carolina leaf spot advisory",
  organisms: ["early_leaf_spot", "late_leaf_spot"],
  crops: ["Groundnut"],
  rule: `Leaf spot is likely to spread after 48 hours with humidity of ${humidityPct}% or more at ${lowestC} to ${highestC} °C. The count begins anew after ${deadlyHotHours} hours in a row at ${deadlyC} °C or above, or ${deadlyDryHours} in a row with humidity below ${deadlyDryPct}%. Counted over ${windowDays} days, the time for which that advisory takes a crop to be protected.`,
  levels: `Favourable hours in ${windowDays} days: high from 48 (the published limit). Moderate from 36 (near it) and very high from 96 are our own steps.`,
  citation:
    "Shew B., NC State University (2015), Using the leaf spot advisory, https://peanut.ces.ncsu.edu/2015/07/using-the-leaf-spot-advisory/",
  daysBack: windowDays,
  assess: (weather, crop) => {
    const days = riskDays(weather, { crop, daysBack: windowDays });
    const reached = reachedFrom(weather.today, favourableHours(days), thresholds);
    if (!reached) return null;
    const { peak, level, from, until } = reached;
    return {
      level,
      trigger: `${peak.total} hours with humidity of ${humidityPct}% or more at ${lowestC} to ${highestC} °C in the ${windowDays} days to ${dayInWords(peak.date)} (limit 48).${forecastNote(peak.date, weather.today)}`,
      from,
      until,
    };
  },
};
