// The package carries no types of its own.
declare module "polylabel" {
  /** The place in a polygon farthest from its outline, to the given precision. */
  export default function polylabel(
    polygon: [x: number, y: number][][],
    precision?: number,
  ): [x: number, y: number] & { distance: number };
}
