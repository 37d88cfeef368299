import { expect, test } from "vitest";
import { boardInput, readCrop } from "../alerts/crop-choice";
import { catalogueInput, noFilter, readFilter, writeFilter } from "./catalogue-query";

const read = (query: string) => readFilter(new URLSearchParams(query));

test("what the catalogue writes into its address it reads again", () => {
  for (const query of ["", "search=army+worm&crop=1&type=pest&part=leaf&sign=holes"]) {
    expect(writeFilter(read(query))).toBe(query);
  }
});

test("nonsense in an address is as if it was not there", () => {
  expect(read("crop=-1&type=dragon&part=tail&sign=fire")).toEqual(noFilter);
  expect(readCrop(new URLSearchParams("crop=99999999999"))).toBeNull();
  expect(boardInput({ cropId: readCrop(new URLSearchParams("crop=7")) })).toEqual({ query: { crop_id: 7 } });
});

test("a call carries only what was chosen, and nothing that would be refused", () => {
  expect(catalogueInput(noFilter)).toEqual({ query: {} });
  expect(catalogueInput({ ...noFilter, search: " <army> ", sign: "holes" })).toEqual({
    query: { search: "army", sign: "holes" },
  });
});
