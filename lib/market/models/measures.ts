/** A measure that produce is sold by. */
export type Measure = {
  id: string;
  name: string;
  /** What of the unit that prices are per (kg, litre, tuber) it holds, and between what this lies. */
  content: number;
  low: number;
  high: number;
  unit: "kg" | "litre" | "tuber";
  /** Whether the content is fixed; a heaped measure's is not. */
  certain: boolean;
  /** Where the content is from. */
  basis: string;
};

/** A figure in a measure, with the spread of the measure's content. */
export type MeasuredPrice = { price: number; low: number; high: number };

const exact = (content: number) => ({ content, low: content, high: content, certain: true });

/** Both as quoted in the code of EPAR, University of Washington, for the indicators of the survey's wave 4. */
const handbook = "Kormawa & Ogundapo (2004), Local weights and measures in Nigeria, IITA";
const survey = "Nigeria General Household Survey (NBS and World Bank), wave 1";

/** What everything is sold by. */
const weights: Measure[] = [
  { id: "kg", name: "Kilogram", unit: "kg", ...exact(1), basis: "Unit of the prices" },
  { id: "bag-100", name: "Bag of 100 kg", unit: "kg", ...exact(100), basis: "By weight, as WFP's wholesale prices" },
  { id: "bag-50", name: "Bag of 50 kg", unit: "kg", ...exact(50), basis: "By weight, as WFP's wholesale prices" },
];

const wfpBowl = "Weight for which WFP publishes retail prices of it in Borno and Yobe; looks like that of a bowl there";

/** Kg for which WFP publishes retail prices in the north-east, by crop of the catalogue and word of the variety. */
const bowlsKg: { cropId: number; variety?: RegExp; kg: number }[] = [
  { cropId: 1, variety: /flour/i, kg: 2.1 },
  { cropId: 2, kg: 2.7 },
  { cropId: 3, kg: 2.6 },
  { cropId: 4, variety: /import/i, kg: 2.8 },
  { cropId: 4, kg: 2.7 },
  { cropId: 16, kg: 2.5 },
  { cropId: 18, kg: 2.2 },
];

/** Dry produce that is filled into bowls and tins: the content is heaped and differs by market and produce. */
const bowls: Measure[] = [
  {
    id: "mudu",
    name: "Mudu",
    unit: "kg",
    content: 1.5,
    low: 1.36,
    high: 1.74,
    certain: false,
    basis: `${survey}; low and high: ${handbook}`,
  },
  {
    id: "congo",
    name: "Congo",
    unit: "kg",
    content: 1.5,
    low: 1.36,
    high: 1.74,
    certain: false,
    basis: `${survey}; low and high: ${handbook}`,
  },
  {
    id: "tiya",
    name: "Tiya (two mudu)",
    unit: "kg",
    content: 3,
    low: 2.72,
    high: 3.48,
    certain: false,
    basis: `Twice a mudu: ${survey}; low and high: ${handbook}`,
  },
  {
    id: "derica",
    name: "Derica (tin)",
    unit: "kg",
    content: 0.525,
    low: 0.35,
    high: 0.9,
    certain: false,
    basis: `${survey}: 0.35 small, 0.7 large; up to 0.9 is our own guess`,
  },
  {
    id: "paint",
    name: "Paint bucket (4 l)",
    unit: "kg",
    content: 2.9,
    low: 2.49,
    high: 4,
    certain: false,
    basis: `${survey}; low: ${handbook}; up to 4 kg, as traders count 26 to a bag of 100 kg of beans (not checked)`,
  },
];

const basket: Measure = {
  id: "basket",
  name: "Basket (medium)",
  unit: "kg",
  content: 30,
  low: 15,
  high: 50,
  certain: false,
  basis: `${survey}: 15 small, 30 medium, 50 large`,
};

/** Crops of the catalogue whose dry grain, flour or flakes are filled into bowls: cereals, cassava (gari), legumes, oilseeds. */
const inBowls = new Set([1, 2, 3, 4, 5, 6, 7, 8, 16, 17, 18, 19, 20, 21, 22, 23, 25]);
/** Fresh ones that are sold in baskets: potatoes, vegetables, oranges, mangoes. */
const inBaskets = new Set([11, 12, 14, 29, 30, 31, 32, 34, 54, 55]);

const litres: Measure[] = [
  { id: "litre", name: "Litre", unit: "litre", ...exact(1), basis: "Unit of the prices" },
  { id: "can-25", name: "Can of 25 litres", unit: "litre", ...exact(25), basis: "By volume" },
];

const tubers: Measure[] = [
  { id: "tuber", name: "Tuber", unit: "tuber", ...exact(1), basis: "Unit of the prices" },
  { id: "tubers-100", name: "100 tubers", unit: "tuber", ...exact(100), basis: "As WFP's wholesale prices" },
];

const yamTuber: Measure = {
  id: "tuber",
  name: "Tuber",
  unit: "kg",
  content: 2.5,
  low: 1.5,
  high: 4,
  certain: false,
  basis: "Weight for which WFP publishes retail prices of yam; the spread is our own guess",
};

function bowlOf({ cropId, variety }: { cropId: number; variety: string }): Measure[] {
  const found = bowlsKg.find((each) => each.cropId === cropId && (each.variety?.test(variety) ?? true));
  if (!found) return [];
  const { kg: content } = found;
  const spread = { low: content * 0.9, high: content * 1.1, certain: false };
  return [{ id: "bowl", name: "Bowl (Borno, Yobe)", unit: "kg", content, ...spread, basis: wfpBowl }];
}

/** The measures in which a product's price can be told, its own unit first. */
export function measuresOf(product: { cropId: number; variety: string; unit: string }): Measure[] {
  const { cropId, unit } = product;
  if (unit === "litre") return litres;
  if (unit === "tuber") return tubers;
  if (unit !== "kg") return [];
  if (cropId === 9 || cropId === 10) return [...weights, yamTuber];
  if (inBowls.has(cropId) && !/fresh|root/i.test(product.variety)) return [...weights, ...bowls, ...bowlOf(product)];
  return inBaskets.has(cropId) ? [...weights, basket] : weights;
}

/** A price per unit as that of a measure, with what it is for the least and the most that the measure may hold. */
export function toMeasure(pricePerUnit: number, { content, low, high }: Measure): MeasuredPrice {
  return { price: pricePerUnit * content, low: pricePerUnit * low, high: pricePerUnit * high };
}

/** What a measure's price is per unit; `low` where it holds most. */
export function fromMeasure(price: number, { content, low, high }: Measure): MeasuredPrice {
  return { price: price / content, low: price / high, high: price / low };
}
