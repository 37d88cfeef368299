import { changedSince, invalidRequest, notFound } from "../api/errors";
import { matchesTag, versionTag } from "../api/reply";
import { checkBoundary } from "../geo/boundary/check";
import type { Corner } from "../geo/boundary/ring";
import type { Point } from "../geo/coordinates";
import type { Farm, FarmFields, WholeFarm } from "./farm";
import {
  findWholeFarm,
  insertFarms,
  lockFarm,
  markDeleted,
  replaceBoundary,
  unmarkDeleted,
  updateFarm,
  type FarmRecord,
  type Scope,
} from "./store";

/** For how long a deleted farm can be restored. */
export const restoreDays = 30;
const dayMs = 86_400_000;

/** A boundary that passed its checks. */
export type CheckedBoundary = { corners: Corner[]; areaHa: number; centroid: Point };

/** The version of a farm by which its answers are tagged. */
export const farmVersion = ({ id, version }: { id: number; version: number }) => `${id}.${version}`;

/** Square metres and decimetres are as exact as any boundary is. */
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * A boundary ready to be kept. `near`: the farm's own coordinates, by which swapped axes are noticed.
 * @throws ApiError 400 that says what is wrong with it, where, and what to do.
 */
export function checkedBoundary(corners: Corner[], near: Point | null | undefined): CheckedBoundary {
  const checked = checkBoundary(corners, { near: near ?? undefined });
  if (checked.ok) {
    const { latitude, longitude } = checked.centroid;
    const centroid = { latitude: rounded(latitude, 6), longitude: rounded(longitude, 6) };
    return { corners: checked.ring, areaHa: rounded(checked.areaHa, 4), centroid };
  }
  throw invalidRequest(checked.faults.map(({ message }) => `boundary_coordinates: ${message}`).join(" "));
}

/** The account's farm with crops and boundary. @throws ApiError 404 when it has none with this id. */
export async function getFarm(scope: Scope, id: number): Promise<WholeFarm> {
  const farm = await findWholeFarm(scope.accountId, id);
  if (!farm) throw notFound("farm");
  return farm;
}

const nothing = {
  status: "active",
  sizeHa: null,
  location: null,
  point: null,
  soilType: null,
  description: null,
  sample: false,
} as const;

/** What is kept of a farm when `fields` are set on it; a new boundary gives size and coordinates that are not given. */
function withFields<R extends FarmRecord>(farm: R, fields: FarmFields, boundary?: CheckedBoundary | null): R {
  const { boundary: _, ...plain } = fields;
  const derived = boundary ? { sizeHa: boundary.areaHa, point: boundary.centroid } : {};
  return { ...farm, ...derived, ...plain };
}

/** A new farm as it is kept. */
export const newRecord = (name: string, fields: FarmFields, boundary: CheckedBoundary | null): FarmRecord =>
  withFields<FarmRecord>({ ...nothing, name }, fields, boundary);

/** Makes a farm. @throws ApiError 400 for a boundary that cannot be one. */
export async function createFarm(scope: Scope, fields: FarmFields & { name: string }, now: number): Promise<Farm> {
  const boundary = fields.boundary ? checkedBoundary(fields.boundary, fields.point) : null;
  const at = new Date(now);
  const [farm] = await insertFarms(scope, [newRecord(fields.name, fields, boundary)], at);
  if (!farm) throw new Error("an inserted farm was not given back");
  if (boundary) await keepBoundary(scope, { farmId: farm.id, boundary, now: at });
  return farm;
}

function keepBoundary(
  scope: Scope,
  { farmId, boundary, now }: { farmId: number; boundary: CheckedBoundary | null; now: Date },
) {
  const kept = boundary && { corners: boundary.corners, areaHa: boundary.areaHa };
  return replaceBoundary(scope, { farmId, boundary: kept, now });
}

/** The account's farm, locked until the transaction ends. @throws ApiError 404 without it, 412 when `ifMatch` names another version. */
export async function openFarm(scope: Scope, id: number, ifMatch: string | undefined): Promise<Farm> {
  const farm = await lockFarm(scope, id);
  if (!farm) throw notFound("farm");
  if (ifMatch !== undefined && !matchesTag(ifMatch, versionTag(farmVersion(farm)))) throw changedSince("farm");
  return farm;
}

/** A change of a farm by somebody who read the version that `ifMatch` names. */
export type FarmChange = { id: number; fields: FarmFields; ifMatch: string | undefined; now: number };

/**
 * Changes a farm; what is left out stays. With a boundary, size and coordinates that are not given become its own.
 * @throws ApiError 404 without the farm, 412 when it was changed since, 400 for a boundary that cannot be one.
 */
export async function changeFarm(scope: Scope, { id, fields, ifMatch, now }: FarmChange): Promise<Farm> {
  const farm = await openFarm(scope, id, ifMatch);
  const boundary = fields.boundary && checkedBoundary(fields.boundary, fields.point ?? farm.point);
  const at = new Date(now);
  const changed = await updateFarm(scope, { id, farm: recordOf(withFields(farm, fields, boundary)), now: at });
  if (!changed) throw notFound("farm");
  if (boundary !== undefined) await keepBoundary(scope, { farmId: id, boundary, now: at });
  return changed;
}

function recordOf({ name, status, sizeHa, location, point, soilType, description, sample }: Farm): FarmRecord {
  return { name, status, sizeHa, location, point, soilType, description, sample };
}

/** Hides a farm from every answer. @throws ApiError 404 without it, 412 when it was changed since. */
export async function deleteFarm(
  scope: Scope,
  { id, ifMatch, now }: { id: number; ifMatch: string | undefined; now: number },
): Promise<void> {
  await openFarm(scope, id, ifMatch);
  await markDeleted(scope, { id, now: new Date(now) });
}

/** Before this moment, what was deleted cannot be restored any more. */
export const restorableSince = (now: number) => new Date(now - restoreDays * dayMs);

/** Brings a deleted farm back with all that belonged to it. @throws ApiError 404 when there is none that was deleted in the last 30 days. */
export async function restoreFarm(scope: Scope, { id, now }: { id: number; now: number }): Promise<Farm> {
  const restored = await unmarkDeleted(scope, { id, since: restorableSince(now), now: new Date(now) });
  if (!restored) throw notFound("deleted farm");
  return restored;
}
