import { describe, expect, it } from "vitest";
import type { Crop } from "../../crops/crop";
import { assess } from "./assessment";
import { cropFacts } from "./crop-facts";
import { overviewOf } from "./overview";
import { recommendationsOf } from "./recommendations";

const newest = 2026 * 12 + 8;
const market = { id: 1, name: "Dawanau", state: "Kano", country: "NG", latitude: null, longitude: null };

/** A crop with eight years of prices that rise from November to August by a half and fall again. */
function facts(category: Crop["category"], rises: number) {
  const level = (month: number) => 1 + (rises * ((((month - 10) % 12) + 12) % 12)) / 11;
  const months = new Map(
    Array.from({ length: 96 }, (_, index) => newest - index).map((month) => [month, level(month)]),
  );
  const retail = { months, monthCount: 96, first: "2018-10-15", last: "2026-09-15" };
  const series = { id: 1, variety: "Grain", unit: "kg", currency: "NGN", publisher: "Test", market, kinds: { retail } };
  // Of a crop only its id, name and category are looked at.
  const crop = { id: 1, name: "Maize", category } as Crop;
  const found = cropFacts(crop, [{ ...series }]);
  if (!found) throw new Error("no facts");
  return found;
}

function advice(category: Crop["category"], { rises, today }: { rises: number; today: number }): string {
  const [assessment] = assess([facts(category, rises)], []);
  if (!assessment) throw new Error("no assessment");
  return recommendationsOf(assessment, today).join(" ");
}

describe("recommendations", () => {
  it("say how old the newest price is once it is older than three months", () => {
    expect(advice("cereal", { rises: 0.5, today: newest + 3 })).not.toContain("The newest price is of");
    expect(advice("cereal", { rises: 0.5, today: newest + 4 })).toMatch(
      /^The newest price is of September 2026, 4 months/,
    );
  });

  it("speak of storing for what keeps, where it paid, with cases and years", () => {
    const grain = advice("cereal", { rises: 0.5, today: newest + 2 });
    expect(grain).toContain("Prices rose from November to August in 8 of 8 cases over 8 years, by 41 % in the middle");
    expect(advice("vegetable", { rises: 0.5, today: newest + 2 })).not.toMatch(/stor/);
  });

  it("see little reason to store where prices only fell", () => {
    expect(advice("cereal", { rises: -0.3, today: newest + 2 })).toContain("there is little reason to store");
  });

  it("name the dearest month as one to sell in, the cheapest as one to buy in", () => {
    expect(advice("cereal", { rises: 0.5, today: newest + 2 })).toContain("a good month to buy");
    expect(advice("cereal", { rises: 0.5, today: newest + 1 })).toContain("a good month to sell");
  });
});

describe("the overview", () => {
  it("tells the age of the newest price and keeps to its length", () => {
    const overview = overviewOf(assess([facts("cereal", 0.5)], []), newest + 14);
    expect(overview).toMatch(/^The newest prices in Nigeria are of September 2026, 14 months ago\./);
    expect(overview.length).toBeLessThanOrEqual(1000);
  });
});
