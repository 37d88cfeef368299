import { expect, it } from "vitest";
import { linkedText } from "./linked-text";

it("makes links of web addresses only", () => {
  expect(linkedText("© [OSM](https://osm.org/copyright) people")).toEqual([
    { text: "© ", href: null },
    { text: "OSM", href: "https://osm.org/copyright" },
    { text: " people", href: null },
  ]);
  expect(linkedText("[a](javascript:alert(1))")).toEqual([{ text: "[a](javascript:alert(1))", href: null }]);
  expect(linkedText("")).toEqual([]);
});
