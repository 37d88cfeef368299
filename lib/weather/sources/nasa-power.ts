import { z } from "zod";
import { config } from "../../config";
import { ageSeconds, cached } from "../../upstream/cache";
import { upstream } from "../../upstream/client";
import { UpstreamError } from "../../upstream/errors";
import type { Point } from "../weather";
import { ages } from "./ages";
import { cellKey, snapped } from "./cell";
import { readNasaPower } from "./nasa-power-body";
import type { DateRange, WeatherSource } from "./source";
import { StoredPastDay } from "./stored";

const source = "NASA POWER";
const firstDate = "1981-01-01";
/** Its latest days come in later, so an answer with gaps is asked for again sooner. */
const gapsFreshSeconds = 6 * 3600;

const power = upstream({ source, baseUrl: () => config().NASA_POWER_URL, concurrency: 2 });

const Days = z.array(StoredPastDay);

/** Past days since 1981 from the MERRA-2 reanalysis, worldwide; https://power.larc.nasa.gov/docs. */
export const nasaPower: WeatherSource = {
  name: source,
  async historical(point, range, now) {
    const cell = gridPointOf(point);
    const kept = await cached({
      source: "nasa-power",
      key: `${cellKey(cell)} ${range.startDate} ${range.endDate}`,
      schema: Days,
      freshSeconds: (days) =>
        days.some((day) => day.temperatureMaxC === null) ? gapsFreshSeconds : ages.historical.fresh,
      staleSeconds: ages.historical.stale,
      fetch: () => fetchDays(cell, range),
      now,
    });
    return { data: kept.value, provenance: { source, kind: "observed", ageSeconds: ageSeconds(kept, now) } };
  },
};

/** Its own grid: everywhere in a grid cell it says the same, and it minds repeated calls for one cell. */
const gridPointOf = ({ latitude, longitude }: Point): Point => ({
  latitude: snapped(latitude, 0.5),
  longitude: Math.min(180, snapped(longitude, 0.625)),
});

async function fetchDays({ latitude, longitude }: Point, range: DateRange) {
  if (range.endDate < firstDate) throw new UpstreamError({ source, reason: "no-data", detail: "nothing before 1981" });
  const startDate = range.startDate < firstDate ? firstDate : range.startDate;
  return power.get({
    path: "/api/temporal/daily/point",
    query: {
      parameters: "T2M_MAX,T2M_MIN,RH2M,PRECTOTCORR,ALLSKY_SFC_SW_DWN,WS10M",
      community: "AG",
      latitude: String(latitude),
      longitude: String(longitude),
      start: startDate.replaceAll("-", ""),
      end: range.endDate.replaceAll("-", ""),
      format: "JSON",
      // Local solar time: its days are within an hour of the place's own.
      "time-standard": "LST",
    },
    format: "json",
    read: (body) => {
      const days = readNasaPower(body, { source, range, latitude });
      if (days.some((day) => day.temperatureMaxC !== null || day.temperatureMinC !== null)) return days;
      throw new UpstreamError({ source, reason: "no-data", detail: "no past weather for this place and time" });
    },
  });
}
