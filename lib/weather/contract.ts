import { z } from "zod";
import { locationToJson, NamedLocation, PlaceQuery, type ResolvedPlace } from "../places/contract";
import { certainties, severities, urgencies, type WeatherAlert } from "./alert";
import type { CurrentConditions, ForecastDay, PastDay } from "./weather";

const firstHistoryDate = "1940-01-01";
const maxHistoryDays = 366;
const maxAlerts = 200;
const msPerDay = 86_400_000;

const timestamp = z.iso.datetime().max(30);
const date = z.iso.date().max(10);
const localDate = date.describe("The day in the place's own time zone, YYYY-MM-DD.");
const oneLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^\S(.*\S)?$/);
const text = z.string().max(20_000).regex(/\S/);
const temperatureC = z.number().min(-100).max(70);
const percent = z.number().min(0).max(100);

/** Days from start_date to end_date, both counted; NaN when one of them is not a date. */
const daysInRange = (range: { start_date: string; end_date: string }) =>
  (Date.parse(range.end_date) - Date.parse(range.start_date)) / msPerDay + 1;

/** Where, and for how many days. */
export const ForecastQuery = PlaceQuery.safeExtend({
  days: z
    .int()
    .min(1)
    .max(16)
    .default(7)
    .describe("Number of days, 1 to 16, the first of which is today at the place; 7 when left out."),
});

/** Where, and from which day to which. */
export const HistoricalQuery = PlaceQuery.safeExtend({
  start_date: date
    .refine((day) => day >= firstHistoryDate, { error: `expected ${firstHistoryDate} or later` })
    .describe(`First day, YYYY-MM-DD, ${firstHistoryDate} or later.`),
  end_date: date
    .refine((day) => day >= firstHistoryDate, { error: `expected ${firstHistoryDate} or later` })
    .describe(
      `Last day, YYYY-MM-DD: not before start_date, at most ${maxHistoryDays} days in all (both ends counted), ` +
        "and at the latest yesterday in the place's own time zone.",
    ),
})
  .refine((query) => !(daysInRange(query) < 1), { path: ["end_date"], error: "expected start_date or a later day" })
  .refine((query) => !(daysInRange(query) > maxHistoryDays), {
    path: ["end_date"],
    error: `expected at most ${maxHistoryDays} days from start_date, both counted`,
  });

/** Current weather, flat. */
export const CurrentWeather = z
  .strictObject({
    humidity: percent.describe("Relative humidity in %, at 2 m above ground."),
    pressure: z
      .number()
      .min(800)
      .max(1100)
      .nullable()
      .describe("Air pressure at mean sea level in hPa. Null when the source does not give it."),
    uv_index: z
      .number()
      .min(0)
      .max(50)
      .nullable()
      .describe("UV index (WHO scale, no unit). Null when the source does not give it."),
    timestamp: timestamp.describe("The moment the values hold for, ISO 8601, UTC."),
    conditions: oneLine(100).describe("The weather in a few English words, e.g. `Partly cloudy`."),
    visibility: z
      .number()
      .min(0)
      .max(1000)
      .nullable()
      .describe("Visibility in km. Null when the source does not give it."),
    wind_speed: z.number().min(0).max(500).describe("Mean wind speed in km/h, at 10 m above ground."),
    temperature: temperatureC.describe("Air temperature in °C, at 2 m above ground."),
  })
  .describe("The weather at a place now.");

/** Past weather, day by day. */
export const HistoricalWeather = z
  .strictObject({
    data: z
      .array(
        z
          .strictObject({
            date: localDate,
            humidity: percent
              .nullable()
              .describe("Mean relative humidity of the day in %. Null where the source has a gap."),
            conditions: oneLine(100).describe("The most severe weather of the day in a few English words."),
            precipitation: z
              .number()
              .min(0)
              .max(3000)
              .nullable()
              .describe("Precipitation of the day (snow as water) in mm. Null where the source has a gap."),
            temperature_max: temperatureC
              .nullable()
              .describe("Highest air temperature of the day in °C, at 2 m. Null where the source has a gap."),
            temperature_min: temperatureC
              .nullable()
              .describe("Lowest air temperature of the day in °C, at 2 m. Null where the source has a gap."),
          })
          .describe("One past day."),
      )
      .max(maxHistoryDays)
      .describe("One record for each day, oldest first."),
    location: NamedLocation,
  })
  .describe("The weather of past days at a place.");

/** A forecast, day by day. */
export const WeatherForecast = z
  .strictObject({
    daily: z
      .array(
        z
          .strictObject({
            date: localDate,
            humidity: percent
              .nullable()
              .describe("Mean relative humidity of the day in %. Null when the source does not give it."),
            conditions: oneLine(100).describe("The most severe weather of the day in a few English words."),
            temperature_max: temperatureC.describe("Highest air temperature of the day in °C, at 2 m."),
            temperature_min: temperatureC.describe("Lowest air temperature of the day in °C, at 2 m."),
            precipitation_probability: percent
              .nullable()
              .describe("Highest probability of precipitation of the day in %. Null when the source does not give it."),
          })
          .describe("One day ahead."),
      )
      .max(16)
      .describe("One record for each day from today; fewer than asked for when the source looks less far ahead."),
    location: NamedLocation,
  })
  .describe("The weather expected at a place.");

/** Official warnings and agronomic alerts. */
export const WeatherAlerts = z
  .strictObject({
    location: NamedLocation,
    last_updated: timestamp.describe("When the newest data behind this answer was fetched, ISO 8601, UTC."),
    alerts: z
      .array(
        z
          .strictObject({
            id: oneLine(400).describe(
              "Identity: the issuer's own for an official warning; for an agronomic alert made of hazard, " +
                "first day and place, so that it stays the same from call to call.",
            ),
            event: oneLine(200).describe("Kind of hazard, e.g. `Heat`, or the issuer's own words."),
            severity: z.enum(severities).describe("Severity in the words of CAP 1.2."),
            urgency: z.enum(urgencies).describe("Urgency in the words of CAP 1.2."),
            certainty: z.enum(certainties).describe("Certainty in the words of CAP 1.2."),
            headline: oneLine(1000).describe("The alert in one line."),
            description: text
              .nullable()
              .describe("What is expected, when and how strong. Null when the issuer does not say."),
            instruction: text.nullable().describe("What to do. Null when the issuer does not say."),
            effective: timestamp.describe("From when the alert holds, ISO 8601, UTC."),
            expires: timestamp
              .nullable()
              .describe("Until when the alert holds, ISO 8601, UTC. Null when the issuer does not say."),
            source: oneLine(200).describe(
              "Who issues the alert: a weather service (official), or `Gona, from the forecast of …` (agronomic).",
            ),
          })
          .describe("One alert."),
      )
      .max(maxAlerts)
      .describe("Alerts in force or coming, the most severe first; empty when there are none."),
  })
  .describe("Weather alerts for a place.");

/** Drops what conversions of units leave behind the third decimal. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const roundedOrNull = (value: number | null) => (value === null ? null : rounded(value));
const iso = (at: number) => new Date(at).toISOString();

/** Current weather as the interface document writes it. */
export function currentToJson(weather: CurrentConditions): z.input<typeof CurrentWeather> {
  return {
    humidity: rounded(weather.humidityPct),
    pressure: roundedOrNull(weather.pressureHpa),
    uv_index: roundedOrNull(weather.uvIndex),
    timestamp: iso(weather.at),
    conditions: weather.conditions,
    visibility: roundedOrNull(weather.visibilityKm),
    wind_speed: rounded(weather.windKmh),
    temperature: rounded(weather.temperatureC),
  };
}

/** Past weather as the interface document writes it. */
export function historicalToJson(days: readonly PastDay[], place: ResolvedPlace): z.input<typeof HistoricalWeather> {
  const data = days.map((day) => ({
    date: day.date,
    humidity: roundedOrNull(day.humidityPct),
    conditions: day.conditions,
    precipitation: roundedOrNull(day.precipitationMm),
    temperature_max: roundedOrNull(day.temperatureMaxC),
    temperature_min: roundedOrNull(day.temperatureMinC),
  }));
  return { data, location: locationToJson(place) };
}

/** A forecast as the interface document writes it. */
export function forecastToJson(days: readonly ForecastDay[], place: ResolvedPlace): z.input<typeof WeatherForecast> {
  const daily = days.map((day) => ({
    date: day.date,
    humidity: roundedOrNull(day.humidityPct),
    conditions: day.conditions,
    temperature_max: rounded(day.temperatureMaxC),
    temperature_min: rounded(day.temperatureMinC),
    precipitation_probability: roundedOrNull(day.precipitationProbabilityPct),
  }));
  return { daily, location: locationToJson(place) };
}

/** Alerts in the shape of `WeatherAlerts`; the most severe first. */
export function alertsToJson(
  alerts: readonly WeatherAlert[],
  of: { place: ResolvedPlace; updatedAt: number },
): z.input<typeof WeatherAlerts> {
  const sorted = alerts.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.effectiveAt - b.effectiveAt,
  );
  return {
    location: locationToJson(of.place),
    last_updated: iso(of.updatedAt),
    alerts: sorted.slice(0, maxAlerts).map(({ effectiveAt, expiresAt, ...alert }) => ({
      ...alert,
      effective: iso(effectiveAt),
      expires: expiresAt === null ? null : iso(expiresAt),
    })),
  };
}
