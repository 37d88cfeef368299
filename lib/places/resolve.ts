import { LRUCache } from "lru-cache";
import { ApiError, invalidRequest, notFound } from "../api/errors";
import type { Database } from "../db";
import { formatPoint, type Point } from "../geo/coordinates";
import { gazetteer } from "../geo/gazetteer";
import type { NameMatch } from "../geo/name-match";
import type { Place } from "../geo/place";
import { timeZoneAt } from "../geo/time-zone";
import { log } from "../log";
import { shared } from "../runtime";
import { isUpstreamError } from "../upstream/errors";
import type { PlaceSelector, ResolvedPlace } from "./contract";
import { geocode as askGeocoder, type GeocodedPlace } from "./geocoder";
import { readFarmPlace } from "./store";

/** Who asks, when, and through which geocoder (the configured one unless told). */
type Asker = {
  accountId: number;
  db: Database;
  now: number;
  geocode?: (name: string, now: number) => Promise<GeocodedPlace | null>;
};

/** Farther away, a place's name says nothing about a point. */
const namingDistanceKm = 100;

/**
 * The place that a caller means.
 * @throws ApiError 404 for an unknown place or a farm that is not the caller's, 400 when the selector is not clear.
 */
export async function resolvePlace(selector: PlaceSelector, asker: Asker): Promise<ResolvedPlace> {
  const { farm_id: farmId, latitude, longitude, location } = selector;
  if (farmId !== undefined) return resolveFarm(farmId, asker);
  if (latitude !== undefined && longitude !== undefined) return resolvePoint({ latitude, longitude });
  if (location !== undefined) return resolveName(location, asker);
  throw invalidRequest("location: give exactly one of farm_id, latitude with longitude, or location");
}

async function resolveFarm(farmId: number, { accountId, db }: Asker): Promise<ResolvedPlace> {
  const farm = await readFarmPlace(db, { accountId, farmId });
  if (!farm) throw notFound("farm");
  const { name, latitude, longitude } = farm;
  if (latitude === null || longitude === null) {
    throw invalidRequest(
      "farm_id: this farm has no coordinates; add its coordinates or boundary to the farm, " +
        "or give latitude and longitude instead",
    );
  }
  return { ...(await resolvePoint({ latitude, longitude })), name };
}

/** Callers ask for the same points again and again; the gazetteer that names them does not change. */
const namedPoints = () => shared("named points", () => new LRUCache<string, ResolvedPlace>({ max: 10_000 }));

async function resolvePoint(point: Point): Promise<ResolvedPlace> {
  const id = `${point.latitude} ${point.longitude}`;
  const known = namedPoints().get(id);
  if (known) return known;
  const named = await namePoint(point);
  namedPoints().set(id, named);
  return named;
}

/** The point itself, under the name of the nearest place; its own height is not known. */
async function namePoint(point: Point): Promise<ResolvedPlace> {
  const nearest = (await gazetteer()).nearest(point, namingDistanceKm);
  const { latitude, longitude } = point;
  return {
    name: nearest?.name ?? formatPoint(point),
    latitude,
    longitude,
    elevationM: null,
    country: nearest?.country ?? null,
    timezone: timeZoneAt(point),
  };
}

async function resolveName(location: string, { geocode = askGeocoder, now }: Asker): Promise<ResolvedPlace> {
  const places = await gazetteer();
  const known = placeOf(places.find(location), location);
  if (known) return known;
  // The geocoder knows many more places, so it is asked before a name is taken for a misspelling of one of ours.
  const answer = await geocode(location, now).catch((error: unknown) => {
    // What upstreams do wrong is logged where they are called.
    if (!isUpstreamError(error)) log().warn({ err: error }, "the geocoder could not be asked");
    return "unreachable" as const;
  });
  if (answer !== null && answer !== "unreachable") return answer;
  const misspelt = placeOf(places.findMisspelt(location), location);
  if (misspelt) return misspelt;
  throw unknownLocation(location, answer === "unreachable");
}

function placeOf(match: NameMatch, location: string): ResolvedPlace | null {
  if (match.status === "found") return resolved(match.place);
  if (match.status === "unknown") return null;
  const choices = match.places.map(({ name, admin1 }) => `"${name}, ${admin1}"`).join(" or ");
  throw invalidRequest(`location: "${location}" is the name of more than one place; write ${choices}`);
}

function resolved({ name, latitude, longitude, elevationM, country, timezone }: Place): ResolvedPlace {
  return { name, latitude, longitude, elevationM, country, timezone };
}

function unknownLocation(location: string, unreachable: boolean): ApiError {
  const reason = unreachable
    ? "is not in our list of places, and the geocoder that knows more of them could not be asked just now"
    : "is not a place that we know";
  return new ApiError(
    404,
    "Unknown location",
    `location: "${location}" ${reason}. Check the spelling, add its state or country after a comma ` +
      '(such as "Bassa, Kogi"), or give latitude and longitude instead.',
  );
}
