/* Hand-made: hours as Open-Meteo's forecast gives them, of one place or of several. */

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The weather of one hour. */
export type HourFigures = { temperatureC: number; humidityPct: number; rainMm: number };

/** What an hour's weather is made from: its hour (0 to 23), days from today, negative for the past, and the place's. */
export type HourAt = { hour: number; day: number; latitude: number };

/** Whether hours of the weather are asked for. */
export const asksHours = (list: string | null): boolean => (list ?? "").split(",").includes("relative_humidity_2m");

/** Humid nights of 21 to 22 degrees, warm afternoons with a shower every other day: rainy season in the savanna. */
export const humidNights = ({ hour, day }: Omit<HourAt, "latitude">): HourFigures => {
  const night = hour < 8 || hour >= 20;
  return {
    temperatureC: night ? 21 : 27,
    humidityPct: night ? 96 : 68,
    rainMm: hour === 17 && day % 2 === 0 ? 8 : 0,
  };
};

/** Hot and dry by day and night: no disease spreads. */
export const dryHeat = ({ hour }: Pick<HourAt, "hour">): HourFigures => ({
  temperatureC: hour < 8 || hour >= 20 ? 24 : 38,
  humidityPct: 18,
  rainMm: 0,
});

type Asked = { query: URLSearchParams; now: number };

/** The answer to a call for hours: a list when several places are asked for. */
export function hoursBody({ query, now }: Asked, weather: (at: HourAt) => HourFigures = humidNights): unknown {
  const places = (query.get("latitude") ?? "").split(",");
  const bodies = places.map((latitude) =>
    placeBody({ query, now }, (at) => weather({ ...at, latitude: Number(latitude) })),
  );
  return bodies.length === 1 ? bodies[0] : bodies;
}

function placeBody({ query, now }: Asked, weather: (at: Omit<HourAt, "latitude">) => HourFigures) {
  const pastDays = Number(query.get("past_days") ?? 0);
  const days = pastDays + Number(query.get("forecast_days") ?? 7);
  const first = Math.floor(now / dayMs) * dayMs - pastDays * dayMs;
  const hours = Array.from({ length: days * 24 }, (_, index) => ({
    time: new Date(first + index * hourMs).toISOString().slice(0, 16),
    ...weather({ hour: index % 24, day: Math.floor(index / 24) - pastDays }),
  }));
  return {
    utc_offset_seconds: 0,
    timezone: "GMT",
    hourly_units: { time: "iso8601", temperature_2m: "°C", relative_humidity_2m: "%", precipitation: "mm" },
    hourly: {
      time: hours.map(({ time }) => time),
      temperature_2m: hours.map(({ temperatureC }) => temperatureC),
      relative_humidity_2m: hours.map(({ humidityPct }) => humidityPct),
      precipitation: hours.map(({ rainMm }) => rainMm),
    },
  };
}

/** The body with temperatures in another unit. */
export function hoursInFahrenheit(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll('"°C"', '"°F"'));
}
