import { invalidRequest, isApiError } from "../../api/errors";
import { checkFarmCrop, newFarmCrop, type NewFarmCrop } from "../crops/crops";
import { insertFarmCrops, type FarmCropRecord } from "../crops/store";
import type { Farm, FarmFields } from "../farm";
import { checkedBoundary, newRecord, type CheckedBoundary } from "../farms";
import { insertBoundaries, insertFarms, noteCropChange, type FarmRecord, type Scope } from "../store";

/** A farm to import. */
export type ImportedFarm = { fields: FarmFields & { name: string }; crops: NewFarmCrop[] };

type Prepared = { record: FarmRecord; boundary: CheckedBoundary | null; crops: FarmCropRecord[] };

async function prepare({ fields, crops }: ImportedFarm, now: number): Promise<Prepared> {
  const boundary = fields.boundary ? checkedBoundary(fields.boundary, fields.point) : null;
  const record = newRecord(fields.name, fields, boundary);
  const records: FarmCropRecord[] = [];
  for (const wish of crops) {
    const crop = await newFarmCrop(wish, now);
    checkFarmCrop(crop, record.sizeHa);
    records.push(crop);
  }
  return { record, boundary, crops: records };
}

/** Says of which farm of the list an error speaks. */
async function prepareNumbered(farm: ImportedFarm, { index, now }: { index: number; now: number }): Promise<Prepared> {
  try {
    return await prepare(farm, now);
  } catch (error) {
    if (!isApiError(error)) throw error;
    throw invalidRequest(`farms.${index} (${farm.fields.name}): ${error.message}`);
  }
}

/** Makes all the farms, or none. @throws ApiError 400 that names the first farm that cannot be made, and why. */
export async function importFarms(scope: Scope, farms: ImportedFarm[], now: number): Promise<Farm[]> {
  const prepared = await Promise.all(farms.map((farm, index) => prepareNumbered(farm, { index, now })));
  const at = new Date(now);
  const made = await insertFarms(
    scope,
    prepared.map(({ record }) => record),
    at,
  );
  const parts = made.flatMap((farm, index) => {
    const part = prepared[index];
    return part ? [{ farmId: farm.id, ...part }] : [];
  });
  const boundaries = parts.flatMap(({ farmId, boundary }) =>
    boundary ? [{ farmId, corners: boundary.corners, areaHa: boundary.areaHa }] : [],
  );
  await insertBoundaries(scope, boundaries, at);
  await insertFarmCrops(
    scope,
    parts.flatMap(({ farmId, crops }) => crops.map((crop) => ({ ...crop, farmId }))),
    at,
  );
  await noteCropChange(scope, { ids: made.map(({ id }) => id), now: at });
  return made;
}
