import type { EndpointInput } from "@/lib/api/client";
import { addDays } from "../../weather/calendar-days";

/** Where a device found itself. */
export type Position = { latitude: number; longitude: number };

/** What a person says of a sighting. */
export type SightingFields = {
  where: "farm" | "here";
  farmId: number | null;
  position: Position | null;
  cropId: number | null;
  day: string;
  notes: string;
};

/** What is missing or wrong. */
export type SightingFault = "needFarm" | "needPosition" | "needDate";

/** Days back that the server takes. */
const mostDaysAgo = 30;

/** The first day that can be chosen. */
export const firstDay = (today: string) => addDays(today, -mostDaysAgo);

/** The first fault of the fields; null when they can be sent. */
export function faultOf({ where, farmId, position, day }: SightingFields, today: string): SightingFault | null {
  if (where === "farm" && farmId === null) return "needFarm";
  if (where === "here" && position === null) return "needPosition";
  return day < firstDay(today) || day > today ? "needDate" : null;
}

type Sighted = { organismId: number; identificationId: number | null };

/** The fields as the API takes them. */
export function sightingBody(
  fields: SightingFields,
  { organismId, identificationId }: Sighted,
): EndpointInput<"POST /v1/pests/sightings">["body"] {
  const { where, farmId, position, cropId, day } = fields;
  const notes = fields.notes.trim();
  return {
    organism_id: organismId,
    seen_on: day,
    ...(where === "farm" ? (farmId === null ? {} : { farm_id: farmId }) : (position ?? {})),
    ...(cropId === null ? {} : { crop_id: cropId }),
    ...(identificationId === null ? {} : { identification_id: identificationId }),
    ...(notes === "" ? {} : { notes }),
  };
}
