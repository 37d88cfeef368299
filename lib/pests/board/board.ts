import type { z } from "zod";
import { notFound } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import { readFarmCounts } from "../../farms/list/store";
import { todayAt } from "../../farms/season/season";
import { findWholeFarm } from "../../farms/store";
import { findActiveFarms, type TodayFarm } from "../../farms/today/store";
import { resolvePlace } from "../../places/resolve";
import type { Asker } from "../../weather/asker";
import type { NamedCrop, PestAlert } from "../alerts/alert";
import { cropsAt, siteOf, type PlaceCrops } from "../alerts/alerts";
import { gravity } from "../alerts/from-weather";
import { originOf } from "../alerts/origin";
import { alertsAt, type Site } from "../alerts/sites";
import type { BoardQuery } from "./contract";

/** Farms that are looked at, the last changed first. */
const mostFarms = 50;

type BoardPlace = Pick<TodayFarm, "id" | "name" | "point" | "crops">;

/** A farm with its alerts, the gravest first. */
export type BoardFarm = Omit<BoardPlace, "crops"> & {
  crops: NamedCrop[];
  cropsFrom: PlaceCrops["from"];
  weather: "known" | "unknown" | "no-place";
  alerts: PestAlert[];
};

/** The alerts of one's own farms. */
export type Board = {
  date: string;
  /** The highest risk first. */
  farms: BoardFarm[];
  /** Crops of all farms, by name. */
  crops: NamedCrop[];
  moreFarms: number;
  provenance: Provenance | null;
};

/** The alerts of the account's active farms, or of one farm. @throws ApiError 404 for a farm that is not the caller's. */
export async function findBoard(
  { farm_id: farmId, crop_id: cropId }: z.output<typeof BoardQuery>,
  asker: Asker,
): Promise<Board> {
  const { farms, moreFarms } = await farmsOf(asker, farmId);
  const looked = await Promise.all(farms.map((farm) => lookAt(farm, asker)));
  const sites = looked.flatMap(({ site }) => (site ? [onlyOn(site, cropId)] : []));
  const found = await alertsAt(sites, asker);
  const results = new Map(sites.map((site, index) => [site.farmId, found[index]]));
  const boardFarms = looked.map(({ farm, crops, from }): BoardFarm => {
    const result = results.get(farm.id);
    return {
      id: farm.id,
      name: farm.name,
      point: farm.point,
      crops: crops.filter(({ id }) => cropId === undefined || id === cropId),
      cropsFrom: from,
      weather: farm.point === null ? "no-place" : result?.weather ? "known" : "unknown",
      alerts: result?.alerts ?? [],
    };
  });
  return {
    date: todayAt(farms.length === 1 ? (farms[0]?.point ?? null) : null, asker.now),
    farms: boardFarms.sort((a, b) => highest(b) - highest(a) || a.name.localeCompare(b.name, "en")),
    crops: byName(looked.flatMap(({ crops }) => crops)),
    moreFarms,
    provenance: sites.length > 0 ? originOf(found.map(({ weather }) => weather)) : null,
  };
}

/** How grave a farm's gravest alert is; -1 when there is none. */
const highest = ({ alerts }: BoardFarm) => Math.max(-1, ...alerts.map(({ level }) => gravity(level)));

async function farmsOf(asker: Asker, farmId: number | undefined): Promise<{ farms: BoardPlace[]; moreFarms: number }> {
  if (farmId !== undefined) {
    const farm = await findWholeFarm(asker.accountId, farmId);
    if (!farm) throw notFound("farm");
    return { farms: [farm], moreFarms: 0 };
  }
  const [farms, counts] = await Promise.all([findActiveFarms(asker, mostFarms), readFarmCounts(asker)]);
  const active = counts.filter(({ status }) => status === "active").reduce((sum, count) => sum + count.farms, 0);
  return { farms, moreFarms: Math.max(0, active - farms.length) };
}

type LookedAt = { farm: BoardPlace; crops: NamedCrop[]; from: PlaceCrops["from"]; site: FarmSite | null };
type FarmSite = Site & { farmId: number };

async function lookAt(farm: BoardPlace, asker: Asker): Promise<LookedAt> {
  const { point, crops: farmCrops } = farm;
  if (point === null) {
    const growing = farmCrops.filter(({ status }) => status === "growing");
    const crops = growing.flatMap(({ cropId: id, name }) => (id === null ? [] : [{ id, name }]));
    return { farm, crops: byName(crops), from: "farm", site: null };
  }
  const today = todayAt(point, asker.now);
  const place = await resolvePlace(point, asker);
  const found = await cropsAt({ place, today, farmCrops, crop: null });
  const site = { ...siteOf({ place, today, ...found }), farmId: farm.id };
  return { farm, crops: byName(found.crops), from: found.from, site };
}

/** The site with no other crop than this one. */
function onlyOn(site: FarmSite, cropId: number | undefined): FarmSite {
  if (cropId === undefined) return site;
  const isIt = ({ id }: NamedCrop) => id === cropId;
  return { ...site, grown: site.grown.filter(isIt), watched: site.watched.filter(isIt), anyCrop: false };
}

/** Each crop once, by name. */
function byName(crops: readonly NamedCrop[]): NamedCrop[] {
  const once = new Map(crops.map(({ id, name }) => [id, { id, name }]));
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}
