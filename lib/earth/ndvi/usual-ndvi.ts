import { climateAt } from "../../weather/climate/climate-at";
import { addDays, daysBetween } from "../../weather/sources/days";
import { middleOf } from "../field";
import { usualNdvi } from "../models/phenology";
import type { NdviQuestion, NdviSeries } from "./ndvi-series";

/** About as often as a satellite gives a clear picture. */
const stepDays = 10;

/** What NDVI is usual on every tenth day of the range, from the climate alone; null where no climate is known. */
export async function askUsualNdvi({ field, range }: NdviQuestion): Promise<NdviSeries | null> {
  const climate = await climateAt(middleOf(field));
  if (!climate) return null;
  const count = Math.floor(daysBetween(range.startDate, range.endDate) / stepDays) + 1;
  const points = Array.from({ length: count }, (_, index) => {
    const date = addDays(range.startDate, index * stepDays);
    return { date, value: usualNdvi(climate.normals, date), quality: "modelled" };
  });
  const rain = climate.rainSource === "CHIRPS" ? "CHIRPS 1991-2020" : "CRU CL 2.0 1961-1990";
  const source = `Gona phenology (rain: ${rain}; temperature: CRU CL 2.0 1961-1990)`;
  return { points, provenance: { source, kind: "modelled", ageSeconds: 0 }, complete: true };
}
