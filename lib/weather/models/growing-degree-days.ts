/** Temperatures between which a crop develops. */
export type HeatLimits = { baseC: number; upperC: number };

/**
 * Growing degree days of one day: each extreme is brought within the limits before the mean is taken. McMaster &
 * Wilhelm (1997), Growing degree-days: one equation, two interpretations, Agric. For. Meteorol. 87:291-300, the second
 * interpretation.
 */
export function growingDegreeDays(day: { tminC: number; tmaxC: number }, { baseC, upperC }: HeatLimits): number {
  const within = (temperatureC: number) => Math.max(baseC, Math.min(upperC, temperatureC));
  return (within(day.tmaxC) + within(day.tminC)) / 2 - baseC;
}
