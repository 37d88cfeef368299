import { DateTime } from "luxon";
import type { Spell } from "./spells";
import { rules, type Hazard } from "./thresholds";

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);
const dayInWords = (date: string) => DateTime.fromISO(date, { zone: "utc" }).setLocale("en").toFormat("cccc d LLLL");

/** When a spell is, e.g. `on Monday 23 November` or `from Monday 23 November to Friday 27 November`. */
function whenInWords({ first, last }: Spell): string {
  if (first.date === last.date) return `on ${dayInWords(first.date)}`;
  return `from ${dayInWords(first.date)} to ${dayInWords(last.date)}`;
}

const peakInWords: Record<Hazard, (peak: string) => string> = {
  heat: (peak) => `up to ${peak} °C`,
  cold: (peak) => `down to ${peak} °C`,
  "heavy-rain": (peak) => `up to ${peak} mm in a day`,
  gusts: (peak) => `gusts up to ${peak} km/h`,
  "sustained-wind": (peak) => `mean wind up to ${peak} km/h`,
  "dry-spell": (peak) => `${peak} days without useful rain`,
  disease: (peak) => `${peak} humid, rainy days`,
};

const effects: Record<Hazard, string> = {
  heat: "Such heat harms crops in flower, above all maize, rice and tomato, dries the soil and strains people and animals.",
  cold: "Such cold slows or harms warm-season crops, above all seedlings and crops in flower, and young animals.",
  "heavy-rain": "Such rain can flood low fields, wash away soil, seed and fertiliser, and spoil harvested crops.",
  gusts: "Such wind can break or lay flat tall crops and young trees, and damage roofs and covers.",
  "sustained-wind": "Such wind can break or lay flat tall crops and young trees, and damage roofs and covers.",
  "dry-spell": "Seedlings and crops in flower suffer first when the rain stays away in the rainy season.",
  disease: "Leaves that stay wet in mild warmth let blights, leaf spots, rusts and mildews spread.",
};

const instructions: Record<Hazard, string> = {
  heat:
    "Water crops early in the morning or in the evening. Mulch bare soil and shade seedlings. " +
    "Give animals shade and plenty of water, and rest from field work in the hottest hours.",
  cold:
    "Cover seedlings and nursery beds with straw, mulch or sheets at night. " +
    "Put off sowing and transplanting crops that need warmth. Give young animals shelter.",
  "heavy-rain":
    "Clear drains and ditches. Put off sowing, fertiliser and spraying until the rain has passed. " +
    "Bring harvested crops under cover and move animals from low ground.",
  gusts: "Stake or prop up plantain, maize and young trees. Fasten roofs and covers. Do not spray in the wind.",
  "sustained-wind":
    "Stake or prop up plantain, maize and young trees. Fasten roofs and covers. Do not spray in the wind.",
  "dry-spell":
    "Put off sowing and top dressing until the soil is moist again. Weed and mulch to save the water in the soil. " +
    "If you can irrigate, begin with crops in flower and new plantings.",
  disease:
    "Walk through your fields and look for spots, blight and mildew, first where plants stand close. " +
    "Remove sick leaves and plants, and do not work among wet crops. This is advice, not an order to spray.",
};

/** Headline, description and instruction of a spell in plain English. */
export function wordsFor(spell: Spell): { headline: string; description: string; instruction: string } {
  const { event } = rules[spell.hazard];
  const when = whenInWords(spell);
  const peak = peakInWords[spell.hazard](oneDecimal(spell.peak));
  return {
    headline: `${event}: ${peak} ${when}`,
    description: `Expected ${when}: ${peak}. ${effects[spell.hazard]}`,
    instruction: instructions[spell.hazard],
  };
}
