import type { Asked } from "./bodies";

/*
 * Hand-made: no recording of MOD13Q1 was found. Dates are the product's own (every 16 days from the first of January,
 * from 2000-02-18 on), the shape is that of the service's answers for another product, the figures are invented.
 */

const dayMs = 86_400_000;
const firstDate = "2000-02-18";
const lastDayOfYear = 353;
/** Composites come out about this long after their first day. */
const delayDays = 30;
const fill = -3000;
const mostDates = 10;

type Composite = { modisDate: string; date: string };

function compositesUntil(now: number): Composite[] {
  const composites: Composite[] = [];
  for (let year = 2000; year <= new Date(now).getUTCFullYear(); year += 1) {
    for (let day = 1; day <= lastDayOfYear; day += 16) {
      const at = Date.UTC(year, 0, day);
      const date = new Date(at).toISOString().slice(0, 10);
      if (date < firstDate || at > now - delayDays * dayMs) continue;
      composites.push({ modisDate: `A${year}${String(day).padStart(3, "0")}`, date });
    }
  }
  return composites;
}

/** The stand-in's NDVI of a composite, as an integer: a rainy season's rise and fall, one gap each year. */
export function standInNdvi(modisDate: string): number {
  const dayOfYear = Number(modisDate.slice(5));
  if (dayOfYear === 161) return fill;
  return Math.round(2000 + 4000 * Math.exp(-(((dayOfYear - 250) / 50) ** 2)));
}

/** The stand-in's rating of a composite: clouds in the middle of the rains. */
export function standInReliability(modisDate: string): number {
  const dayOfYear = Number(modisDate.slice(5));
  if (dayOfYear === 161) return -1;
  if (dayOfYear === 209 || dayOfYear === 225) return 3;
  return dayOfYear > 160 && dayOfYear < 270 ? 1 : 0;
}

/** The answer of the MODIS web service; `wrongScale`: with a factor that makes an NDVI of 20 and more. */
export function modisBody({ pathname, query, now }: Asked, wrongScale = false): unknown {
  const composites = compositesUntil(now);
  if (pathname.endsWith("/dates")) {
    return { dates: composites.map(({ modisDate, date }) => ({ modis_date: modisDate, calendar_date: date })) };
  }
  const band = query.get("band") ?? "";
  const isNdvi = band.endsWith("NDVI");
  const asked = composites.filter(
    ({ modisDate }) => modisDate >= (query.get("startDate") ?? "") && modisDate <= (query.get("endDate") ?? ""),
  );
  const valueOf = isNdvi ? standInNdvi : standInReliability;
  return {
    xllcorner: "954818.40",
    yllcorner: "1334567.06",
    cellsize: 231.656358263888,
    nrows: 1,
    ncols: 1,
    band,
    units: isNdvi ? "NDVI" : "rank",
    scale: isNdvi ? (wrongScale ? "0.01" : "0.0001") : "Not Available",
    latitude: Number(query.get("latitude")),
    longitude: Number(query.get("longitude")),
    subset: asked.slice(0, mostDates + 1).map(({ modisDate, date }) => ({
      modis_date: modisDate,
      calendar_date: date,
      band,
      tile: "h18v07",
      proc_date: "2024001000000",
      data: [valueOf(modisDate)],
    })),
  };
}
