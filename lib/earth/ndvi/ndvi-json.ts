import type { z } from "zod";
import { locationToJson, type ResolvedPlace } from "../../places/contract";
import type { NdviJson } from "../contract";
import { ndviTrend } from "../models/trend";
import type { NdviPoint } from "./ndvi-series";

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;

type Asked = { place: ResolvedPlace; start_date: string; end_date: string };

/** NDVI over time as the interface document writes it; there is at least one point. */
export function ndviToJson(
  points: readonly NdviPoint[],
  { place, start_date, end_date }: Asked,
): z.input<typeof NdviJson> {
  const ndvi_data = points
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, value, quality }) => ({ date, value: fourDecimals(value), quality }));
  const values = ndvi_data.map(({ value }) => value);
  return {
    location: locationToJson(place),
    start_date,
    end_date,
    ndvi_data,
    average_ndvi: fourDecimals(values.reduce((sum, value) => sum + value, 0) / values.length),
    min_ndvi: Math.min(...values),
    max_ndvi: Math.max(...values),
    trend: ndviTrend(points),
  };
}
