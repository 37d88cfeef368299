import type { Product } from "./soil-types";

/** What a bag of fertiliser or lime holds in Nigeria. */
const bagKg = 50;

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** A part of a product: kg to the whole, bags of 50 kg to a tenth. */
export type Amount = { kg: number; bags: number };

/** What a dressing of `kgPerHa` is on a field; on one hectare when its area is not known. */
export function dressingAmount(kgPerHa: number, areaHa: number | null): Amount {
  const kg = kgPerHa * (areaHa ?? 1);
  return { kg: Math.round(kg), bags: toTenth(kg / bagKg) };
}

/** What of a product is to be bought for a field: whole bags; for one hectare, to a tenth, when its area is not known. */
export function productAmount({ kg, bags, kg_per_ha: kgPerHa, bags_per_ha: bagsPerHa }: Product): Amount {
  return kg === null || bags === null
    ? { kg: Math.round(kgPerHa), bags: toTenth(bagsPerHa) }
    : { kg: Math.round(kg), bags };
}
