import { addDays } from "../../weather/sources/days";
import { holdDays, riskDays, type RiskDay } from "./days";
import type { RiskModel, WeatherHour } from "./risk-model";
import { levelOf, type Thresholds } from "./totals";
import { isWet, wetnessInWords } from "./wetness";
import { daysInWords, forecastNote } from "./wording";

const baseC = 13;
const highestC = 28;
const infectionDegreeMinutes = 5400;
const minutesInHour = 60;
const daysBack = 7;
const thresholds: Thresholds = [
  { level: "moderate", from: 1 },
  { level: "high", from: 3 },
  { level: "very high", from: 6 },
];

const counts = (hour: WeatherHour) => isWet(hour) && hour.temperatureC >= baseC && hour.temperatureC <= highestC;

/** Days on which a wet spell had lasted long enough for an infection; a spell may begin the day before. */
export function infectionDays(days: readonly RiskDay[]): RiskDay[] {
  let degreeMinutes = 0;
  return days.filter(({ hours }) => {
    let isInfected = false;
    for (const hour of hours) {
      degreeMinutes = counts(hour) ? degreeMinutes + (hour.temperatureC - baseC) * minutesInHour : 0;
      isInfected ||= degreeMinutes >= infectionDegreeMinutes;
    }
    return isInfected;
  });
}

/** Degree minutes of wet leaves for northern (turcicum) leaf blight of maize and sorghum. */
export const northernLeafBlight: RiskModel = {
  id: "northern-leaf-blight-degree-minutes",
  name: "Turcicum leaf blight infection model",
  organisms: ["nclb"],
  crops: ["Maize", "Sorghum"],
  rule: `While leaves stay wet at ${baseC} to ${highestC} °C, the degrees above ${baseC} °C are added up minute by minute; at ${infectionDegreeMinutes} degree minutes (18 hours at 18 °C, 10 hours at 22 °C) the fungus has infected. The count ends when leaves dry or leave that range; ${wetnessInWords}. It holds for ${holdDays} days after the last infection.`,
  levels: `Days with an infection from ${daysBack} days ago to 5 days ahead: moderate from 1 (the published rule), high from 3 and very high from 6 (our own steps).`,
  citation:
    "Pessl Instruments, Infection model, http://docs.metos.at/Infection+model, after Babadoost M., University of Illinois, Report on Plant Disease 202",
  daysBack,
  assess: (weather, crop) => {
    const infected = infectionDays(riskDays(weather, { crop, daysBack }));
    const level = levelOf(infected.length, thresholds);
    const [from, last] = [infected[0]?.date, infected.at(-1)?.date];
    if (!level || !from || !last) return null;
    const days = infected.length === 1 ? "1 day" : `${infected.length} days`;
    return {
      level,
      trigger: `Leaves wet for long enough at ${baseC} to ${highestC} °C to be infected on ${days} (${daysInWords(from, last)}).${forecastNote(last, weather.today)}`,
      from,
      until: addDays(last, holdDays),
    };
  },
};
