/** A place somebody chose: by name, or by coordinates with the name it was chosen under. */
export type PlaceChoice =
  | { location: string }
  | {
      latitude: number;
      longitude: number;
      /** Null for a device's own position. */
      name: string | null;
      /** Where the place lies, to tell it from others of its name. */
      area: string | null;
      /** One of the account's farms, which says itself where it is. */
      farmId?: number;
    };

/** The place shown to who never chose one. */
export const defaultPlace: PlaceChoice = { location: "Kano" };

/** The cookie in which the last place is kept, so that the server can render it. */
export const lastPlaceCookie = "gona_place";

const maxNameLength = 80;
const coordinate = /^-?\d{1,3}(\.\d{1,8})?$/;

/** The choice written in a page's address; null when there is none or it makes no sense. */
export function readChoice(params: URLSearchParams): PlaceChoice | null {
  const location = name(params.get("place"));
  if (location !== null) return { location };
  const latitude = degrees(params.get("lat"), 90);
  const longitude = degrees(params.get("lon"), 180);
  if (latitude === null || longitude === null) return null;
  const place = { latitude, longitude, name: name(params.get("name")), area: name(params.get("area")) };
  const farmId = farm(params.get("farm"));
  return farmId === null ? place : { ...place, farmId };
}

/** The choice as the query of a page's address. */
export function writeChoice(choice: PlaceChoice): string {
  if ("location" in choice) return new URLSearchParams({ place: choice.location }).toString();
  const params = new URLSearchParams({ lat: String(choice.latitude), lon: String(choice.longitude) });
  if (choice.name !== null) params.set("name", choice.name);
  if (choice.area !== null) params.set("area", choice.area);
  if (choice.farmId !== undefined) params.set("farm", String(choice.farmId));
  return params.toString();
}

/** The parameters that say to the API where. */
export function placeQuery(
  choice: PlaceChoice,
): { location: string } | { farm_id: number } | { latitude: number; longitude: number } {
  if ("location" in choice) return { location: choice.location };
  if (choice.farmId !== undefined) return { farm_id: choice.farmId };
  return { latitude: choice.latitude, longitude: choice.longitude };
}

/** Whether a choice is of this account alone, so that it is not kept for whoever uses the device next. */
export const isOwnFarm = (choice: PlaceChoice): boolean => "farmId" in choice && choice.farmId !== undefined;

/** The name under which the place was chosen; null when only coordinates are known. */
export function choiceName(choice: PlaceChoice): string | null {
  return "location" in choice ? choice.location : choice.name;
}

function name(text: string | null): string | null {
  const trimmed = text?.trim().slice(0, maxNameLength) ?? "";
  return trimmed === "" ? null : trimmed;
}

function farm(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function degrees(text: string | null, limit: number): number | null {
  if (text === null || !coordinate.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}
