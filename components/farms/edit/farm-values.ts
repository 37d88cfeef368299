import { z } from "zod";
import type { EndpointBody, EndpointInput } from "@/lib/api/client";
import { areaUnits, type AreaUnit } from "@/lib/geo/boundary/area-units";
import type { Corner } from "@/lib/geo/boundary/ring";
import { landWays, type LandWay } from "../../maps/land-way";
import { readPin, readSize, writePin } from "./land-fields";

/** A farm in full, as the endpoint gives it. */
export type FarmAnswer = EndpointBody<"GET /v1/farms/{id}">;
/** What a new farm is sent as. */
export type NewFarm = EndpointInput<"POST /v1/farms">["body"];
/** What changes in a farm. */
export type FarmEdit = NonNullable<EndpointInput<"PUT /v1/farms/{id}">["body"]>;

/** What a farm can be, in the order of the choice. */
export const farmStatuses = ["active", "fallow", "archived"] as const satisfies FarmAnswer["status"][];

/** The form as a person fills it in. */
export type FarmValues = {
  name: string;
  location: string;
  soilType: string;
  description: string;
  status: FarmAnswer["status"];
  way: LandWay;
  corners: Corner[];
  latitude: string;
  longitude: string;
  size: string;
  unit: AreaUnit;
};

/** The form filled in from a farm, or empty for a new one. */
export function valuesOf(farm: FarmAnswer | null): FarmValues {
  const corners = (farm?.boundary_coordinates ?? []).map(([latitude = 0, longitude = 0]): Corner => [
    latitude,
    longitude,
  ]);
  const { coordinates } = farm ?? { coordinates: null };
  const pin = coordinates ? writePin([coordinates.latitude, coordinates.longitude]) : { latitude: "", longitude: "" };
  return {
    name: farm?.name ?? "",
    location: farm?.location ?? "",
    soilType: farm?.soil_type ?? "",
    description: farm?.description ?? "",
    status: farm?.status ?? "active",
    way: farm && corners.length === 0 ? "pin" : "draw",
    corners,
    ...pin,
    size: farm?.size == null ? "" : String(farm.size),
    unit: "ha",
  };
}

const textOrNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** What the form says of the land: a boundary, or a pin with a size. NaN stands for what is no number. */
function landOf(values: FarmValues) {
  if (values.way !== "pin" && values.corners.length > 0) return { boundary_coordinates: values.corners };
  const pin = readPin(values);
  const size = readSize(values.size, values.unit);
  const [latitude, longitude] = pin === undefined ? [NaN, NaN] : (pin ?? []);
  const coordinates = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return { boundary_coordinates: null, coordinates, size: size === undefined ? NaN : size };
}

/** A new farm as the API takes it. */
export function newFarmOf(values: FarmValues): NewFarm {
  return {
    name: values.name.trim(),
    location: textOrNull(values.location),
    soil_type: textOrNull(values.soilType),
    description: textOrNull(values.description),
    ...landOf(values),
  };
}

/** Only what differs from the form as it was filled in: what somebody else changes elsewhere stays. */
export function farmEditOf(values: FarmValues, before: FarmValues): FarmEdit {
  const whole: FarmEdit = { ...newFarmOf(values), status: values.status };
  const known: FarmEdit = { ...newFarmOf(before), status: before.status };
  const changed = Object.entries(whole).filter(
    ([field, value]) => !same(value, known[field as keyof FarmEdit] ?? null),
  );
  return Object.fromEntries(changed);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const KeptValues = z.object({
  name: z.string(),
  location: z.string(),
  soilType: z.string(),
  description: z.string(),
  status: z.enum(farmStatuses),
  way: z.enum(landWays),
  corners: z.array(z.tuple([z.number(), z.number()])),
  latitude: z.string(),
  longitude: z.string(),
  size: z.string(),
  unit: z.enum(areaUnits),
});

/** A form kept as text, read back; null when it makes no sense any more. */
export function readValues(kept: unknown): FarmValues | null {
  return KeptValues.safeParse(kept).data ?? null;
}
