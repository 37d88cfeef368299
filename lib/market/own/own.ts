import type { z } from "zod";
import { notFound } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import type { FarmCrop } from "../../farms/crops/farm-crop";
import { findWholeFarm, type Scope } from "../../farms/store";
import { findActiveFarms } from "../../farms/today/store";
import type { Point } from "../../geo/coordinates";
import { gazetteer } from "../../geo/gazetteer";
import { catalogue } from "../../crops/catalogue";
import { rowToJson } from "../board/board-json";
import { withMonths } from "../board/board";
import { readDirectory, type Directory } from "../directory";
import { groupedBy } from "../grouped";
import { homeCountry } from "../market";
import { dayOf } from "../newest";
import { newestOfAll, observedBy, priced, type PricedSeries } from "../prices";
import type { OwnPricesJson } from "./contract";
import { nearestPrice, type FarmPlace, type Near } from "./nearest";

type OwnOut = z.output<typeof OwnPricesJson>;
type Farm = { name: string; location: string | null; point: Point | null; crops: FarmCrop[] };
type PlacedFarm = FarmPlace & { name: string; country: string };
/** A crop of the caller's and the farms on which it is. */
type OwnCrop = { cropId: number; name: string; farms: PlacedFarm[] };
type Chosen = Near<PricedSeries> & { crop: OwnCrop; farm: PlacedFarm };

/** The last changed active farms that are looked at. */
const mostFarms = 100;
const mostCrops = 200;
const stateDistanceKm = 100;
const recentDays = 365;

/** Grows, is planned, or was brought in within a year. */
function matters({ status, expectedHarvestDate, plantingDate }: FarmCrop, today: string): boolean {
  if (status !== "harvested") return status !== "failed";
  const day = expectedHarvestDate ?? plantingDate;
  return day !== null && Date.parse(today) - Date.parse(day) <= recentDays * 86_400_000;
}

/** Where a farm lies: by its coordinates, else by the name of its place. */
async function placed({ name, location, point }: Farm): Promise<PlacedFarm> {
  const places = await gazetteer();
  const match = point === null && location !== null ? places.find(location) : undefined;
  const named = match?.status === "found" ? match.place : null;
  const at = point ?? named;
  const nearest = named ?? (at && places.nearest(at, stateDistanceKm));
  return { name, point: at, state: nearest?.admin1 || null, country: nearest?.country ?? homeCountry.code };
}

/** The caller's crops of the catalogue, each with its farms, by name. */
async function cropsOn(farms: Farm[], today: string): Promise<OwnCrop[]> {
  const crops = await catalogue();
  const growing = await Promise.all(
    farms.map(async (farm) => {
      const place = await placed(farm);
      const ids = farm.crops.filter((crop) => matters(crop, today)).flatMap(({ cropId }) => cropId ?? []);
      return [...new Set(ids)].map((cropId) => ({ cropId, place }));
    }),
  );
  return [...groupedBy(growing.flat(), ({ cropId }) => cropId)]
    .flatMap(([cropId, on]) => {
      const name = crops.byId(cropId)?.name;
      return name === undefined ? [] : [{ cropId, name, farms: on.map(({ place }) => place) }];
    })
    .sort((a, b) => a.name.localeCompare(b.name))
    .slice(0, mostCrops);
}

/** The price of a crop that says most at one of its farms: the newest month first, then the nearest. */
function choose(crop: OwnCrop, priceable: PricedSeries[]): Chosen | undefined {
  const each = crop.farms.flatMap((farm): Chosen[] => {
    const near = nearestPrice(
      priceable.filter(({ series }) => series.market.country === farm.country),
      farm,
    );
    return near ? [{ ...near, crop, farm }] : [];
  });
  const month = ({ item }: Chosen) => item.date.slice(0, 7);
  const km = ({ distanceKm }: Chosen) => distanceKm ?? Infinity;
  return each.sort((a, b) => month(b).localeCompare(month(a)) || (km(a) < km(b) ? -1 : 1))[0];
}

async function chooseAll(crops: OwnCrop[], { directory, today }: { directory: Directory; today: string }) {
  const rows = await priced(
    crops.flatMap(({ cropId }) => directory.ofCrop(cropId)),
    today,
  );
  const byCrop = groupedBy(rows, ({ series }) => series.cropId);
  return crops.flatMap((crop) => choose(crop, byCrop.get(crop.cropId) ?? []) ?? []);
}

async function farmsOf(scope: Scope, farmId: number | undefined): Promise<Farm[]> {
  if (farmId === undefined) return findActiveFarms(scope, mostFarms);
  const farm = await findWholeFarm(scope.accountId, farmId);
  if (!farm) throw notFound("farm");
  return [farm];
}

/**
 * The prices of the caller's own crops.
 * @throws ApiError 404 for a farm that is not the caller's.
 */
export async function findOwnPrices(
  scope: Scope,
  { farmId, now }: { farmId: number | undefined; now: number },
): Promise<{ body: OwnOut; provenance?: Provenance }> {
  const today = dayOf(now);
  const crops = await cropsOn(await farmsOf(scope, farmId), today);
  const chosen = await chooseAll(crops, { directory: await readDirectory(), today });
  const rows = await withMonths(chosen.map(({ item }) => item));
  const rowOf = new Map(rows.map((row) => [row.series.id, row]));
  const having = new Set(chosen.map(({ crop }) => crop.cropId));
  const body: OwnOut = {
    crops: chosen.flatMap(({ crop, farm, item, distanceKm }) => {
      const row = rowOf.get(item.series.id);
      return row
        ? [
            {
              crop_id: crop.cropId,
              name: crop.name,
              farm: farm.name,
              distance_km: distanceKm === null ? null : Math.round(distanceKm),
              row: rowToJson(row),
            },
          ]
        : [];
    }),
    without: crops.filter(({ cropId }) => !having.has(cropId)).map(({ cropId, name }) => ({ crop_id: cropId, name })),
  };
  const newest = newestOfAll(rows);
  if (newest === null) return { body };
  return {
    body,
    provenance: observedBy(
      rows.map(({ series }) => series),
      { newest, now },
    ),
  };
}
