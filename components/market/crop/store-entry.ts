import type { Storing } from "@/lib/market/models/store-or-sell";
import type { StorageCell } from "@/lib/market/models/storage";
import { measuresOf } from "@/lib/market/models/measures";
import type { Outlook } from "./answers";

/** What is typed into the form; null: nothing yet, so that what is usual stands there. */
export type StoreEntry = { price: string | null; measure: string; months: string; loss: string | null; cost: string };

/** A field that is not understood. */
export type StoreFault = "price" | "loss" | "cost";

/** What produce is stored and sold by: how much of the unit that prices are per it holds. */
export type StoreMeasure = { id: "bag-100" | "bag-50" | "tubers-100" | "can-25" | "unit"; content: number };

/** Longest wait that the past is known of, in months. */
export const longestWaitMonths = 9;
const mostLossPercent = 60;
const stored = ["bag-100", "bag-50", "tubers-100", "can-25"] as const;

/** The form before anything is typed. */
export const emptyEntry: StoreEntry = { price: null, measure: "", months: "3", loss: null, cost: "0" };

/** By what a product is stored: bags where prices are per kg, else what fits its unit. */
export function storeMeasures(product: { cropId: number; variety: string; unit: string }): StoreMeasure[] {
  const known = measuresOf(product);
  const found = stored.flatMap((id) => {
    const measure = known.find((each) => each.id === id);
    return measure ? [{ id, content: measure.content }] : [];
  });
  return found.length > 0 ? found : [{ id: "unit", content: 1 }];
}

/** An amount as people write it ('45,000', '₦45000', '2,5'); null for none, NaN for what is no amount. */
export function amountOf(entered: string): number | null {
  const text = entered.replace(/[\s₦]/g, "");
  if (text === "") return null;
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text.replace(",", ".");
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

type EntryInput = {
  /** With what is usual filled in. */
  entry: Omit<StoreEntry, "price" | "loss"> & { price: string; loss: string };
  measure: StoreMeasure;
  /** Month of the year, 1 to 12. */
  month: number;
};

/** What the model weighs, and what of the form is not understood. */
export function storingOf({ entry, measure, month }: EntryInput): { storing: Storing; faults: StoreFault[] } {
  const price = amountOf(entry.price);
  const loss = amountOf(entry.loss) ?? Number.NaN;
  const cost = amountOf(entry.cost) ?? 0;
  const faults: StoreFault[] = [];
  if (price !== null && !(price > 0)) faults.push("price");
  if (!(loss >= 0 && loss <= mostLossPercent)) faults.push("loss");
  if (!(cost >= 0)) faults.push("cost");
  const storing = {
    pricePerBag: price,
    bagKg: measure.content,
    month,
    months: Number(entry.months),
    lossPercentPerMonth: loss,
    costPerBagMonth: cost,
    interestPercentPerMonth: 0,
  };
  return { storing, faults };
}

/** The API's table of past waits as the model takes it. */
export function storageCells(storage: Outlook["storage"]): StorageCell[] {
  return storage.map(({ months_ahead: monthsAhead, ...cell }) => ({ ...cell, monthsAhead }));
}
