import { nutrients, type Npk } from "./fertiliser";

/** A fertiliser that is sold in bags. */
export type ProductName = "npk" | "urea" | "ssp" | "mop";

/** A dressing: when and how, and how much of the product. */
export type Dressing = { when: string; kgHa: number };

/** How much of a product, and in which dressings. */
export type ProductDose = { product: ProductName; formula: string; kgHa: number; splits: Dressing[] };

/** What to give and what is in it. */
export type ProductPlan = { products: ProductDose[]; supplied: Npk };

/** What a bag holds in kg. */
export const bagKg = 50;
/** A tenth of a bag is as exact as a farmer can measure. */
const stepKg = 5;

type Fractions = { n: number; p2o5: number; k2o: number };

/** The compounds that are common in Nigeria, the commonest first; in % of N, P2O5 and K2O. */
const grades = ["15-15-15", "20-10-10", "12-12-17", "27-13-13"] as const;

function fractionsOf(formula: string): Fractions {
  const [n = 0, p2o5 = 0, k2o = 0] = formula.split("-").map((part) => Number(part) / 100);
  return { n, p2o5, k2o };
}

/** Single fertilisers: urea, single superphosphate (with sulfur and calcium), muriate of potash. */
const singles = { urea: "46-0-0", ssp: "0-18-0", mop: "0-0-60" } as const;
const ureaN = 0.46;
const sspP2o5 = 0.18;
const mopK2o = 0.6;

/** A crop's need and highest rates, the words for its dressings (the first the basal one), and how often N is split. */
export type Order = {
  need: Npk;
  most: Npk;
  /** The first is the basal dressing. */
  timing: readonly string[];
  /** Sands and much rain: nitrogen in three dressings at least. */
  leaches: boolean;
};

/** A rest of P2O5 or K2O that is not worth a bag of its own (kg/ha): under 3 kg or a tenth of the need. */
export const tolerance = (needKgHa: number): number => Math.max(3, 0.1 * needKgHa);
/** Less nitrogen than this is not worth carrying urea for. */
export const leastUreaN = 5;
/** With dressings to follow, so much of the nitrogen may be given with the first. */
const basalShare = 0.5;

type Mix = Record<ProductName, number> & { formula: string };

const contentsOf = ({ npk, urea, ssp, mop, formula }: Mix): Npk => {
  const grade = fractionsOf(formula);
  return {
    nKgHa: npk * grade.n + urea * ureaN,
    p2o5KgHa: npk * grade.p2o5 + ssp * sspP2o5,
    k2oKgHa: npk * grade.k2o + mop * mopK2o,
  };
};

/** To the nearest step, but down when that would pass the highest rate. */
function stepped(kg: number, most: number): number {
  const nearest = Math.round(kg / stepKg) * stepKg;
  return Math.max(0, nearest > most ? Math.floor(most / stepKg) * stepKg : nearest);
}

function withSingles(formula: string, npk: number, { need, most }: Order): Mix {
  const bare = { formula, npk, urea: 0, ssp: 0, mop: 0 };
  const got = contentsOf(bare);
  const single = (nutrient: keyof Npk, fraction: number, least: number) => {
    const rest = need[nutrient] - got[nutrient];
    return rest <= least ? 0 : stepped(rest / fraction, (most[nutrient] - got[nutrient]) / fraction);
  };
  return {
    ...bare,
    urea: single("nKgHa", ureaN, leastUreaN),
    ssp: single("p2o5KgHa", sspP2o5, tolerance(need.p2o5KgHa)),
    mop: single("k2oKgHa", mopK2o, tolerance(need.k2oKgHa)),
  };
}

/** Amounts of a compound that meet the need of P or of K, within the nitrogen of the basal dressing and all highest rates. */
function compoundMixes(order: Order): Mix[] {
  const { need, most, timing } = order;
  const basalN = timing.length > 1 ? need.nKgHa * basalShare : need.nKgHa;
  return grades.flatMap((formula) => {
    const { n, p2o5, k2o } = fractionsOf(formula);
    const cap = Math.min(basalN / n, most.p2o5KgHa / p2o5, most.k2oKgHa / k2o);
    const wanted = [need.p2o5KgHa / p2o5, need.k2oKgHa / k2o].map((kg) => stepped(Math.min(kg, cap), cap));
    return wanted.filter((kg) => kg > 0).map((kg) => withSingles(formula, kg, order));
  });
}

const kinds = ["npk", "urea", "ssp", "mop"] as const satisfies ProductName[];
/** Handling one more product weighs like two bags, a nutrient given in vain three times its weight, a rare grade half a bag. */
const perProduct = 100;
const perExcessKg = 3;
const rareGrade = 25;

function burden(mix: Mix, need: Npk): number {
  const given = contentsOf(mix);
  const excess = nutrients.reduce((total, each) => total + Math.max(0, given[each] - need[each]), 0);
  const used = kinds.filter((kind) => mix[kind] > 0);
  const weight = used.reduce((total, kind) => total + mix[kind], 0);
  const rare = mix.npk > 0 && mix.formula !== grades[0] ? rareGrade : 0;
  return weight + perProduct * used.length + perExcessKg * excess + rare;
}

/** Parts of an amount in whole steps, the first the largest; parts of nothing are left out. */
function partsOf(kgHa: number, when: readonly string[]): Dressing[] {
  const part = Math.floor(kgHa / when.length / stepKg) * stepKg;
  return when
    .map((each, index) => ({ when: each, kgHa: index === 0 ? kgHa - part * (when.length - 1) : part }))
    .filter((each) => each.kgHa > 0);
}

/** With one top dressing the second follows it. */
const later = "3 weeks after that";

function topDressings({ timing, leaches }: Order): string[] {
  const top = timing.slice(1);
  return leaches && top.length === 1 ? [...top, later] : top;
}

/** More potash than this at once harms seedlings and leaches: then muriate goes with the top dressings. */
const muchK2o = 60;

function dressingsOf(product: ProductName, mix: Mix, order: Order): Dressing[] {
  const [basal = "At planting"] = order.timing;
  const top = topDressings(order);
  if (product === "urea" && top.length > 0) return partsOf(mix.urea, mix.npk > 0 ? top : [basal, ...top]);
  const late = product === "mop" && top.length > 0 && order.need.k2oKgHa > muchK2o;
  return partsOf(mix[product], late ? top : [basal]);
}

/**
 * Bags for a need: of all compounds, in the amount that meets P or K, topped up with urea, single superphosphate and
 * muriate of potash, the mix that is lightest to buy and carry. Nothing passes the highest rates; P and K are met
 * within `tolerance`.
 */
export function productPlan(order: Order): ProductPlan {
  const mixes = [withSingles(grades[0], 0, order), ...compoundMixes(order)];
  const best = mixes.reduce((least, mix) => (burden(mix, order.need) < burden(least, order.need) ? mix : least));
  const products = kinds
    .filter((kind) => best[kind] > 0)
    .map((product) => ({
      product,
      formula: product === "npk" ? best.formula : singles[product],
      kgHa: best[product],
      splits: dressingsOf(product, best, order),
    }));
  return { products, supplied: contentsOf(best) };
}

/** Whole bags to buy for an amount (kg). */
export const bagsFor = (kg: number): number => Math.ceil(Math.round(kg * 100) / 100 / bagKg);
