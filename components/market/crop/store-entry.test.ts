import { describe, expect, it } from "vitest";
import { storeOrSell } from "@/lib/market/models/store-or-sell";
import { amountOf, emptyEntry, storageCells, storeMeasures, storingOf } from "./store-entry";

const bag = { id: "bag-100", content: 100 } as const;
const entry = { ...emptyEntry, price: "45,000", loss: "1,5", cost: "200" };

describe("what is typed into 'sell now or store'", () => {
  it("is understood as people write amounts", () => {
    expect(["45,000", "₦45 000", "1,250,000.50", "2,5", ".5", " "].map(amountOf)).toEqual([
      45_000,
      45_000,
      1_250_000.5,
      2.5,
      0.5,
      null,
    ]);
    expect(["-5", "many", "1e5", "45,00,0"].map(amountOf)).toEqual([NaN, NaN, NaN, NaN]);
  });

  it("becomes what the model weighs", () => {
    expect(storingOf({ entry, measure: bag, month: 11 })).toEqual({
      storing: {
        pricePerBag: 45_000,
        bagKg: 100,
        month: 11,
        months: 3,
        lossPercentPerMonth: 1.5,
        costPerBagMonth: 200,
        interestPercentPerMonth: 0,
      },
      faults: [],
    });
  });

  it("names every field that makes no sense, and takes no price for none", () => {
    const faulty = { ...entry, price: "0", loss: "90", cost: "free" };
    expect(storingOf({ entry: faulty, measure: bag, month: 11 }).faults).toEqual(["price", "loss", "cost"]);
    const none = storingOf({ entry: { ...entry, price: "" }, measure: bag, month: 11 });
    expect([none.faults, none.storing.pricePerBag]).toEqual([[], null]);
  });

  it("is weighed against the API's past waits", () => {
    const cell = { low: 1, middle: 1.2, high: 1.4, cases: 30, years: 10, rose: 27 };
    const cells = storageCells([{ month: 11, months_ahead: 3, ...cell }]);
    const { storing } = storingOf({ entry: { ...entry, loss: "0", cost: "0" }, measure: bag, month: 11 });
    const advice = storeOrSell(storing, cells);
    expect(advice).toMatchObject({ advice: "store", chosen: { gain: 9_000, breakEvenPerKg: 450 } });
  });
});

describe("what produce is stored by", () => {
  it("is bags by weight, tubers by the hundred, and else the unit of the prices", () => {
    const by = (unit: string) => storeMeasures({ cropId: 9, variety: "Yam", unit }).map(({ id }) => id);
    expect(by("kg")).toEqual(["bag-100", "bag-50"]);
    expect(by("tuber")).toEqual(["tubers-100"]);
    expect(by("bunch")).toEqual(["unit"]);
  });
});
