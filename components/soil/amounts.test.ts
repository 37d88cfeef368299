import { describe, expect, test } from "vitest";
import { dressingAmount, productAmount } from "./amounts";

const npk = { product: "npk", formula: "15-15-15", kg_per_ha: 400, bags_per_ha: 8, splits: [] } as const;

describe("amounts for a field", () => {
  test("are what its area needs: 125 kg/ha on 1.5 ha is 188 kg, 3.8 bags", () => {
    expect(dressingAmount(125, 1.5)).toEqual({ kg: 188, bags: 3.8 });
  });

  test("are those of a hectare while its area is not known", () => {
    expect(dressingAmount(125, null)).toEqual({ kg: 125, bags: 2.5 });
    expect(productAmount({ ...npk, splits: [], kg: null, bags: null })).toEqual({ kg: 400, bags: 8 });
  });

  test("are bought in the whole bags that the sheet says", () => {
    expect(productAmount({ ...npk, splits: [], kg: 776.4, bags: 16 })).toEqual({ kg: 776, bags: 16 });
  });
});
