type Range = { high: number; low: number };
type Point = Range & { x: number; highY: number; lowY: number };
type Band = { points: Point[]; area: string; highLine: string; lowLine: string };

/** A band through each day's high and low in a box of 100 × 100, y downwards; days stand in the middle of equal columns. */
export function temperatureBand(days: Range[]): Band {
  const top = Math.max(...days.map((day) => day.high));
  // Days that are all alike still need a height.
  const span = Math.max(top - Math.min(...days.map((day) => day.low)), 1);
  const y = (value: number) => round(((top - value) / span) * 100);
  const points = days.map((day, index) => ({
    ...day,
    x: round(((index + 0.5) / days.length) * 100),
    highY: y(day.high),
    lowY: y(day.low),
  }));
  const high = points.map(({ x, highY }) => `${x} ${highY}`);
  const low = points.map(({ x, lowY }) => `${x} ${lowY}`);
  return {
    points,
    area: `M${[...high, ...low.toReversed()].join("L")}Z`,
    highLine: `M${high.join("L")}`,
    lowLine: `M${low.join("L")}`,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
