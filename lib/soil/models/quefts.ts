/** kg of a nutrient in a kg of dry matter, at most diluted (min) and most concentrated (max), in produce and in straw. */
export type Contents = { minStore: number; minVeg: number; maxStore: number; maxVeg: number };

/** What QUEFTS must know of a crop; weights are dry matter. */
export type QueftsCrop = {
  n: Contents;
  p: Contents;
  k: Contents;
  /** Straw that stands before there is any produce. */
  yZeroKgHa: number;
  /** Share of the nitrogen that a legume takes from the air. */
  nFixed: number;
  /** Straw per produce at harvest. */
  strawPerStore: number;
  /** Produce where no nutrient is short. */
  potentialKgHa: number;
};

/** N, P and K in kg/ha, as elements. */
export type Supply = { n: number; p: number; k: number };

const names = ["n", "p", "k"] as const;

/** What the equations of the native supply ask of a soil. */
export type QueftsSoil = { ph: number; organicCarbonGKg: number; olsenMgKg: number; potassiumMmolKg: number };

/** pH between which the equations of the native supply were found. */
export const queftsPh = { min: 4.5, max: 7 } as const;

/**
 * What a soil gives to an unfertilised crop in a season (kg/ha). Janssen et al. (1990) Geoderma 46:299-318, Table 2;
 * found on deep, drained soils of Kenya and Suriname with pH 4.5 to 7. Null outside of that range.
 */
export function nativeSupply({ ph, organicCarbonGKg, olsenMgKg, potassiumMmolKg }: QueftsSoil): Supply | null {
  if (ph < queftsPh.min || ph > queftsPh.max) return null;
  const forN = 0.25 * (ph - 3);
  const forP = 1 - 0.5 * (ph - 6) ** 2;
  const forK = 0.625 * (3.4 - 0.4 * ph);
  return {
    n: forN * 6.8 * organicCarbonGKg,
    p: Math.max(0, forP * 0.35 * organicCarbonGKg + 0.5 * olsenMgKg),
    k: (forK * 400 * potassiumMmolKg) / (2 + 0.9 * organicCarbonGKg),
  };
}

/** Shares of the fertiliser's nutrients that the crop takes up. Janssen et al. (1990). */
const recovered: Supply = { n: 0.5, p: 0.1, k: 0.5 };
const pPerP2o5 = 0.4364;
const kPerK2o = 0.8301;

/** What fertiliser adds to the supply (kg/ha of elements), from kg/ha of N, P2O5 and K2O. */
export const fertiliserSupply = (given: { nKgHa: number; p2o5KgHa: number; k2oKgHa: number }): Supply => ({
  n: recovered.n * given.nKgHa,
  p: recovered.p * pPerP2o5 * given.p2o5KgHa,
  k: recovered.k * kPerK2o * given.k2oKgHa,
});

/** kg of produce per kg of nutrient taken up: accumulated (a) and diluted (d); taken up before any produce (r). */
type Efficiency = { a: number; d: number; r: number };

function efficiencies(crop: QueftsCrop): Record<(typeof names)[number], Efficiency> {
  const own = { n: 1 - crop.nFixed, p: 1, k: 1 };
  const of = (name: (typeof names)[number]): Efficiency => {
    const { minStore, minVeg, maxStore, maxVeg } = crop[name];
    // What a legume takes from the air it need not find in the soil.
    const share = own[name];
    return {
      a: 1 / (share * (maxStore + maxVeg * crop.strawPerStore)),
      d: 1 / (share * (minStore + minVeg * crop.strawPerStore)),
      r: share * minVeg * crop.yZeroKgHa,
    };
  };
  return { n: of("n"), p: of("p"), k: of("k") };
}

/** Uptake of a nutrient when another is at hand. Janssen et al. (1990), step 2, their equations for U1(2). */
function uptakeBeside(supply: number, own: Efficiency, other: Efficiency & { supply: number }): number {
  const beyond = Math.max(0, other.supply - other.r);
  const foot = own.r + (beyond * other.a) / own.d;
  const top = own.r + beyond * ((2 * other.d) / own.a - other.a / own.d);
  if (supply <= foot) return supply;
  if (supply >= top) return own.r + (beyond * other.d) / own.a;
  return supply - (0.25 * (supply - foot) ** 2) / (beyond * (other.d / own.a - other.a / own.d));
}

/** Produce by one nutrient's uptake within the range that the other and the potential allow. Step 4. */
function pairYield(
  own: Efficiency & { uptake: number },
  other: Efficiency & { uptake: number },
  ceiling: number,
): number {
  const otherLow = other.a * Math.max(0, other.uptake - other.r);
  const otherHigh = Math.min(ceiling, other.d * Math.max(0, other.uptake - other.r));
  if (otherHigh <= otherLow) return otherHigh;
  // Where the own uptake lies between least (diluted) and most (accumulated) that the other's range of yields asks for.
  const from = otherLow / own.d;
  const to = otherHigh / own.a;
  const at = Math.min(1, Math.max(0, (own.uptake - own.r - from) / (to - from)));
  return otherLow + (otherHigh - otherLow) * (2 * at - at ** 2);
}

/** Produce (kg/ha of dry matter) that a supply of N, P and K allows, and which of them is shortest. */
export type QueftsYield = { yieldKgHa: number; limiting: keyof Supply | null };

/** Beyond this share of the potential no nutrient is called short. */
const enough = 0.9;

/**
 * Produce that a supply allows: uptake of each nutrient as the least that either other allows, yield as the mean of the
 * six pairs, never above what any nutrient at its most diluted gives. Janssen et al. (1990) Geoderma 46:299-318.
 */
export function queftsYield(crop: QueftsCrop, supply: Supply): QueftsYield {
  const by = efficiencies(crop);
  const others = (name: keyof Supply) => names.filter((each) => each !== name);
  const uptake = (name: keyof Supply) =>
    Math.min(
      ...others(name).map((other) => uptakeBeside(supply[name], by[name], { ...by[other], supply: supply[other] })),
    );
  const taken = Object.fromEntries(names.map((name) => [name, uptake(name)])) as Record<keyof Supply, number>;
  const diluted = (name: keyof Supply) => by[name].d * Math.max(0, taken[name] - by[name].r);
  const ceiling = Math.min(crop.potentialKgHa, ...names.map(diluted));
  const pairs = names.flatMap((name) =>
    others(name).map((other) =>
      pairYield({ ...by[name], uptake: taken[name] }, { ...by[other], uptake: taken[other] }, ceiling),
    ),
  );
  const mean = pairs.reduce((total, each) => total + each, 0) / pairs.length;
  const yieldKgHa = Math.max(0, Math.min(ceiling, mean));
  return { yieldKgHa, limiting: yieldKgHa >= enough * crop.potentialKgHa ? null : shortest(crop, supply) };
}

/** The nutrient whose supply alone, halfway between dilution and accumulation, allows least. */
function shortest(crop: QueftsCrop, supply: Supply): keyof Supply {
  const by = efficiencies(crop);
  const alone = (name: keyof Supply) => ((by[name].a + by[name].d) / 2) * Math.max(0, supply[name] - by[name].r);
  return names.reduce((least, name) => (alone(name) < alone(least) ? name : least));
}
