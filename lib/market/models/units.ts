/** What prices are per. They are never converted into each other: what a tuber weighs is not published. */
export type BaseUnit = "kg" | "litre" | "tuber" | "piece" | "bunch" | "bottle";

/** So many of a base unit, as `100 KG` or `500 G` says. */
export type PublishedUnit = { unit: BaseUnit; quantity: number };

/** A divisor keeps 300 g at 0.3 kg, where a product with 0.001 would not be exact. */
type Measure = { unit: BaseUnit; times?: number; dividedBy?: number };

const measures: Record<string, Measure> = {
  kg: { unit: "kg" },
  kgs: { unit: "kg" },
  kilogram: { unit: "kg" },
  g: { unit: "kg", dividedBy: 1000 },
  gr: { unit: "kg", dividedBy: 1000 },
  gram: { unit: "kg", dividedBy: 1000 },
  mt: { unit: "kg", times: 1000 },
  tonne: { unit: "kg", times: 1000 },
  quintal: { unit: "kg", times: 100 },
  // The international avoirdupois pound (1959).
  pound: { unit: "kg", times: 0.45359237 },
  l: { unit: "litre" },
  litre: { unit: "litre" },
  liter: { unit: "litre" },
  ml: { unit: "litre", dividedBy: 1000 },
  tuber: { unit: "tuber" },
  tubers: { unit: "tuber" },
  piece: { unit: "piece" },
  pieces: { unit: "piece" },
  pcs: { unit: "piece" },
  unit: { unit: "piece" },
  dozen: { unit: "piece", times: 12 },
  bunch: { unit: "bunch" },
  bunches: { unit: "bunch" },
  bottle: { unit: "bottle" },
  bottles: { unit: "bottle" },
};

const published = /^(?:(\d{1,6}(?:\.\d{1,4})?) ?)?([a-z]{1,10})$/;

/** The unit that a publisher writes, such as `100 KG`, `2.5 KG`, `500 G`, `30 pcs` or `L`; null when it is unknown. */
export function parseUnit(text: string): PublishedUnit | null {
  const [, count = "1", name = ""] = published.exec(text.trim().toLowerCase()) ?? [];
  const measure = Object.hasOwn(measures, name) ? measures[name] : undefined;
  if (!measure || Number(count) <= 0) return null;
  const { unit, times = 1, dividedBy = 1 } = measure;
  return { unit, quantity: (Number(count) * times) / dividedBy };
}

/** Price of one base unit, where `price` was asked for `quantity` of them. */
export const perUnit = ({ price, quantity }: { price: number; quantity: number }): number => price / quantity;
