import { DateTime } from "luxon";
import type { z } from "zod";
import { ApiError, invalidRequest, notFound } from "../../api/errors";
import { catalogue } from "../../crops/catalogue";
import { getFarm } from "../../farms/farms";
import type { Scope } from "../../farms/store";
import type { Point } from "../../geo/coordinates";
import { timeZoneAt } from "../../geo/time-zone";
import { organisms } from "../catalogue/organisms";
import type { NewSighting, SightingsQuery } from "./contract";
import type { Sighting } from "./sighting";
import { deleteSighting, findSightings, hasIdentification, insertSighting, lockRecentSightings } from "./store";

/** Sightings that an account may report in 24 hours: far more than a farmer sees, too few to flood the neighbours. */
export const dailySightings = 20;
const dayMs = 86_400_000;
/** How long ago a sighting may be when it is reported. */
const mostDaysAgo = 30;

type Report = z.output<typeof NewSighting>;

/**
 * Keeps what a farmer saw.
 * @throws ApiError 404 for another account's farm or identification, 400 for an unknown organism or crop, a farm without
 * a place, the sample farm or a day out of range, 409 when the identification has its sighting, 429 after 20 in a day.
 */
export async function reportSighting(scope: Scope, report: Report, now: number): Promise<Sighting> {
  const point = await pointOf(scope, report);
  checkDay(report.seen_on, point, now);
  await checkReferences(scope, report);
  await checkDailyLimit(scope, now);
  const kept = await insertSighting(scope, {
    organismId: report.organism_id,
    farmId: report.farm_id ?? null,
    cropId: report.crop_id ?? null,
    identificationId: report.identification_id ?? null,
    point,
    seenOn: report.seen_on,
    notes: report.notes === undefined || report.notes === "" ? null : report.notes,
    createdAt: new Date(now),
  });
  if (kept) return kept;
  throw new ApiError(
    409,
    "Already reported",
    "This identification has been confirmed already. Delete its sighting first, or report without identification_id.",
  );
}

async function pointOf(scope: Scope, { farm_id, latitude, longitude }: Report): Promise<Point> {
  if (farm_id === undefined) {
    if (latitude === undefined || longitude === undefined) throw invalidRequest("farm_id: say where it was seen.");
    return { latitude, longitude };
  }
  const { point, sample } = await getFarm(scope, farm_id);
  // Nobody grows anything there, and real farmers nearby would be warned.
  if (sample) throw invalidRequest("farm_id: the sample farm is an example; choose a farm of yours or coordinates.");
  if (!point) throw invalidRequest("farm_id: this farm has no coordinates; give latitude and longitude instead of it.");
  return point;
}

function checkDay(day: string, point: Point, now: number): void {
  const today = DateTime.fromMillis(now, { zone: timeZoneAt(point) });
  const last = today.toFormat("yyyy-MM-dd");
  const first = today.minus({ days: mostDaysAgo }).toFormat("yyyy-MM-dd");
  if (day < first || day > last) throw invalidRequest(`seen_on: give a day from ${first} to ${last}.`);
}

async function checkReferences(scope: Scope, { organism_id, crop_id, identification_id }: Report): Promise<void> {
  if (!(await organisms()).byId(organism_id)) {
    throw invalidRequest(`organism_id: there is no pest or disease ${organism_id} in the catalogue.`);
  }
  if (crop_id !== undefined && !(await catalogue()).byId(crop_id)) {
    throw invalidRequest(`crop_id: there is no crop ${crop_id} in the catalogue; GET /v1/crops lists them.`);
  }
  if (identification_id !== undefined && !(await hasIdentification(scope, identification_id))) {
    throw notFound("identification");
  }
}

async function checkDailyLimit(scope: Scope, now: number): Promise<void> {
  const made = await lockRecentSightings(scope, new Date(now - dayMs));
  const [earliest] = made.slice(-dailySightings);
  if (!earliest || made.length < dailySightings) return;
  const seconds = Math.max(1, Math.ceil((earliest.getTime() + dayMs - now) / 1000));
  throw new ApiError(
    429,
    "Too many sightings",
    `At most ${dailySightings} sightings can be reported in 24 hours. Report the next one in ${Math.ceil(seconds / 3600)} h.`,
    { "Retry-After": String(seconds) },
  );
}

/** A page of the account's sightings. @throws ApiError 404 when `farm_id` is not the account's. */
export async function listSightings(scope: Scope, query: z.output<typeof SightingsQuery>) {
  const { farm_id: farmId, page, per_page: limit } = query;
  if (farmId !== undefined) await getFarm(scope, farmId);
  return findSightings(scope, { farmId, limit, offset: (page - 1) * limit });
}

/** Takes one of the account's sightings back. @throws ApiError 404. */
export async function removeSighting(scope: Scope, id: number): Promise<void> {
  if (!(await deleteSighting(scope, id))) throw notFound("sighting");
}
