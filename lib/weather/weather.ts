/** A point on the earth in degrees. */
export type Point = { latitude: number; longitude: number };

/** The weather at one moment. Null: the source does not say. */
export type CurrentConditions = {
  /** Milliseconds since 1970. */
  at: number;
  temperatureC: number;
  humidityPct: number;
  /** At mean sea level. */
  pressureHpa: number | null;
  windKmh: number;
  visibilityKm: number | null;
  uvIndex: number | null;
  /** Words for people, e.g. `Partly cloudy`. */
  conditions: string;
};

/** One day of a forecast, in the place's own time zone. */
export type ForecastDay = {
  /** YYYY-MM-DD */
  date: string;
  temperatureMaxC: number;
  temperatureMinC: number;
  humidityPct: number | null;
  precipitationMm: number | null;
  precipitationProbabilityPct: number | null;
  /** Highest mean wind speed of the day at 10 m. */
  windMaxKmh: number | null;
  gustMaxKmh: number | null;
  /** Mean of the day at 10 m. */
  windMeanKmh: number | null;
  /** Solar radiation at the ground in MJ/m2. */
  radiationMj: number | null;
  conditions: string;
};

/** One past day, in the place's own time zone. */
export type PastDay = {
  /** YYYY-MM-DD */
  date: string;
  temperatureMaxC: number | null;
  temperatureMinC: number | null;
  humidityPct: number | null;
  precipitationMm: number | null;
  /** Mean of the day at 10 m. */
  windMeanKmh: number | null;
  /** Solar radiation at the ground in MJ/m2. */
  radiationMj: number | null;
  conditions: string;
};

/** The weather of one hour, in the place's own time. */
export type HourOfWeather = {
  /** YYYY-MM-DDTHH:00 */
  time: string;
  temperatureC: number;
  humidityPct: number;
  /** Fallen in the hour. */
  rainMm: number;
};

/** Hours without a gap, oldest first, from days ago to days ahead, and the place's clock. */
export type WeatherHours = { hours: HourOfWeather[]; utcOffsetSeconds: number };
