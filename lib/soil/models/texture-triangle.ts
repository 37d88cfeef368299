import type { TextureClass } from "../../farms/models/soil-texture";

/** Particle sizes of a soil in %, 100 together. */
export type ParticleSizes = { clayPct: number; sandPct: number; siltPct: number };

/** A place in the triangle: x from 0 (left) to 1, y from 0 (base) to its height. */
export type TrianglePoint = { x: number; y: number };

/** Height of the triangle whose sides are 1 long. */
export const triangleHeight = Math.sqrt(3) / 2;

/**
 * Where a soil stands in the triangle of the USDA (Soil Survey Manual, 2017, figure 3-7): clay at the top, sand at the
 * left and silt at the right of the base.
 */
export function trianglePoint({ clayPct, sandPct, siltPct }: ParticleSizes): TrianglePoint {
  // Roundings of a laboratory must not move the point out of the triangle.
  const sum = clayPct + sandPct + siltPct;
  return { x: (siltPct + clayPct / 2) / sum, y: (clayPct / sum) * triangleHeight };
}

/** Corners in % of clay and sand; silt is the rest. */
type Corner = readonly [clayPct: number, sandPct: number];

// The limits of the classes, USDA Soil Survey Manual (2017), chapter 3; one outline each, its corners in order.
const outlines: Record<TextureClass, readonly Corner[]> = {
  sand: [
    [0, 100],
    [10, 90],
    [0, 85],
  ],
  "loamy sand": [
    [10, 90],
    [15, 85],
    [0, 70],
    [0, 85],
  ],
  "sandy loam": [
    [15, 85],
    [20, 80],
    [20, 52],
    [7, 52],
    [7, 43],
    [0, 50],
    [0, 70],
  ],
  loam: [
    [20, 52],
    [27, 45],
    [27, 23],
    [7, 43],
    [7, 52],
  ],
  "silt loam": [
    [27, 23],
    [27, 0],
    [12, 0],
    [12, 8],
    [0, 20],
    [0, 50],
  ],
  silt: [
    [12, 8],
    [12, 0],
    [0, 0],
    [0, 20],
  ],
  "sandy clay loam": [
    [20, 80],
    [35, 65],
    [35, 45],
    [27, 45],
    [20, 52],
  ],
  "clay loam": [
    [27, 45],
    [40, 45],
    [40, 20],
    [27, 20],
  ],
  "silty clay loam": [
    [27, 20],
    [40, 20],
    [40, 0],
    [27, 0],
  ],
  "sandy clay": [
    [35, 65],
    [55, 45],
    [35, 45],
  ],
  "silty clay": [
    [40, 20],
    [60, 0],
    [40, 0],
  ],
  clay: [
    [40, 45],
    [55, 45],
    [100, 0],
    [60, 0],
    [40, 20],
  ],
};

const cornerPoint = ([clayPct, sandPct]: Corner) =>
  trianglePoint({ clayPct, sandPct, siltPct: 100 - clayPct - sandPct });

/** The outline of each class in the triangle. */
export function textureOutlines(): { texture: TextureClass; outline: TrianglePoint[] }[] {
  return (Object.keys(outlines) as TextureClass[]).map((texture) => ({
    texture,
    outline: outlines[texture].map(cornerPoint),
  }));
}

// Chosen by eye: where the name of a class has the most room.
const labelCorners: Record<TextureClass, Corner> = {
  sand: [3, 93],
  "loamy sand": [5, 81.5],
  "sandy loam": [11, 66],
  loam: [17, 36],
  "silt loam": [14, 22],
  silt: [5, 6],
  "sandy clay loam": [27.5, 59],
  "clay loam": [33.5, 33],
  "silty clay loam": [33.5, 10],
  "sandy clay": [41.5, 52],
  "silty clay": [46.5, 7],
  clay: [62, 20],
};

/** Where the name of a class stands, its middle. */
export const textureLabelPoint = (texture: TextureClass): TrianglePoint => cornerPoint(labelCorners[texture]);

/** Where the lines from a soil's point meet the edges on which its clay, sand and silt are read. */
export function readingPoints({ clayPct, sandPct }: ParticleSizes): Record<"clay" | "sand" | "silt", TrianglePoint> {
  return {
    // Clay is read on the left edge (no silt), sand on the base (no clay), silt on the right edge (no sand).
    clay: cornerPoint([clayPct, 100 - clayPct]),
    sand: cornerPoint([0, sandPct]),
    silt: cornerPoint([clayPct + sandPct, 0]),
  };
}
