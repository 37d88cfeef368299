import { addDays } from "../../weather/sources/days";
import type { Organisms } from "../catalogue/organisms";
import type { RiskModel, RiskWeather } from "../models/risk-model";
import { riskLevels, type RiskLevel } from "../organism";
import type { Cause, FieldCrop, NamedCrop } from "./alert";

/** What the rules find of an organism: the gravest finding and all crops for which there is one. */
export type WeatherRisk = { organismId: number; cause: Cause; crops: NamedCrop[] };

/** What is looked at: the weather of a place, the crops there, the organisms and rules that are known. */
export type Looked = {
  weather: RiskWeather;
  crops: readonly FieldCrop[];
  known: Organisms;
  models: readonly RiskModel[];
};

/** The place of a level among the levels, 0 for the lowest. */
export const gravity = (level: RiskLevel): number => riskLevels.indexOf(level);

/** The graver of two findings; of equal ones that which holds longer. */
function graver(a: Cause, b: Cause): Cause {
  const difference = gravity(b.finding.level) - gravity(a.finding.level);
  return difference > 0 || (difference === 0 && b.finding.until > a.finding.until) ? b : a;
}

/** What the weather rules find for crops at a place: one risk per organism that harms one of them and still holds. */
export function risksOfWeather({ weather, crops, known, models }: Looked): WeatherRisk[] {
  const risks = new Map<number, WeatherRisk>();
  for (const model of models) {
    const recent = since(weather, addDays(weather.today, -model.daysBack));
    for (const crop of crops.filter(({ name }) => model.crops.includes(name))) {
      const finding = model.assess(recent, { name: crop.name, plantedOn: crop.plantedOn });
      if (!finding || finding.until < weather.today) continue;
      for (const code of model.organisms) {
        const organism = known.byCode(code);
        if (!organism?.cropIds.includes(crop.id)) continue;
        const before = risks.get(organism.id);
        const cause = { model, finding };
        risks.set(organism.id, {
          organismId: organism.id,
          cause: before ? graver(before.cause, cause) : cause,
          crops: withCrop(before?.crops ?? [], crop),
        });
      }
    }
  }
  return [...risks.values()];
}

const since = (weather: RiskWeather, firstDay: string): RiskWeather => ({
  ...weather,
  hours: weather.hours.filter(({ time }) => time >= firstDay),
});

function withCrop(crops: NamedCrop[], { id, name }: NamedCrop): NamedCrop[] {
  if (crops.some((crop) => crop.id === id)) return crops;
  return [...crops, { id, name }].sort((a, b) => a.name.localeCompare(b.name, "en"));
}
