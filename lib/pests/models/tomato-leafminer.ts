import { growthFinding, type Growth } from "./degree-days";
import type { RiskModel } from "./risk-model";

const baseC = 8;
const upperC = 37.3;
const generation = 416.7;
const windowDays = 35;
/** Half-way through the second generation its caterpillars mine the leaves. */
const secondGeneration = 1.5 * generation;

const growth: Growth = {
  warmthC: (temperatureC) => (temperatureC > upperC ? 0 : Math.max(0, temperatureC - baseC)),
  windowDays,
  thresholds: [
    { level: "moderate", from: generation },
    { level: "high", from: secondGeneration },
  ],
};

/** Degree days of the tomato leafminer. */
export const tomatoLeafminer: RiskModel = {
  id: "tomato-leafminer-degree-days",
  name: "Tomato leafminer degree days",
  organisms: ["tuta"],
  crops: ["Tomato"],
  rule: `Tomato leafminer (Tuta absoluta) needs ${generation} degree days above ${baseC} °C from egg to moth; above ${upperC} °C it does not develop. Counted up to today, since planting or over ${windowDays} days, whichever is shorter. It tells how many generations the warmth allows, not that the insect is there.`,
  levels: `Moderate: ${generation} degree days, one generation. High: ${secondGeneration}, half-way through the second, when its far more numerous caterpillars mine the leaves. Warmth alone never makes it very high. The levels are our own.`,
  citation:
    "Tuta absoluta (Lepidoptera: Gelechiidae): thermal requirements and effect of temperature on development, survival, reproduction and longevity (2015), European Journal of Entomology 112",
  daysBack: windowDays - 1,
  assess: (weather, crop) =>
    growthFinding({ weather, crop }, growth, (level) =>
      level === "high"
        ? "warm enough for a generation of tomato leafminer and half of the next, whose caterpillars are many more."
        : "warm enough for a generation of tomato leafminer, from egg to moth.",
    ),
};
