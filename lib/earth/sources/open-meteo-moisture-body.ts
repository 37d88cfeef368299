import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import type { Layer } from "../models/layers";

/** A day's soil moisture by layer, as one of the two services tells it (m3/m3). */
export const MoistureDay = z.object({
  date: z.string(),
  quality: z.enum(["reanalysis", "forecast"]),
  layers: z.array(z.object({ topCm: z.number(), bottomCm: z.number(), value: z.number().nullable() })),
});
/** A day's soil moisture by layer. */
export type MoistureDay = z.infer<typeof MoistureDay>;

type NamedLayer = { name: string; topCm: number; bottomCm: number };

/** Layers of the archive (ERA5-Land), as they are asked for in `daily=`. */
export const archiveLayers: readonly NamedLayer[] = [
  { name: "soil_moisture_0_to_7cm_mean", topCm: 0, bottomCm: 7 },
  { name: "soil_moisture_7_to_28cm_mean", topCm: 7, bottomCm: 28 },
  { name: "soil_moisture_28_to_100cm_mean", topCm: 28, bottomCm: 100 },
];

/** Layers of the forecast, as they are asked for in `hourly=`; the last one stands for all down to 100 cm. */
export const forecastLayers: readonly NamedLayer[] = [
  { name: "soil_moisture_0_to_1cm", topCm: 0, bottomCm: 1 },
  { name: "soil_moisture_1_to_3cm", topCm: 1, bottomCm: 3 },
  { name: "soil_moisture_3_to_9cm", topCm: 3, bottomCm: 9 },
  { name: "soil_moisture_9_to_27cm", topCm: 9, bottomCm: 27 },
  { name: "soil_moisture_27_to_81cm", topCm: 27, bottomCm: 100 },
];

const unit = "m³/m³";
const mostTimes = 3_000;
/** A day with fewer hours would be the mean of a night or of a noon. */
const leastHours = 12;

const Units = z.record(z.string(), z.string()).optional();
const Series = z.array(z.number().min(0).max(1).nullish()).max(mostTimes).optional();
const Daily = z.object({
  daily_units: Units,
  daily: z.looseObject({ time: z.array(z.iso.date()).max(mostTimes) }),
});
const Hourly = z.object({
  hourly_units: Units,
  hourly: z.looseObject({ time: z.array(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)).max(mostTimes) }),
});

type Block = { units: Record<string, string> | undefined; values: Record<string, unknown>; source: string };

function seriesOf(layers: readonly NamedLayer[], { units, values, source }: Block) {
  return layers.map(({ name, topCm, bottomCm }) => {
    const said = units?.[name];
    if (said !== undefined && said !== unit) {
      throw new UpstreamError({ source, reason: "wrong-units", detail: `${name} in ${said.slice(0, 20)}` });
    }
    return { topCm, bottomCm, values: Series.parse(values[name]) ?? [] };
  });
}

/**
 * Reads the archive's days, null where it has nothing.
 * @throws UpstreamError for another unit; ZodError for another shape or figures that no soil has.
 */
export function readArchiveMoisture(body: unknown, source: string): MoistureDay[] {
  const { daily, daily_units: units } = Daily.parse(body);
  const series = seriesOf(archiveLayers, { units, values: daily, source });
  return daily.time.map((date, index) => ({
    date,
    quality: "reanalysis",
    layers: series.map(({ topCm, bottomCm, values }) => ({ topCm, bottomCm, value: values[index] ?? null })),
  }));
}

/**
 * Reads the forecast's hours as means of their days (UTC), null where a layer has fewer than 12 hours of a day.
 * @throws UpstreamError for another unit; ZodError for another shape or figures that no soil has.
 */
export function readForecastMoisture(body: unknown, source: string): MoistureDay[] {
  const { hourly, hourly_units: units } = Hourly.parse(body);
  const series = seriesOf(forecastLayers, { units, values: hourly, source });
  const hoursOf = new Map<string, number[]>();
  for (const [index, time] of hourly.time.entries()) {
    const date = time.slice(0, 10);
    hoursOf.set(date, [...(hoursOf.get(date) ?? []), index]);
  }
  return [...hoursOf].map(([date, hours]) => ({
    date,
    quality: "forecast",
    layers: series.map(({ topCm, bottomCm, values }): Layer => {
      const known = hours.map((hour) => values[hour]).filter((value) => typeof value === "number");
      const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
      return { topCm, bottomCm, value: known.length < leastHours ? null : mean };
    }),
  }));
}
