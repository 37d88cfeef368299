import type { RiskLevel } from "../organism";

/** Weather of one hour, in the place's own time. Null: the source does not say. */
export type WeatherHour = {
  /** YYYY-MM-DDTHH:00, local. */
  time: string;
  temperatureC: number;
  humidityPct: number;
  rainMm: number;
};

/** Hours without a gap, oldest first, from days ago to days ahead. */
export type RiskWeather = {
  hours: readonly WeatherHour[];
  /** Day of the place, YYYY-MM-DD: hours of later days are forecast. */
  today: string;
};

/** The crop that is at risk, as far as it is known. */
export type RiskCrop = {
  /** Name in the catalogue, such as Maize. */
  name: string;
  /** YYYY-MM-DD; null when not known. */
  plantedOn: string | null;
};

/** What a model finds in the weather. */
export type RiskFinding = {
  level: RiskLevel;
  /** The weather that set it off, in words with figures and days. */
  trigger: string;
  /** First and last day (YYYY-MM-DD) on which it holds. */
  from: string;
  until: string;
};

/** A published rule that tells from the weather how likely an organism is to spread. Pure. */
export type RiskModel = {
  /** Short name, such as `late-blight-hutton`. */
  id: string;
  /** What it is called, such as 'Hutton Criteria'. */
  name: string;
  /** Codes of the organisms that it speaks of. */
  organisms: readonly string[];
  /** Names of the catalogue's crops that it holds for. */
  crops: readonly string[];
  /** The rule in one or two sentences, with its figures. */
  rule: string;
  /** What makes each level, in words. */
  levels: string;
  /** Author, year, title or address. */
  citation: string;
  /** Days of past weather that it needs. */
  daysBack: number;
  /** The finding for a crop; null when the weather gives no cause (the risk is low and nothing is said). */
  assess: (weather: RiskWeather, crop: RiskCrop) => RiskFinding | null;
};
