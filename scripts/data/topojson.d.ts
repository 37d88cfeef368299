// The packages bring no types; these are the parts that outlines.ts uses.
declare module "topojson-server" {
  import type { FeatureCollection } from "geojson";

  type Shapes = TopoJSON.Topology<TopoJSON.Objects<Record<string, unknown>>>;

  /** Makes a topology of collections. */
  export function topology(objects: Record<string, FeatureCollection>): Shapes;
}

declare module "topojson-simplify" {
  type Shapes = TopoJSON.Topology<TopoJSON.Objects<Record<string, unknown>>>;

  /** Gives every corner its weight: the area (square degrees) of the triangle it forms with its neighbours. */
  export function presimplify(topology: Shapes): Shapes;
  /** Drops the corners that weigh less than `minWeight` (square degrees). */
  export function simplify(topology: Shapes, minWeight: number): Shapes;
}
