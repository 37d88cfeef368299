import { expect, test } from "vitest";
import { boardInput, cropOf, readMarketState, writeMarketState } from "./market-state";

const read = (query: string) => readMarketState(new URLSearchParams(query));

test("what the page writes into its address it reads again", () => {
  for (const query of [
    "",
    "crop=7&state=Borno&market=12&variety=White+grain&kind=wholesale&per=mudu&sort=-price&view=map",
    "crop=all&country=GH&state=Ashanti&sort=date",
  ]) {
    expect(writeMarketState(read(query))).toBe(query);
  }
});

test("nonsense in the address is as if it was not there", () => {
  const nonsense = "crop=-1&state=%20&market=x&kind=cash&per=%3Cb%3E&sort=colour&view=3d&country=nigeria";
  expect(read(nonsense)).toEqual({ ...read(""), descending: false });
});

test("every crop is only shown of a place, since the whole country's would be too much", () => {
  expect(read("crop=all").crop).toBe("own");
  expect(read("crop=all&state=Kano").crop).toBe("all");
  expect(boardInput(read("crop=all&state=Kano"), null)).toEqual({ query: { country: "NG", state: "Kano" } });
});

test("without a choice the first of the farmer's own crops with prices is shown, else maize", () => {
  expect(cropOf(read(""), undefined)).toBe(1);
  expect(cropOf(read("crop=9"), undefined)).toBe(9);
});
