import type { WeatherAlert } from "../alert";
import type { Spell } from "./spells";

const likelyPct = 50;

/** Temperatures are forecast well for five days, rain and wind for three. */
const trustedDays = { temperature: 5, rainAndWind: 3 } as const;

/**
 * CAP certainty: `Likely` means more probable than not, `Possible` anything less.
 * @param leadDays days from today to the first day of the spell; 0 is today
 */
export function certaintyOf(spell: Spell, leadDays: number): WeatherAlert["certainty"] {
  return isLikely(spell, leadDays) ? "Likely" : "Possible";
}

function isLikely(spell: Spell, leadDays: number): boolean {
  switch (spell.hazard) {
    case "heat":
    case "cold":
      return leadDays < trustedDays.temperature;
    case "gusts":
    case "sustained-wind":
      return leadDays < trustedDays.rainAndWind;
    case "heavy-rain": {
      const worst = spell.days.find((day) => day.precipitationMm === spell.peak);
      return leadDays < trustedDays.rainAndWind && (worst?.precipitationProbabilityPct ?? 0) > likelyPct;
    }
    case "dry-spell":
      return (
        100 * spell.days.reduce((chance, day) => chance * dryChance(day.precipitationProbabilityPct), 1) > likelyPct
      );
    case "disease":
      // The weather may come as forecast; whether a disease follows depends on the crop and on spores.
      return false;
  }
}

/** Chance (0 to 1) that a day stays dry; none is assumed where the source gives no probability. */
const dryChance = (probabilityPct: number | null) => (probabilityPct === null ? 0 : 1 - probabilityPct / 100);
