import { describe, expect, it } from "vitest";
import { readAddress, writeAddress } from "./market-address";

const read = (text: string) => readAddress(new URLSearchParams(text));

describe("the address of a crop's market page", () => {
  it("comes back as it was written", () => {
    const address = { seriesIds: [12, 7], kind: "wholesale", range: "all", money: "real" } as const;
    expect(read(writeAddress({ ...address, seriesIds: [12, 7] }))).toEqual(address);
    expect(writeAddress(read(""))).toBe("");
  });

  it("takes what makes no sense as left out, and no more than six series, each once", () => {
    expect(read("series=x,0,3,3,4,5,6,7,8,9&kind=none&range=2&money=gold")).toEqual({
      ...read(""),
      seriesIds: [3, 4, 5, 6, 7, 8],
    });
  });
});
