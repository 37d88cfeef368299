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
  return { latitude, longitude, name: name(params.get("name")), area: name(params.get("area")) };
}

/** The choice as the query of a page's address. */
export function writeChoice(choice: PlaceChoice): string {
  if ("location" in choice) return new URLSearchParams({ place: choice.location }).toString();
  const params = new URLSearchParams({ lat: String(choice.latitude), lon: String(choice.longitude) });
  if (choice.name !== null) params.set("name", choice.name);
  if (choice.area !== null) params.set("area", choice.area);
  return params.toString();
}

/** The parameters that say to the API where. */
export function placeQuery(choice: PlaceChoice): { location: string } | { latitude: number; longitude: number } {
  if ("location" in choice) return { location: choice.location };
  return { latitude: choice.latitude, longitude: choice.longitude };
}

/** The name under which the place was chosen; null when only coordinates are known. */
export function choiceName(choice: PlaceChoice): string | null {
  return "location" in choice ? choice.location : choice.name;
}

function name(text: string | null): string | null {
  const trimmed = text?.trim().slice(0, maxNameLength) ?? "";
  return trimmed === "" ? null : trimmed;
}

function degrees(text: string | null, limit: number): number | null {
  if (text === null || !coordinate.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}
