/** How a farm's land is put on the map. */
export const landWays = ["draw", "walk", "pin"] as const;

/** Drawn on the map or typed, walked, or only a pin. */
export type LandWay = (typeof landWays)[number];
