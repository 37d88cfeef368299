import { z } from "zod";
import { config } from "../../config";
import type { Point } from "../../geo/coordinates";
import { ageSeconds, cached } from "../../upstream/cache";
import { upstream } from "../../upstream/client";
import { dateAt, daysBetween } from "../../weather/sources/days";
import type { DateRange, Sourced } from "../../weather/sources/source";
import { modisBands, readModisDates, readModisNdvi, readModisReliability, type ModisDay } from "./modis-body";
import { modisPixelAt, type ModisPixel } from "./modis-grid";

const source = "MODIS MOD13Q1 (NASA LP DAAC, ORNL DAAC)";
const daySeconds = 86_400;

/** One pixel needs a call for each band and ten dates, so that a year's are under way together. */
const modis = upstream({ source: "MODIS", baseUrl: () => config().MODIS_URL, concurrency: 6, patience: 3 });

/** What the service gives in one answer. */
const datesPerCall = 10;
/** Composites come two to four weeks late, and are then corrected once. */
const settledDays = 60;

const Composite = z.object({ date: z.string(), ndvi: z.number(), quality: z.enum(["good", "fair", "poor"]) });
const Composites = z.array(Composite);
/** The best view in 16 days of one 250 m pixel; `date` is the first of them. */
export type ModisComposite = z.infer<typeof Composite>;

/**
 * NDVI of the 250 m pixel at a point from MOD13Q1: the composites that begin within the range, without clouds; none
 * where there are none. https://modis.ornl.gov/data/modis_webservice.html
 * @throws UpstreamError when the service does not answer as it should.
 */
export async function findModisSeries(point: Point, range: DateRange, now: number): Promise<Sourced<ModisComposite[]>> {
  const pixel = modisPixelAt(point);
  const settled = daysBetween(range.endDate, dateAt(now, 0)) > settledDays;
  const kept = await cached({
    source: "modis",
    key: `${pixel.name} ${range.startDate} ${range.endDate}`,
    schema: Composites,
    freshSeconds: settled ? 30 * daySeconds : daySeconds,
    staleSeconds: 90 * daySeconds,
    fetch: () => fetchSeries(pixel, range, now),
    now,
  });
  return { data: kept.value, provenance: { source, kind: "observed", ageSeconds: ageSeconds(kept, now) } };
}

async function fetchSeries(pixel: ModisPixel, range: DateRange, now: number): Promise<ModisComposite[]> {
  const days = (await datesOf(pixel, now)).filter(({ date }) => date >= range.startDate && date <= range.endDate);
  const pages = Array.from({ length: Math.ceil(days.length / datesPerCall) }, (_, index) =>
    days.slice(index * datesPerCall, (index + 1) * datesPerCall),
  );
  return (await Promise.all(pages.map((page) => fetchPage(pixel, page)))).flat();
}

const Dates = z.array(z.object({ modisDate: z.string(), date: z.string() }));

async function datesOf({ name, middle }: ModisPixel, now: number): Promise<ModisDay[]> {
  const kept = await cached({
    source: "modis-dates",
    key: name,
    schema: Dates,
    freshSeconds: daySeconds,
    staleSeconds: 30 * daySeconds,
    fetch: () =>
      modis.get({
        path: "/rst/api/v1/MOD13Q1/dates",
        query: { latitude: String(middle.latitude), longitude: String(middle.longitude) },
        format: "json",
        read: readModisDates,
      }),
    now,
  });
  return kept.value;
}

async function fetchPage(pixel: ModisPixel, days: readonly ModisDay[]): Promise<ModisComposite[]> {
  const ask = (band: string, read: (body: unknown, source: string) => Map<string, number>) =>
    modis.get({
      path: "/rst/api/v1/MOD13Q1/subset",
      query: {
        latitude: String(pixel.middle.latitude),
        longitude: String(pixel.middle.longitude),
        band,
        startDate: days[0]?.modisDate ?? "",
        endDate: days.at(-1)?.modisDate ?? "",
        kmAboveBelow: "0",
        kmLeftRight: "0",
      },
      format: "json",
      read: (body) => read(body, "MODIS"),
    });
  const [ndvi, reliability] = await Promise.all([
    ask(modisBands.ndvi, readModisNdvi),
    ask(modisBands.reliability, readModisReliability),
  ]);
  return days.flatMap(({ modisDate, date }) => {
    const value = ndvi.get(modisDate);
    const quality = qualityOf(reliability.get(modisDate));
    return value === undefined || quality === null ? [] : [{ date, ndvi: value, quality }];
  });
}

/** Clouds (3) and what was not processed (-1) are no picture of the ground. */
function qualityOf(reliability: number | undefined): ModisComposite["quality"] | null {
  switch (reliability) {
    case 0:
      return "good";
    case 1:
      return "fair";
    case 2:
      return "poor";
    default:
      return null;
  }
}
