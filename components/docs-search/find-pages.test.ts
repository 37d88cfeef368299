import { describe, expect, it } from "vitest";
import type { SearchEntry } from "@/lib/reference/search-index";
import { pageFinder } from "./find-pages";

const page = (part: Partial<SearchEntry> & Pick<SearchEntry, "path" | "title">): SearchEntry => ({
  group: "Guides",
  summary: "",
  endpoint: "",
  headings: [],
  words: "",
  ...part,
});

const find = pageFinder([
  page({
    path: "/docs/errors",
    title: "Errors",
    headings: [
      { text: "The body of an error", id: "the-body-of-an-error" },
      { text: "Budget reached", id: "budget-reached" },
    ],
    words: "status 402 retry",
  }),
  page({
    path: "/docs/weather/forecast",
    title: "Forecast",
    endpoint: "GET /v1/weather/forecast",
    words: "farm_id days",
  }),
  page({ path: "/docs/costs", title: "Costs", summary: "What a forecast costs.", words: "budget naira" }),
]);
const hrefs = (text: string) => find(text).map(({ href }) => href);

describe("the search of the documentation", () => {
  it("puts the page whose title fits first", () => {
    expect(hrefs("forecast")).toEqual(["/docs/weather/forecast", "/docs/costs"]);
  });

  it("leads to the heading that fits", () => {
    expect(find("budget")[0]).toMatchObject({ href: "/docs/errors#budget-reached", heading: "Budget reached" });
    expect(find("errors")[0]).toMatchObject({ href: "/docs/errors", heading: null });
  });

  it("finds by a path, a field's name, a beginning and a slip of the finger", () => {
    expect(hrefs("/v1/weather/forecast")[0]).toBe("/docs/weather/forecast");
    expect(hrefs("farm_id")).toEqual(["/docs/weather/forecast"]);
    expect(hrefs("forec")[0]).toBe("/docs/weather/forecast");
    expect(hrefs("forcast")[0]).toBe("/docs/weather/forecast");
  });

  it("finds nothing for nothing", () => {
    expect(hrefs("")).toEqual([]);
    expect(hrefs("zebra")).toEqual([]);
  });
});
