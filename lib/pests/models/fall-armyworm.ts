import { growthFinding, type Growth } from "./degree-days";
import type { RiskModel } from "./risk-model";

const baseC = 12.57;
const slowingC = 33;
const windowDays = 30;

/** Degree days of each stage (du Plessis et al., 2020). */
export const armywormStages = { egg: 35.68, larva: 204.6, pupa: 150.54, eggToAdult: 391.61 } as const;

const fullGrown = armywormStages.egg + armywormStages.larva;
const growth: Growth = {
  warmthC: (temperatureC) => Math.max(0, Math.min(temperatureC, slowingC) - baseC),
  windowDays,
  thresholds: [
    { level: "moderate", from: fullGrown },
    { level: "high", from: armywormStages.eggToAdult },
  ],
};

/** Degree days of fall armyworm. */
export const fallArmyworm: RiskModel = {
  id: "fall-armyworm-degree-days",
  name: "Fall armyworm degree days",
  organisms: ["faw"],
  crops: ["Maize", "Sorghum"],
  rule: `Fall armyworm grows by the warmth above ${baseC} °C: from egg to full-grown caterpillar in about ${Math.round(fullGrown)} degree days, from egg to moth in ${armywormStages.eggToAdult}. Hours above ${slowingC} °C count as ${slowingC} °C. Counted up to today, since planting or over ${windowDays} days, whichever is shorter. It tells how fast it can breed, not that it is there. The base was checked; the degree days of the pupa agree with the study's own days, those of the other stages were not checked.`,
  levels: `Moderate: ${Math.round(fullGrown)} degree days, enough for eggs to become full-grown caterpillars. High: ${armywormStages.eggToAdult}, enough for a whole generation. Warmth alone never makes it very high. The levels are our own.`,
  citation:
    "du Plessis, Schlemmer & Van den Berg (2020), Insects 11:228, doi:10.3390/insects11040228; slower growth above 33 °C: Ali, Luttrell & Schneider (1990)",
  daysBack: windowDays - 1,
  assess: (weather, crop) =>
    growthFinding({ weather, crop }, growth, (level) =>
      level === "high"
        ? "warm enough for a whole generation of fall armyworm, from egg to moth."
        : "warm enough for eggs of fall armyworm to become full-grown caterpillars, which eat the most.",
    ),
};
