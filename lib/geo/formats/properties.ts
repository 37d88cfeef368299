import type { Repair } from "../boundary/ring";
import type { Point } from "../coordinates";
import { cropStates, farmStates, type CropData, type FarmData, type StoredFarm } from "./farm-feature";

/** A farm's data besides its shape, flat and with units in the names, as all formats carry it. Unknown is left out. */
export function propertiesOf(farm: StoredFarm): Record<string, string | number | CropData[]> {
  const { coordinates } = farm;
  const all = {
    name: farm.name,
    status: farm.status,
    size_ha: farm.size,
    location: farm.location,
    latitude: coordinates?.latitude,
    longitude: coordinates?.longitude,
    soil_type: farm.soil_type,
    description: farm.description,
    id: farm.id,
    created_at: farm.created_at,
    updated_at: farm.updated_at,
  };
  const known = Object.entries(all).filter((entry): entry is [string, string | number] => entry[1] != null);
  return { ...Object.fromEntries(known), crops: farm.crops.map(cropOf) };
}

function cropOf({ name, status, variety, area, planting_date, expected_harvest_date }: CropData): CropData {
  return { name, status, variety, area, planting_date, expected_harvest_date };
}

/** What a feature's properties tell of a farm. `name` is empty when they tell none. */
export type ToldFarm = Omit<FarmData, "boundary_coordinates">;

type Properties = Record<string, unknown>;

const nameKeys = ["name", "farm_name", "farmname", "farm", "title", "label", "parcel", "plot"];
const descriptionKeys = ["description", "desc", "notes", "cmt"];

/** Reads a farm's data from the properties of any file; what cannot be used is left out, and told. */
export function farmOfProperties(given: Properties): { farm: ToldFarm; repairs: Repair[] } {
  const properties = Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
  const repairs: Repair[] = [];
  const note = (message: string) => repairs.push({ code: "value_dropped", message });
  const text = (keys: string[], maxLength: number) => {
    const value = keys.map((key) => textOf(properties[key])).find((each) => each !== "") ?? "";
    if (value.length <= maxLength) return value;
    note(`The ${keys[0]?.replace("_", " ") ?? "text"} was cut to ${maxLength.toLocaleString("en")} characters.`);
    return cut(value, maxLength);
  };
  const size = numberOf(properties.size_ha);
  const sizeFits = size !== null && size >= 0.0001 && size <= 1_000_000;
  if (size !== null && !sizeFits) note(`The size of ${size} ha was left out: it is not between 0.0001 and 1,000,000.`);
  const farm: ToldFarm = {
    name: text(nameKeys, 120).replace(/\p{Cc}+/gu, " "),
    status: farmStates.find((state) => state === properties.status) ?? "active",
    size: sizeFits ? size : null,
    location: oneLine(text(["location"], 200)),
    coordinates: pointOfProperties(properties),
    soil_type: oneLine(text(["soil_type"], 80)),
    description: text(descriptionKeys, 2000) || null,
    crops: cropsOf(properties.crops, note),
  };
  return { farm, repairs };
}

/** The beginning of a text, without half a character at its end. */
function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

function oneLine(text: string): string | null {
  return text.replace(/\p{Cc}+/gu, " ") || null;
}

/** Control characters besides line ends and tabs, which no text of a farm may have. */
const strayControls = /[^\P{Cc}\n\t\r]+/gu;

function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.replace(strayControls, " ").trim() : "";
}

function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function pointOfProperties(properties: Properties): Point | null {
  const latitude = numberOf(properties.latitude);
  const longitude = numberOf(properties.longitude);
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function cropsOf(value: unknown, note: (message: string) => void): CropData[] {
  const list = typeof value === "string" ? parsed(value) : value;
  if (!Array.isArray(list)) return [];
  const crops = list.flatMap((each: unknown) => cropOfUnknown(each) ?? []);
  if (crops.length < list.length) note(`${list.length - crops.length} of ${list.length} crops could not be read.`);
  return crops;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function cropOfUnknown(value: unknown): CropData | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const crop = value as Properties;
  const name = oneLine(cut(textOf(crop.name), 120));
  if (!name) return undefined;
  const area = numberOf(crop.area);
  return {
    name,
    status: cropStates.find((state) => state === crop.status) ?? "planned",
    variety: oneLine(cut(textOf(crop.variety), 120)),
    area: area !== null && area >= 0.0001 && area <= 1_000_000 ? area : null,
    planting_date: dayOf(crop.planting_date),
    expected_harvest_date: dayOf(crop.expected_harvest_date),
  };
}

function dayOf(value: unknown): string | null {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value ? null : value;
}
