import { ApiError, invalidRequest, notFound } from "../../api/errors";
import { catalogue } from "../../crops/catalogue";
import type { Crop } from "../../crops/crop";
import { addDays } from "../../weather/sources/days";
import { openFarm } from "../farms";
import { noteCropChange, type Scope } from "../store";
import type { FarmCropFields } from "./contract";
import type { FarmCrop } from "./farm-crop";
import {
  countFarmCrops,
  deleteFarmCrop,
  farmCropLimit,
  findFarmCrop,
  findFarmCrops,
  insertFarmCrops,
  updateFarmCrop,
  type FarmCropRecord,
} from "./store";

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The crops of a farm, the latest planted first. @throws ApiError 404 when the account has no such farm. */
export async function listFarmCrops(scope: Scope, farmId: number): Promise<FarmCrop[]> {
  const crops = await findFarmCrops(scope, farmId);
  if (!crops) throw notFound("farm");
  return crops;
}

/** What a caller says of a new crop. */
export type NewFarmCrop = FarmCropFields & { cropId?: number | undefined; name?: string | undefined };

async function catalogued({ cropId, name }: NewFarmCrop): Promise<Crop | undefined> {
  const crops = await catalogue();
  if (cropId === undefined) return name === undefined ? undefined : crops.byName(name);
  const crop = crops.byId(cropId);
  if (!crop) throw invalidRequest(`crop_id: there is no crop ${cropId} in the catalogue; GET /v1/crops lists them.`);
  return crop;
}

/** The day on which a crop planted on `plantingDate` is expected to be ripe: in the middle of its days to maturity. */
function expectedHarvest(crop: Crop | undefined, plantingDate: string | null): string | null {
  if (!crop?.daysToMaturity || plantingDate === null) return null;
  const { min, max } = crop.daysToMaturity;
  return addDays(plantingDate, Math.round((min + max) / 2));
}

/**
 * A new crop as it is kept: linked to the catalogue, with the harvest that its planting date lets expect.
 * @throws ApiError 400 for a crop that is not in the catalogue, or without any name.
 */
export async function newFarmCrop(wish: NewFarmCrop, now: number): Promise<FarmCropRecord> {
  const known = await catalogued(wish);
  const name = wish.name ?? known?.name;
  if (name === undefined) throw invalidRequest("crop_id: give crop_id, or name, or both.");
  const plantingDate = wish.plantingDate ?? null;
  const inTheGround = plantingDate !== null && plantingDate <= dayOf(now);
  return {
    cropId: known?.id ?? null,
    name,
    variety: wish.variety ?? null,
    areaHa: wish.areaHa ?? null,
    status: wish.status ?? (inTheGround ? "growing" : "planned"),
    plantingDate,
    expectedHarvestDate:
      wish.expectedHarvestDate === undefined ? expectedHarvest(known, plantingDate) : wish.expectedHarvestDate,
  };
}

/** Farms say their size in few decimals; a crop on all of the land must not fail for the rest. */
const toleranceHa = 0.005;

/** @throws ApiError 400 when the crop cannot be on a farm of this size (ha), or is harvested before it is planted. */
export function checkFarmCrop(crop: FarmCropRecord, sizeHa: number | null): void {
  const { areaHa, plantingDate, expectedHarvestDate } = crop;
  if (areaHa !== null && sizeHa !== null && areaHa > sizeHa + toleranceHa) {
    const size = Math.round(sizeHa * 100) / 100;
    throw invalidRequest(
      `area: at most the farm's size of ${size} ha; give a smaller area or correct the farm's size.`,
    );
  }
  if (plantingDate !== null && expectedHarvestDate !== null && expectedHarvestDate < plantingDate) {
    throw invalidRequest(`expected_harvest_date: give a day on or after the planting date ${plantingDate}.`);
  }
}

/** Adds a crop to a farm. @throws ApiError 404 without the farm, 400 for a crop that cannot be there. */
export async function addFarmCrop(
  scope: Scope,
  { farmId, wish, now }: { farmId: number; wish: NewFarmCrop; now: number },
): Promise<FarmCrop> {
  const farm = await openFarm(scope, farmId, undefined);
  const crop = await newFarmCrop(wish, now);
  checkFarmCrop(crop, farm.sizeHa);
  if ((await countFarmCrops(scope, farmId)) >= farmCropLimit) {
    throw new ApiError(
      409,
      "Too many crops",
      `A farm can have ${farmCropLimit} crops. Remove those of long ago first.`,
    );
  }
  const [added] = await insertFarmCrops(scope, [{ ...crop, farmId }], new Date(now));
  if (!added) throw new Error("an inserted crop was not given back");
  await noteCropChange(scope, { ids: [farmId], now: new Date(now) });
  return added;
}

/** A crop on a farm, and the version of the farm that the caller read. */
export type FarmCropSelector = { farmId: number; id: number; ifMatch: string | undefined; now: number };

/**
 * Changes a crop; what is left out stays. A new planting date moves the expected harvest with it, unless that is given.
 * @throws ApiError 404 without farm or crop, 412 when the farm was changed since, 400 for what cannot be.
 */
export async function changeFarmCrop(
  scope: Scope,
  { farmId, id, ifMatch, now, fields }: FarmCropSelector & { fields: FarmCropFields },
): Promise<FarmCrop> {
  const farm = await openFarm(scope, farmId, ifMatch);
  const before = await findFarmCrop(scope, { farmId, id });
  if (!before) throw notFound("crop on this farm");
  const crop = { ...before, ...fields, ...(await movedHarvest(before, fields)) };
  checkFarmCrop(crop, farm.sizeHa);
  const { id: _, ...record } = crop;
  await updateFarmCrop(scope, { id, crop: record, now: new Date(now) });
  await noteCropChange(scope, { ids: [farmId], now: new Date(now) });
  return crop;
}

async function movedHarvest(before: FarmCrop, fields: FarmCropFields) {
  const moved = fields.plantingDate !== undefined && fields.plantingDate !== before.plantingDate;
  if (!moved || fields.expectedHarvestDate !== undefined || before.cropId === null) return {};
  const known = (await catalogue()).byId(before.cropId);
  return { expectedHarvestDate: expectedHarvest(known, fields.plantingDate ?? null) };
}

/** Removes a crop from a farm. @throws ApiError 404 without farm or crop, 412 when the farm was changed since. */
export async function removeFarmCrop(scope: Scope, { farmId, id, ifMatch, now }: FarmCropSelector): Promise<void> {
  await openFarm(scope, farmId, ifMatch);
  if (!(await deleteFarmCrop(scope, { farmId, id }))) throw notFound("crop on this farm");
  await noteCropChange(scope, { ids: [farmId], now: new Date(now) });
}
