import { sentinel2Ndvi } from "../earth/ndvi/sentinel-2-ndvi";
import { mapBounded } from "../farms/today/bounded";
import { dateAt } from "../weather/sources/days";
import type { Happening } from "../webhooks/emit";
import { eventData } from "../webhooks/events";
import { daysLookedAt, isNewDrop, ndviDrop } from "./models/ndvi-drop";
import { orSkip, readTold, type Seeing } from "./seeing";

/** Reading pictures is much work, and calls of people come first. */
const atATime = 2;
const hourMs = 3_600_000;
const hoursOfDay = 24;

/** A picture comes every few days, so that each farm is looked at once a day: in the hour that its id gives. */
const isFarmsHour = (farmId: number, now: number): boolean =>
  farmId % hoursOfDay === Math.floor(now / hourMs) % hoursOfDay;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The falls of NDVI that are new on farms. Sentinel-2 alone: a pixel of MODIS is larger than most fields. */
export async function ndviNews({ farms, told, now }: Seeing): Promise<Happening<"ndvi.drop">[]> {
  const known = readTold(eventData["ndvi.drop"], told);
  const today = dateAt(now, 0);
  const due = farms.filter(({ id }) => isFarmsHour(id, now));
  const found = await mapBounded(due, atATime, async (farm): Promise<Happening<"ndvi.drop">[]> => {
    const field = farm.boundary ? { ring: farm.boundary } : { point: farm.point };
    const series = await orSkip(sentinel2Ndvi.ask({ field, range: daysLookedAt(today), now }));
    const drop = series && ndviDrop(series.points, today);
    const toldNdvi = known.filter((each) => each.farm.id === farm.id).map(({ ndvi }) => ndvi);
    if (!drop || !isNewDrop(drop, toldNdvi)) return [];
    const data = {
      farm: { id: farm.id, name: farm.name },
      scene_date: drop.sceneDate,
      source: series.provenance.source,
      ndvi: rounded(drop.ndvi),
      usual_ndvi: rounded(drop.usualNdvi),
      drop: rounded(drop.usualNdvi - drop.ndvi),
      compared_observations: drop.observations,
      compared_since: drop.since,
    };
    return [{ accountId: farm.accountId, type: "ndvi.drop", dedupeKey: `farm ${farm.id} ${drop.sceneDate}`, data }];
  });
  return found.flat();
}
