import { describe, expect, it } from "vitest";
import { readRecent, withRecent } from "./recent-places";
import type { PlaceChoice } from "./place-choice";

const places: PlaceChoice[] = ["Kano", "Jos", "Ibadan", "Yola", "Minna"].map((location) => ({ location }));

describe("recent places", () => {
  it("puts the latest first, keeps each once and no more than five", () => {
    expect(withRecent(places, { location: "Ibadan" }).map((place) => "location" in place && place.location)).toEqual([
      "Ibadan",
      "Kano",
      "Jos",
      "Yola",
      "Minna",
    ]);
    expect(withRecent(places, { location: "Sokoto" })).toHaveLength(5);
  });

  it("leaves out what it cannot read", () => {
    expect(readRecent("place=Kano\n<script>\nlat=abc&lon=1\nplace=Jos")).toEqual([
      { location: "Kano" },
      { location: "Jos" },
    ]);
  });
});
