import { describe, expect, it } from "vitest";
import { listed, namesOfMarket, nearestNames } from "./names";

describe("names", () => {
  it("that are meant come by their likeness, those with nothing in common not at all", () => {
    expect(nearestNames("Potiskun", ["Damaturu", "Potiskum", "Potiskum Central"])).toEqual(["Potiskum"]);
    expect(nearestNames("Illela", ["Biu", "Illela (CBM)"])).toEqual(["Illela (CBM)"]);
    expect(nearestNames("Xyz", ["Kano", "Ogun"])).toEqual([]);
  });

  it("of a market are its own and that without brackets", () => {
    expect(namesOfMarket("Jibia (CBM)")).toEqual(["jibia cbm", "jibia"]);
  });

  it("are listed as a sentence has them", () => {
    expect([listed([]), listed(["a"]), listed(["a", "b", "c"])]).toEqual(["", '"a"', '"a", "b" or "c"']);
  });
});
