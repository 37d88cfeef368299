/** An axis with few round ticks that holds every value. */
export type Axis = { ticks: number[]; domain: [number, number] };

const steps = [1, 2, 5, 10];

/** Round ticks (steps of 1, 2 or 5 times a power of ten) around `values`; about `count` of them, never more than `count` + 2. */
export function roundTicks(values: number[], count: number): Axis {
  const low = values.length > 0 ? Math.min(...values) : 0;
  const high = values.length > 0 ? Math.max(...values) : 1;
  // Values that do not differ still need an axis.
  const span = high - low < 1e-6 ? 1 : high - low;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = (steps.find((factor) => factor * power * count >= span) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return { ticks, domain: [round(first * step), round(last * step)] };
}

/** Multiples of 0.1 are not exact in binary: 3 × 0.1 must read 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
