import { rainMm, riskDays } from "./days";
import type { RiskModel } from "./risk-model";
import { reachedFrom, rollingTotals, type Thresholds } from "./totals";
import { dayInWords, forecastNote } from "./wording";

const rainDayMm = 2.5;
const windowDays = 30;
const thresholds: Thresholds = [
  { level: "moderate", from: 4 },
  { level: "high", from: 6 },
  { level: "very high", from: 12 },
];

/** Rain days of AU-Pnuts for the leaf spots of groundnut. */
export const leafSpotRainDays: RiskModel = {
  id: "leaf-spot-rain-days",
  name: "AU-Pnuts rain days",
  organisms: ["early_leaf_spot", "late_leaf_spot"],
  crops: ["Groundnut"],
  rule: `Leaf spot sets in after about 6 days with more than ${rainDayMm} mm of rain. They are counted since planting, over the last ${windowDays} days at most. Only this part of AU-Pnuts was checked, so its intervals between sprays are not used.`,
  levels: `Days with more than ${rainDayMm} mm of rain: high from 6 (the published onset). Moderate from 4 (near it) and very high from 12 are our own steps.`,
  citation:
    "Jacobi, Backman, Davis & Brannen (1995), AU-Pnuts Advisory I, Plant Disease 79:666-671; Davis, Jacobi & Backman (1993), Plant Disease 77:722-725",
  daysBack: windowDays,
  assess: (weather, crop) => {
    const days = riskDays(weather, { crop, daysBack: windowDays });
    const totals = rollingTotals(days, windowDays, (day) => (rainMm(day) > rainDayMm ? 1 : 0));
    const reached = reachedFrom(weather.today, totals, thresholds);
    if (!reached) return null;
    const { peak, level, from, until } = reached;
    return {
      level,
      trigger: `${peak.total} days with more than ${rainDayMm} mm of rain by ${dayInWords(peak.date)} (leaf spot sets in after about 6).${forecastNote(peak.date, weather.today)}`,
      from,
      until,
    };
  },
};
