// The packages bring no types; these are the parts that outlines.ts uses.
declare module "topojson-server" {
  import type { FeatureCollection } from "geojson";
  import type { Topology } from "topojson-specification";

  /** Makes a topology of collections. */
  export function topology(objects: Record<string, FeatureCollection>): Topology;
}

declare module "topojson-simplify" {
  import type { Topology } from "topojson-specification";

  /** Gives every corner its weight: the area (square degrees) of the triangle it forms with its neighbours. */
  export function presimplify(topology: Topology): Topology;
  /** Drops the corners that weigh less than `minWeight` (square degrees). */
  export function simplify(topology: Topology, minWeight: number): Topology;
}
