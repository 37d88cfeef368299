import { setImmediate } from "node:timers/promises";
import { catalogue } from "../../crops/catalogue";
import type { Point } from "../../geo/coordinates";
import { addDays, dateAt } from "../../weather/sources/days";
import { askHours } from "../../weather/sources/order";
import type { Sourced } from "../../weather/sources/source";
import type { WeatherHours } from "../../weather/weather";
import { organisms } from "../catalogue/organisms";
import { riskModels } from "../models/all";
import { sightingsNear } from "../sightings/store";
import type { FieldCrop, NamedCrop, PestAlert } from "./alert";
import { alertsOf, sightingDays } from "./alerts-of";
import { risksOfWeather } from "./from-weather";

/** A place and the crops that are looked at there. */
export type Site = {
  point: Point;
  /** Crops for which the weather rules are run. */
  grown: readonly FieldCrop[];
  /** Crops on which a sighting counts. */
  watched: readonly NamedCrop[];
  /** Whether the watched crops are only what is usual, so that what was seen on others counts too. */
  anyCrop: boolean;
  /** Day of the place, YYYY-MM-DD. */
  today: string;
};

/** The alerts of a site; weather null: none could be had, so no rule was run. */
export type SiteAlerts = { alerts: PestAlert[]; weather: Sourced<WeatherHours> | null };

/** The alerts of sites, in their order: one query for all sightings, and the weather of all asked for together. */
export async function alertsAt(sites: readonly Site[], { accountId, now }: Asker): Promise<SiteAlerts[]> {
  const since = addDays(dateAt(now, 0), -sightingDays);
  const [known, crops, near, weathers] = await Promise.all([
    organisms(),
    catalogue(),
    sightingsNear({ points: sites.map(({ point }) => point), since, notAccountId: accountId }),
    Promise.all(sites.map(({ point }) => askHours(point, now))),
  ]);
  const found: SiteAlerts[] = [];
  for (const [index, site] of sites.entries()) {
    // The rules take milliseconds a farm, and other calls are not to wait for fifty of them.
    if (index > 0) await setImmediate();
    const weather = weathers[index] ?? null;
    const { today, watched, anyCrop } = site;
    const hours = weather?.data.hours ?? [];
    const risks = risksOfWeather({ weather: { hours, today }, crops: site.grown, known, models: riskModels });
    const sightings = near[index] ?? new Map<number, number>();
    const cropName = (id: number) => crops.byId(id)?.name;
    found.push({ alerts: alertsOf({ today, risks, sightings, watched, anyCrop, known, cropName }), weather });
  }
  return found;
}

/** Whose sightings do not count (one account, or one for each site), and when. */
type Asker = { accountId: number | readonly number[]; now: number };
