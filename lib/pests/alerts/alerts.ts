import type { z } from "zod";
import type { Provenance } from "../../api/provenance";
import { findCrop } from "../../crops/calendar";
import { cropsInField } from "../../crops/growing";
import type { FarmCrop } from "../../farms/crops/farm-crop";
import { findFarmCrops } from "../../farms/crops/store";
import { todayAt } from "../../farms/season/season";
import { saysWhere, type ResolvedPlace } from "../../places/contract";
import { resolvePlace } from "../../places/resolve";
import type { Asker } from "../../weather/asker";
import type { AlertsQuery } from "../contract";
import type { FieldCrop, NamedCrop } from "./alert";
import { originOf } from "./origin";
import { alertsAt, type Site } from "./sites";
import { acrossTowns, zoneTowns, type Town, type TownsAlert } from "./towns";

/** Alerts, the gravest first, with where and when they hold. */
export type FoundAlerts = { date: string; location: string; alerts: TownsAlert[]; provenance: Provenance };

/** Where no place is asked for. */
const country = { name: "Nigeria", point: null };

/**
 * The alerts for a place, a crop, or a crop at a place.
 * @throws ApiError 404 for an unknown crop, place or farm, 400 for a farm without coordinates.
 */
export async function findPestAlerts(
  { crop_id: cropId, ...where }: z.output<typeof AlertsQuery>,
  asker: Asker,
): Promise<FoundAlerts> {
  const crop = cropId === undefined ? null : await findCrop(cropId);
  if (crop && !saysWhere(where)) return ofTowns(crop, asker);
  const place = await resolvePlace(where, asker);
  const today = todayAt(place, asker.now);
  const farmCrops = where.farm_id === undefined ? null : await findFarmCrops(asker, where.farm_id);
  const site = siteOf({ place, today, ...(await cropsAt({ place, today, farmCrops, crop })) });
  const [found] = await alertsAt([site], asker);
  return {
    date: today,
    location: place.name,
    alerts: (found?.alerts ?? []).map((alert) => ({ alert, towns: [] })),
    provenance: originOf(found ? [found.weather] : []),
  };
}

/** The crops of a place, and whether they are its own or only what is usual there. */
export type PlaceCrops = { crops: FieldCrop[]; from: "farm" | "calendar" };

/** What the crops of a place are found by. */
type Sought = {
  place: ResolvedPlace;
  today: string;
  farmCrops: readonly FarmCrop[] | null;
  /** Only this one. */
  crop: NamedCrop | null;
};

/** What grows on a farm; where it names nothing, what usually stands in the field there. Who names a crop grows it. */
export async function cropsAt({ place, today, farmCrops, crop }: Sought): Promise<PlaceCrops> {
  const growing = (farmCrops ?? []).filter(({ status }) => status === "growing");
  const own = growing.flatMap(({ cropId: id, name, plantingDate }) =>
    id === null ? [] : [{ id, name, plantedOn: plantingDate }],
  );
  if (crop) {
    const planted = own.filter(({ id }) => id === crop.id).map((each) => ({ ...each, name: crop.name }));
    return { crops: planted.length > 0 ? planted : [{ ...named(crop), plantedOn: null }], from: "farm" };
  }
  if (growing.length > 0) return { crops: own, from: "farm" };
  const usual = await cropsInField(place, today);
  return { crops: usual.map((each) => ({ ...named(each), plantedOn: null })), from: "calendar" };
}

const named = ({ id, name }: NamedCrop): NamedCrop => ({ id, name });

/** A place with its crops as a site. */
export const siteOf = ({ place, today, crops, from }: { place: ResolvedPlace; today: string } & PlaceCrops): Site => ({
  point: { latitude: place.latitude, longitude: place.longitude },
  grown: crops,
  watched: crops,
  anyCrop: from === "calendar",
  today,
});

/** Rules are run where the crop usually stands in the field now; sightings count in any of the towns. */
async function ofTowns(crop: NamedCrop, asker: Asker): Promise<FoundAlerts> {
  const today = todayAt(country.point, asker.now);
  const sites = await Promise.all(zoneTowns.map((town) => siteOfTown({ town, crop, today })));
  const found = await alertsAt(sites, asker);
  const byTown = zoneTowns.map((town, index) => ({ town, alerts: found[index]?.alerts ?? [] }));
  const weathers = found.map(({ weather }) => weather);
  return { date: today, location: country.name, alerts: acrossTowns(byTown), provenance: originOf(weathers) };
}

async function siteOfTown({ town, crop, today }: { town: Town; crop: NamedCrop; today: string }): Promise<Site> {
  const { name, latitude, longitude } = town;
  const place = { name, latitude, longitude, elevationM: null, country: "NG", timezone: "Africa/Lagos" };
  const grows = (await cropsInField(place, today)).some(({ id }) => id === crop.id);
  const grown = grows ? [{ ...named(crop), plantedOn: null }] : [];
  return { point: { latitude, longitude }, grown, watched: [named(crop)], anyCrop: false, today };
}
