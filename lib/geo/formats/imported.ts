import type { Feature, Geometry } from "geojson";
import { checkBoundary } from "../boundary/check";
import { isClockwise } from "../boundary/geojson";
import { placeOffGlobe } from "../boundary/fault";
import { pointOf, type Corner, type Repair } from "../boundary/ring";
import type { FarmData, ImportedFeature } from "./farm-feature";
import { FarmFileError } from "./farm-file-error";
import { fileLimits } from "./file-limits";
import { farmOfProperties, type ToldFarm } from "./properties";
import { noShape, shapesOf, type Shape } from "./shapes";

/** A feature as the readers of all formats give it. */
export type ReadFeature = Pick<Feature<Geometry | null>, "geometry" | "properties"> & { repairs?: Repair[] };

/** Set beside a boundary that runs clockwise; files hold it the other way round, as GeoJSON and KML ask for. */
export const directionKey = "boundary_direction";

/** Makes what a file holds into farms, each with what was repaired and whether it can be saved. @throws FarmFileError */
export function importedFrom(features: ReadFeature[]): ImportedFeature[] {
  if (features.length === 0) {
    throw new FarmFileError("empty", "There is nothing in this file that could be a farm. Choose another file.");
  }
  const found = features.length > fileLimits.features ? [] : features.flatMap(farmsOf);
  if (found.length === 0 || found.length > fileLimits.features) {
    const count = Math.max(features.length, found.length).toLocaleString("en");
    const most = fileLimits.features.toLocaleString("en");
    const message = `This file holds ${count} entries; at most ${most} are imported at once. Divide it into smaller files.`;
    throw new FarmFileError("too_many_features", message);
  }
  return found.map(named);
}

function farmsOf(feature: ReadFeature): ImportedFeature[] {
  const told = farmOfProperties(feature.properties ?? {});
  const repairs = [...(feature.repairs ?? []), ...told.repairs];
  const shapes = feature.geometry ? shapesOf(feature.geometry) : [];
  const [only] = shapes;
  if (!only) return [placeless(told.farm, repairs, feature)];
  if (shapes.length === 1) return [farmOfShape(only, { farm: told.farm, repairs, properties: feature.properties })];
  const split: Repair = {
    code: "parts_split",
    message: `One entry with ${shapes.length} parts became ${shapes.length} farms; size and crops, which are of all parts together, were left out.`,
  };
  return shapes.map((shape, index) => {
    const name = told.farm.name && `${told.farm.name.slice(0, 110)} ${index + 1}`;
    const farm: ToldFarm = { ...told.farm, name, size: null, coordinates: null, crops: [] };
    return farmOfShape(shape, { farm, repairs: [split, ...repairs], properties: null });
  });
}

/** What a farm without any place is known by; else an entry without a shape is one whose shape was lost. */
const farmKeys = ["crops", "size_ha", "location"];

function placeless(farm: ToldFarm, repairs: Repair[], { geometry, properties }: ReadFeature): ImportedFeature {
  const whole: FarmData = { ...farm, boundary_coordinates: null };
  if (geometry || farm.name === "" || !farmKeys.some((key) => properties?.[key] !== undefined))
    return { farm: whole, repairs, verdict: { ok: false, faults: [noShape] } };
  return { farm: whole, repairs, verdict: { ok: true, areaHa: null } };
}

type Told = { farm: ToldFarm; repairs: Repair[]; properties: ReadFeature["properties"] };

function farmOfShape(shape: Shape, { farm, repairs, properties }: Told): ImportedFeature {
  switch (shape.kind) {
    case "unusable":
      return {
        farm: { ...farm, boundary_coordinates: shape.corners },
        repairs,
        verdict: { ok: false, faults: [shape.fault] },
      };
    case "place":
      return farmAtPlace(shape, { farm, repairs, properties });
    case "boundary": {
      const verdict = checkBoundary(shape.corners, { near: farm.coordinates ?? undefined });
      const all = [...repairs, ...shape.repairs];
      if (!verdict.ok) return { farm: { ...farm, boundary_coordinates: shape.corners }, repairs: all, verdict };
      return {
        farm: { ...farm, boundary_coordinates: inDirection(verdict.ring, properties?.[directionKey]) },
        // Every closed ring of a file repeats its first corner; that is no repair worth telling.
        repairs: [...all, ...verdict.repairs.filter(({ code }) => code !== "closing_corner_dropped")],
        verdict: { ok: true, areaHa: verdict.areaHa },
      };
    }
  }
}

function farmAtPlace(shape: Extract<Shape, { kind: "place" }>, { farm, repairs }: Told): ImportedFeature {
  const [latitude, longitude] = shape.corner;
  const all = [...repairs, ...shape.repairs];
  const whole: FarmData = { ...farm, coordinates: pointOf(shape.corner), boundary_coordinates: null };
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
    return { farm: whole, repairs: all, verdict: { ok: true, areaHa: null } };
  }
  return {
    farm: { ...whole, coordinates: null },
    repairs: all,
    verdict: { ok: false, faults: [placeOffGlobe(shape.corner)] },
  };
}

function inDirection(ring: Corner[], direction: unknown): Corner[] {
  const [first, ...rest] = ring;
  return first && direction === "clockwise" && !isClockwise(ring) ? [first, ...rest.reverse()] : ring;
}

/** Every farm has a name; one that came without is numbered. */
function named(feature: ImportedFeature, index: number): ImportedFeature {
  if (feature.farm.name !== "") return feature;
  const name = `Farm ${index + 1}`;
  const repair: Repair = { code: "name_given", message: `It came without a name and is called ${name} for now.` };
  return { ...feature, farm: { ...feature.farm, name }, repairs: [...feature.repairs, repair] };
}
