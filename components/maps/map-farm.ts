/** A farm as a map shows it; the endpoints' farms have this form. */
export type MapFarm = {
  id: number;
  name: string;
  status?: "active" | "fallow" | "archived";
  coordinates: { latitude: number; longitude: number } | null;
  /** Corners as [latitude, longitude]; without a boundary the farm is a pin at its coordinates. */
  boundary_coordinates: readonly (readonly number[])[] | null;
};

type Place = [latitude: number, longitude: number];
/** South-western and north-eastern corner. */
export type Box = [southWest: Place, northEast: Place];

/** Nigeria: what a map shows that has nothing else to show. */
export const nigeria: Box = [
  [4.2, 2.6],
  [13.9, 14.7],
];

/** How places are brought into view: clear of the buttons on top and at the right, and of the scale at the bottom. */
export const fitting = {
  paddingTopLeft: [24, 64] as [x: number, y: number],
  paddingBottomRight: [68, 64] as [x: number, y: number],
  maxZoom: 18,
};

/** The corners of a farm as Leaflet takes them; none for a pin. */
export function cornersOf(farm: MapFarm): Place[] {
  return (farm.boundary_coordinates ?? []).map(([latitude = 0, longitude = 0]) => [latitude, longitude]);
}

/** Where a farm is on the map; null when nobody has said. */
export function boxOf(farm: MapFarm): Box | null {
  const corners = cornersOf(farm);
  if (corners.length > 0) return boxAround(corners);
  return farm.coordinates && boxAround([[farm.coordinates.latitude, farm.coordinates.longitude]]);
}

/** The smallest box around places; null around none. */
export function boxAround(places: readonly (readonly [number, number])[]): Box | null {
  const [first] = places;
  if (!first) return null;
  const box = { south: first[0], north: first[0], west: first[1], east: first[1] };
  for (const [latitude, longitude] of places) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return [
    [box.south, box.west],
    [box.north, box.east],
  ];
}

/** The box around all farms that have a place; null when none has. */
export function boxOfAll(farms: readonly MapFarm[]): Box | null {
  return boxAround(farms.flatMap((farm) => boxOf(farm) ?? []));
}

/** The middle of a box. */
export function middleOf([[south, west], [north, east]]: Box): Place {
  return [(south + north) / 2, (west + east) / 2];
}
