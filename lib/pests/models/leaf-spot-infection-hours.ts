import { riskDays, type RiskDay } from "./days";
import type { RiskModel } from "./risk-model";
import { reachedFrom, rollingTotals, type Thresholds } from "./totals";
import { dayInWords, forecastNote } from "./wording";

const humidityPct = 90;
const lowestC = 15.8;
const highestC = 30;
const fromCropAgeDays = 30;
const windowDays = 14;
const thresholds: Thresholds = [
  { level: "moderate", from: 27 },
  { level: "high", from: 36 },
  { level: "very high", from: 72 },
];

const infectionHours = ({ hours }: RiskDay) =>
  hours.filter(
    (hour) => hour.humidityPct >= humidityPct && hour.temperatureC >= lowestC && hour.temperatureC <= highestC,
  ).length;

/** Infection hours of Oklahoma for early leaf spot of groundnut. */
export const leafSpotInfectionHours: RiskModel = {
  id: "leaf-spot-infection-hours",
  name: "Oklahoma leaf spot model",
  organisms: ["early_leaf_spot"],
  crops: ["Groundnut"],
  rule: `Early leaf spot is likely to spread after 36 hours with humidity of ${humidityPct}% or more at ${lowestC} to ${highestC} °C, counted from ${fromCropAgeDays} days after planting. Counted over the last ${windowDays} days, as no spray is known. Where the day of planting is not known, the crop is taken to be ${fromCropAgeDays} days old.`,
  levels: `Infection hours in ${windowDays} days: high from 36 (the published limit). Moderate from 27 (near it) and very high from 72 are our own steps.`,
  citation:
    "Oklahoma Mesonet and Oklahoma State University, Oklahoma Peanut Leafspot Model, http://agweather.mesonet.org/models/peanut/description.html",
  daysBack: windowDays,
  assess: (weather, crop) => {
    const days = riskDays(weather, { crop, daysBack: windowDays, fromCropAgeDays });
    const reached = reachedFrom(weather.today, rollingTotals(days, windowDays, infectionHours), thresholds);
    if (!reached) return null;
    const { peak, level, from, until } = reached;
    return {
      level,
      trigger: `${peak.total} hours with humidity of ${humidityPct}% or more at ${lowestC} to ${highestC} °C in the ${windowDays} days to ${dayInWords(peak.date)} (limit 36).${forecastNote(peak.date, weather.today)}`,
      from,
      until,
    };
  },
};
