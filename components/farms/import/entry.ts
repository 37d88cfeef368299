import type { EndpointInput } from "@/lib/api/client";
import type { FarmData, ImportedFeature } from "@/lib/geo/formats/farm-feature";
import type { MapFarm } from "../../maps/map-farm";

/** A farm found in a file, as the preview shows it. */
export type Entry = ImportedFeature & {
  id: number;
  /** As the farmer has it; at first as the file has it. */
  name: string;
  chosen: boolean;
};

/** How an entry stands: as it was, mended, or not to be saved. */
export type Standing = "ready" | "repaired" | "refused";

/** The farms of a file as entries; all that can be saved are chosen. */
export function entriesOf(features: ImportedFeature[]): Entry[] {
  return features.map((feature, id) => ({ ...feature, id, name: feature.farm.name, chosen: feature.verdict.ok }));
}

/** How an entry stands. */
export function standingOf({ verdict, repairs }: Entry): Standing {
  if (!verdict.ok) return "refused";
  return repairs.length > 0 ? "repaired" : "ready";
}

/** The longest name of a farm. */
export const longestName = 120;

/** Whether an entry that is to be saved lacks a name. */
export function lacksName({ chosen, name }: Entry): boolean {
  return chosen && name.trim() === "";
}

/** The area that an entry's farm will have (ha): of its boundary, else as the file tells it; null when neither is known. */
export function areaHaOfEntry({ verdict, farm }: Entry): number | null {
  return (verdict.ok ? verdict.areaHa : null) ?? farm.size;
}

/** What is sent to save the chosen entries. */
export function bodyOf(entries: Entry[]): EndpointInput<"POST /v1/farms/import">["body"] {
  const chosen = entries.filter((entry) => entry.chosen);
  return { farms: chosen.map(({ farm, name }) => ({ ...bodyOfFarm(farm), name: name.trim() })) };
}

/** A place that the file does not tell is left out, so that it becomes the middle of the boundary; so with the size. */
function bodyOfFarm({ size, coordinates, ...farm }: FarmData) {
  return { ...farm, ...(size === null ? {} : { size }), ...(coordinates === null ? {} : { coordinates }) };
}

/** The entries that can be drawn, refused ones too where their corners are places on the globe. */
export function mapFarmsOf(entries: Entry[]): MapFarm[] {
  return entries.flatMap(({ id, name, farm }) => {
    const corners = farm.boundary_coordinates ?? [];
    if (!corners.every(([latitude, longitude]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return [];
    if (corners.length === 0 && !farm.coordinates) return [];
    return [{ id, name, coordinates: farm.coordinates, boundary_coordinates: corners.length > 0 ? corners : null }];
  });
}
