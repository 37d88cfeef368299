import { queryOptions } from "@tanstack/react-query";
import type { MultiLineString, MultiPolygon } from "geojson";
import { merge, mesh } from "topojson-client";

/** The files of public/map. */
export type OutlineName = "countries" | "states" | "lgas";

type Name = { name: string; at: [longitude: number, latitude: number] };
type Outlines = TopoJSON.Topology<{ areas: TopoJSON.GeometryCollection<Name> }>;

/** An outline ready to draw: the land, the lines between the areas, and their names. */
export type Outline = { land: MultiPolygon; lines: MultiLineString; names: Name[] };

/** TanStack Query's options for an outline; fetched once, also when the device thinks that it is offline. */
export function outlineQuery(name: OutlineName) {
  return queryOptions({
    queryKey: ["map outline", name],
    queryFn: () => fetchOutline(name),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: "always",
  });
}

async function fetchOutline(name: OutlineName): Promise<Outline> {
  const response = await fetch(`/map/${name}.json`);
  if (!response.ok) throw new Error(`No outline: ${response.status}`);
  // A file of ours, made by scripts/data/outlines.ts.
  const topology = (await response.json()) as Outlines;
  const { areas } = topology.objects;
  // Nigeria's own border comes with its states, which are finer.
  const notNigeria = ({ properties }: { properties?: Name }) => properties?.name !== "Nigeria";
  return {
    land: merge(topology, areas.geometries.filter(isPolygon)),
    lines: mesh(topology, areas, (a, b) => isNamed(a, notNigeria) && isNamed(b, notNigeria)),
    names: areas.geometries.flatMap(({ properties }) => (properties && "name" in properties ? [properties] : [])),
  };
}

type Area = Outlines["objects"]["areas"]["geometries"][number];
type PolygonArea = Extract<Area, { type: "Polygon" | "MultiPolygon" }>;

const isPolygon = (area: Area): area is PolygonArea => area.type === "Polygon" || area.type === "MultiPolygon";
const isNamed = (area: unknown, test: (area: { properties?: Name }) => boolean) => test(area as { properties?: Name });
