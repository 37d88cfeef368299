import { describe, expect, it } from "vitest";
import type { WeatherAlert } from "../../weather/alert";
import { isNewDrop, leastDrop, ndviDrop } from "./ndvi-drop";
import { isNewRisk, isNewWeather } from "./news";

const today = "2026-08-20";
const picture = (date: string, value: number, quality = "good, 90 of 100 pixels clear") => ({ date, value, quality });
const before = [picture("2026-06-25", 0.6), picture("2026-07-20", 0.7), picture("2026-08-10", 0.66)];

describe("a fall of NDVI", () => {
  it("is the newest clear picture 0.15 or more below the median of the 60 days before", () => {
    expect(ndviDrop([...before, picture("2026-08-18", 0.66 - leastDrop)], today)).toEqual({
      sceneDate: "2026-08-18",
      ndvi: 0.66 - leastDrop,
      usualNdvi: 0.66,
      observations: 3,
      since: "2026-06-25",
    });
    expect(ndviDrop([...before, picture("2026-08-18", 0.52)], today)).toBeNull();
  });

  it("is not seen in a clouded picture, an old one, with fewer than three before, or with those of long ago", () => {
    expect(ndviDrop([...before, picture("2026-08-18", 0.2, "poor, 5 of 100 pixels clear")], today)).toBeNull();
    expect(ndviDrop([...before, picture("2026-08-18", 0.2)], "2026-09-02")).toBeNull();
    expect(ndviDrop([...before.slice(1), picture("2026-08-18", 0.2)], today)).toBeNull();
    expect(ndviDrop([...before, picture("2026-08-30", 0.2)], "2026-08-30")).toBeNull();
    expect(ndviDrop([], today)).toBeNull();
  });

  it("is news once, and again when the field falls as much once more", () => {
    const drop = ndviDrop([...before, picture("2026-08-18", 0.4)], today);
    if (!drop) throw new Error("no drop");
    expect([isNewDrop(drop, []), isNewDrop(drop, [0.45]), isNewDrop(drop, [0.55])]).toEqual([true, false, true]);
  });
});

const alert = (more: Partial<WeatherAlert>): WeatherAlert => ({
  ...{ id: "agronomic:heat:2026-08-21:11.02,7.67", event: "Heat", severity: "Moderate", urgency: "Future" },
  ...{ certainty: "Likely", headline: "Heat", description: null, instruction: null, expiresAt: null, source: "Gona" },
  effectiveAt: Date.parse("2026-08-21T00:00:00Z"),
  ...more,
});
const told = (more: object = {}) => ({
  ...{ id: "agronomic:heat:2026-08-19:11.02,7.67", event: "Heat", severity: "Moderate" },
  expires: "2026-08-22T00:00:00.000Z",
  ...more,
});

describe("a weather alert of ours", () => {
  it("is no news while it goes on from one that was told, though its first day has moved", () => {
    expect(isNewWeather(alert({}), [told()])).toBe(false);
    expect(isNewWeather(alert({ severity: "Minor" }), [told()])).toBe(false);
  });

  it("is news when it is graver, another hazard, or begins after what was told", () => {
    expect(isNewWeather(alert({ severity: "Severe" }), [told()])).toBe(true);
    expect(isNewWeather(alert({ event: "Heavy rain" }), [told()])).toBe(true);
    expect(isNewWeather(alert({}), [told({ expires: "2026-08-20T12:00:00.000Z" })])).toBe(true);
    expect(isNewWeather(alert({ id: "2.49.0.0.566" }), [told({ id: "2.49.0.0.566.1" })])).toBe(true);
  });
});

describe("a high risk", () => {
  it("is news when it begins after the last day that was told", () => {
    expect(isNewRisk({ from: "2026-08-20" }, [{ until: "2026-08-20" }])).toBe(false);
    expect(isNewRisk({ from: "2026-08-21" }, [{ until: "2026-08-20" }])).toBe(true);
    expect(isNewRisk({ from: "2026-08-20" }, [])).toBe(true);
  });
});
