import type { HourOfWeather } from "../weather";

const hourMs = 3_600_000;

/** Hours that follow on each other, from the one that begins at `firstLocalMs` (read as if the place's clock were UTC). */
export function hoursFrom(firstLocalMs: number, figures: readonly Omit<HourOfWeather, "time">[]): HourOfWeather[] {
  const first = Math.floor(firstLocalMs / hourMs) * hourMs;
  return figures.map((figure, index) => ({
    time: new Date(first + index * hourMs).toISOString().slice(0, 16),
    ...figure,
  }));
}
