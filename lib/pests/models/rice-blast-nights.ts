import { addDays } from "../../weather/sources/days";
import { holdDays, lowestC, meanOf, riskDays, runsOf, type RiskDay } from "./days";
import type { RiskModel } from "./risk-model";
import { levelOf, type Thresholds } from "./totals";
import { daysInWords, forecastNote, rangeInWords } from "./wording";

const coldestNightC = 20;
const warmestNightC = 26;
const humidityPct = 90;
const daysBack = 14;
const nightFrom = "20:00";
const nightTo = "06:00";
const thresholds: Thresholds = [
  { level: "moderate", from: 5 },
  { level: "high", from: 7 },
  { level: "very high", from: 10 },
];

/** Mean humidity of the night hours of a calendar day. */
function nightHumidityPct({ hours }: RiskDay): number {
  const night = hours.filter(({ time }) => time.slice(11, 16) >= nightFrom || time.slice(11, 16) <= nightTo);
  return meanOf(night.map((hour) => hour.humidityPct));
}

const fulfils = (day: RiskDay) =>
  lowestC(day) >= coldestNightC && lowestC(day) <= warmestNightC && nightHumidityPct(day) >= humidityPct;

/** Mild humid nights for rice blast. */
export const riceBlastNights: RiskModel = {
  id: "rice-blast-nights",
  name: "Rice blast night rule",
  organisms: ["rice_blast"],
  crops: ["Rice"],
  rule: `Blast is to be expected when nights do not fall below ${coldestNightC} °C, have a lowest temperature of at most ${warmestNightC} °C and humidity of ${humidityPct}% or more for a week or longer while rice is in the seedling, tillering or neck emergence stage. The mean humidity from ${nightFrom} to ${nightTo} is taken. The stage is not known here: outside these three stages the risk is smaller. It holds for ${holdDays} days after the last such night.`,
  levels: `Such nights in a row: high from 7 (the published week). Moderate from 5 (near it) and very high from 10 are our own steps.`,
  citation:
    "Rice Knowledge Management Portal (India), Forecasting of rice blast disease, http://www.rkmp.co.in/content/forecasting-of-rice-blast-disease",
  daysBack,
  assess: (weather, crop) => {
    const current = runsOf(riskDays(weather, { crop, daysBack }), fulfils).filter(
      (run) => addDays(run.at(-1)?.date ?? weather.today, holdDays) >= weather.today,
    );
    const run = current.reduce<RiskDay[]>((longest, next) => (next.length >= longest.length ? next : longest), []);
    const level = levelOf(run.length, thresholds);
    const [from, last] = [run[0]?.date, run.at(-1)?.date];
    if (!level || !from || !last) return null;
    return {
      level,
      trigger: `${run.length} nights in a row, ${daysInWords(from, last)}, with a lowest temperature of ${rangeInWords(run.map(lowestC))} °C and a mean humidity of ${rangeInWords(run.map((day) => Math.round(nightHumidityPct(day))))}%.${forecastNote(last, weather.today)}`,
      from,
      until: addDays(last, holdDays),
    };
  },
};
