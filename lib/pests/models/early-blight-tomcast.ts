import { meanOf, riskDays, type RiskDay } from "./days";
import type { RiskModel } from "./risk-model";
import { reachedFrom, rollingTotals, type Thresholds } from "./totals";
import { isWet, wetnessInWords } from "./wetness";
import { dayInWords, forecastNote } from "./wording";

/** Hours of wetness up to which a day has the value 0, 1, 2 ..., by the whole degrees of the mean while wet. */
const severity = [
  { fromC: 13, toC: 17, upToHours: [6, 15, 20, 24] },
  { fromC: 18, toC: 20, upToHours: [3, 8, 15, 22, 24] },
  { fromC: 21, toC: 25, upToHours: [2, 5, 12, 20, 24] },
  { fromC: 26, toC: 29, upToHours: [3, 8, 15, 22, 24] },
] as const;

const windowDays = 14;
const thresholds: Thresholds = [
  { level: "moderate", from: 15 },
  { level: "high", from: 20 },
  { level: "very high", from: 30 },
];

/** Disease severity value of a day, 0 to 4 (Madden, Pennypacker & MacNab, 1978; Pitblado, 1992). */
export function diseaseSeverity(day: RiskDay): number {
  const wet = day.hours.filter(isWet);
  const wholeC = Math.round(meanOf(wet.map((hour) => hour.temperatureC)));
  const row = severity.find(({ fromC, toC }) => wholeC >= fromC && wholeC <= toC);
  return row ? row.upToHours.findIndex((hours) => wet.length <= hours) : 0;
}

/** TOMCAST for early blight of tomato and potato. */
export const earlyBlightTomcast: RiskModel = {
  id: "early-blight-tomcast",
  name: "TOMCAST",
  organisms: ["early_blight"],
  crops: ["Tomato", "Potato"],
  rule: `Each day has a value of 0 to 4 by the hours that leaves are wet and the mean temperature in them (13 to 29 °C); early blight needs attention when the values add up to 15 to 20. Here they are added over ${windowDays} days, as no spray is known; ${wetnessInWords}. The two limits were checked; the table of daily values is as commonly quoted and was not.`,
  levels: `Sum of daily values in ${windowDays} days: moderate from 15, high from 20 (the published limits), very high from 30 (our own).`,
  citation:
    "Madden, Pennypacker & MacNab (1978), FAST, Phytopathology 68:1354-1358; Pitblado (1992), TOMCAST; limits: http://docs.metos.at/TomCast+for+Asparagus and https://www.vips-landbruk.no/forecasts/models/ALTERNARIA/",
  daysBack: windowDays,
  assess: (weather, crop) => {
    const days = riskDays(weather, { crop, daysBack: windowDays });
    const reached = reachedFrom(weather.today, rollingTotals(days, windowDays, diseaseSeverity), thresholds);
    if (!reached) return null;
    const { peak, level, from, until } = reached;
    return {
      level,
      trigger: `Disease severity values of the ${windowDays} days to ${dayInWords(peak.date)} add up to ${peak.total} (limits 15 and 20), from leaves wet for hours at mild temperatures.${forecastNote(peak.date, weather.today)}`,
      from,
      until,
    };
  },
};
