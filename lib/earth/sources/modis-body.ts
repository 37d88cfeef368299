import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";

/** The bands that are asked for. */
export const modisBands = { ndvi: "250m_16_days_NDVI", reliability: "250m_16_days_pixel_reliability" } as const;

const ModisDate = z.string().regex(/^A\d{7}$/);

const Dates = z.object({
  dates: z.array(z.object({ modis_date: ModisDate, calendar_date: z.iso.date() })).max(2_000),
});

/** A composite of 16 days by both its names. */
export type ModisDay = {
  /** AYYYYDDD, as the service wants it. */
  modisDate: string;
  /** Its first day, YYYY-MM-DD. */
  date: string;
};

/** Reads which composites there are. @throws ZodError for another shape. */
export function readModisDates(body: unknown): ModisDay[] {
  return Dates.parse(body).dates.map((day) => ({ modisDate: day.modis_date, date: day.calendar_date }));
}

const Subset = z.object({
  band: z.string(),
  /** A text, sometimes of words; only the index has one. */
  scale: z.union([z.string(), z.number()]).optional(),
  subset: z.array(z.object({ modis_date: ModisDate, data: z.array(z.number().nullable()).min(1).max(1) })).max(10),
});
type Subset = z.infer<typeof Subset>;

function subsetOf(body: unknown, { source, band }: { source: string; band: string }): Subset {
  const answer = Subset.parse(body);
  if (answer.band === band) return answer;
  throw new UpstreamError({ source, reason: "malformed", detail: `answered band ${answer.band.slice(0, 40)}` });
}

/** Not processed. */
const fillNdvi = -3000;
/** The product's valid range, -2000 to 10000, once scaled. */
const NdviValue = z.number().min(-0.2).max(1);
const NdviScale = z.coerce.number().gt(0).max(1);

/**
 * Reads the NDVI of one pixel by composite; what was not processed is left out.
 * @throws UpstreamError for another band; ZodError for another shape or figures that NDVI cannot have.
 */
export function readModisNdvi(body: unknown, source: string): Map<string, number> {
  const { scale, subset } = subsetOf(body, { source, band: modisBands.ndvi });
  const factor = NdviScale.parse(scale);
  const known = subset.flatMap(({ modis_date, data: [raw] }): [string, number][] => {
    if (raw === undefined || raw === null || raw === fillNdvi) return [];
    // Four decimals are all that the product has; the product of two binary fractions has more.
    return [[modis_date, NdviValue.parse(Math.round(raw * factor * 10_000) / 10_000)]];
  });
  return new Map(known);
}

/** -1 not processed, 0 good, 1 marginal, 2 snow or ice, 3 cloudy. */
const Reliability = z.int().min(-1).max(3);

/**
 * Reads the product's own rating of one pixel by composite.
 * @throws UpstreamError for another band; ZodError for another shape or a rating that there is not.
 */
export function readModisReliability(body: unknown, source: string): Map<string, number> {
  const { subset } = subsetOf(body, { source, band: modisBands.reliability });
  const known = subset.flatMap(({ modis_date, data: [raw] }): [string, number][] => {
    // Some answers write the fill value of -1 as an unsigned byte.
    if (raw === undefined || raw === null || raw === 255) return [];
    return [[modis_date, Reliability.parse(raw)]];
  });
  return new Map(known);
}
