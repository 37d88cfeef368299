/* Hand-made: soil moisture as Open-Meteo's archive (days) and forecast (hours) give it, wetter with depth. */

const dayMs = 86_400_000;

/** Names of soil variables, with the top of their layer in cm. */
const soilVariable = /^soil_moisture_(\d+)_to_\d+cm(_mean)?$/;

/** The variables of a comma list that are soil moisture. */
export const soilVariablesOf = (list: string | null): string[] =>
  (list ?? "").split(",").filter((name) => soilVariable.test(name));

/** The stand-in's water content (m3/m3) of a layer on a day: wetter with depth, a little drier every day of a month. */
export function standInMoisture(variable: string, date: string): number {
  const topCm = Number(soilVariable.exec(variable)?.[1] ?? 0);
  return Math.round((0.2 + topCm / 1000 - Number(date.slice(8)) / 1000) * 1000) / 1000;
}

type Block = { values: Record<string, (string | number)[]>; units: Record<string, string> };

const blockOf = (
  variables: readonly string[],
  { times, wrongUnits }: { times: string[]; wrongUnits: boolean },
): Block => ({
  values: {
    time: times,
    ...Object.fromEntries(
      variables.map((name) => [
        name,
        times.map((time) => standInMoisture(name, time.slice(0, 10)) * (wrongUnits ? 100 : 1)),
      ]),
    ),
  },
  units: { time: "iso8601", ...Object.fromEntries(variables.map((name) => [name, wrongUnits ? "%" : "m³/m³"])) },
});

type Asked = { query: URLSearchParams; now: number; wrongUnits: boolean };

const datesFrom = (first: number, count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10));

/** The archive's answer in days. */
export function moistureArchiveBody({ query, wrongUnits }: Asked): unknown {
  const first = Date.parse(query.get("start_date") ?? "");
  const count = Math.round((Date.parse(query.get("end_date") ?? "") - first) / dayMs) + 1;
  const block = blockOf(soilVariablesOf(query.get("daily")), { times: datesFrom(first, count), wrongUnits });
  return { utc_offset_seconds: 0, timezone: "GMT", daily_units: block.units, daily: block.values };
}

/** The forecast's answer in hours, from `past_days` before today on. */
export function moistureForecastBody({ query, now, wrongUnits }: Asked): unknown {
  const pastDays = Number(query.get("past_days") ?? 0);
  const dates = datesFrom(
    Math.floor(now / dayMs) * dayMs - pastDays * dayMs,
    pastDays + Number(query.get("forecast_days") ?? 7),
  );
  const times = dates.flatMap((date) =>
    Array.from({ length: 24 }, (_, hour) => `${date}T${String(hour).padStart(2, "0")}:00`),
  );
  const block = blockOf(soilVariablesOf(query.get("hourly")), { times, wrongUnits });
  return { utc_offset_seconds: 0, timezone: "GMT", hourly_units: block.units, hourly: block.values };
}
