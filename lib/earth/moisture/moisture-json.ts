import type { z } from "zod";
import { locationToJson } from "../../places/contract";
import type { MoistureJson } from "../contract";
import { moistureTrend } from "../models/trend";
import { depthInWords } from "./depth";
import type { MoistureSeries } from "./moisture";

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;

/** Soil moisture over time as the interface document writes it; there is at least one day. */
export function moistureToJson(
  { points, band, place }: MoistureSeries,
  { start_date, end_date }: { start_date: string; end_date: string },
): z.input<typeof MoistureJson> {
  const moisture_data = points.map(({ date, value, quality }) => ({ date, value: fourDecimals(value), quality }));
  const values = moisture_data.map(({ value }) => value);
  return {
    location: locationToJson(place),
    start_date,
    end_date,
    depth: depthInWords(band),
    moisture_data,
    average_moisture: fourDecimals(values.reduce((sum, value) => sum + value, 0) / values.length),
    min_moisture: Math.min(...values),
    max_moisture: Math.max(...values),
    trend: moistureTrend(points),
  };
}
