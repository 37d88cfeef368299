import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agronomicSeverities, rules, severityOf, thresholdsInWords, type Hazard } from "./thresholds";

const hazards = Object.keys(rules) as Hazard[];
const rank = (hazard: Hazard, value: number) => {
  const severity = severityOf(hazard, value);
  return severity === null ? -1 : agronomicSeverities.indexOf(severity);
};

describe("severity of a value", () => {
  const edges: [Hazard, [number, string | null][]][] = [
    [
      "heat",
      [
        [34.9, null],
        [35, "Minor"],
        [37.9, "Minor"],
        [38, "Moderate"],
        [39.9, "Moderate"],
        [40, "Severe"],
        [42, "Severe"],
        [42.1, "Extreme"],
      ],
    ],
    [
      "cold",
      [
        [15, null],
        [14.9, "Minor"],
        [12, "Minor"],
        [11.9, "Moderate"],
        [8, "Moderate"],
        [7.9, "Severe"],
        [2, "Severe"],
        [1.9, "Extreme"],
      ],
    ],
    [
      "heavy-rain",
      [
        [19.9, null],
        [20, "Minor"],
        [49.9, "Minor"],
        [50, "Moderate"],
        [79.9, "Moderate"],
        [80, "Severe"],
        [119.9, "Severe"],
        [120, "Extreme"],
      ],
    ],
    [
      "gusts",
      [
        [39.9, null],
        [40, "Minor"],
        [54.9, "Minor"],
        [55, "Moderate"],
        [74.9, "Moderate"],
        [75, "Severe"],
        [99.9, "Severe"],
        [100, "Extreme"],
      ],
    ],
    [
      "sustained-wind",
      [
        [38.9, null],
        [39, "Minor"],
        [49.9, "Minor"],
        [50, "Moderate"],
        [61.9, "Moderate"],
        [62, "Severe"],
        [88.9, "Severe"],
        [89, "Extreme"],
      ],
    ],
    [
      "dry-spell",
      [
        [6, null],
        [7, "Minor"],
        [9, "Minor"],
        [10, "Moderate"],
        [13, "Moderate"],
        [14, "Severe"],
        [20, "Severe"],
        [21, "Extreme"],
      ],
    ],
    [
      "disease",
      [
        [1, null],
        [2, "Minor"],
        [3, "Minor"],
        [4, "Moderate"],
        [7, "Moderate"],
      ],
    ],
  ];
  for (const [hazard, values] of edges) {
    it.each(values)(`${hazard} of %d is %s`, (value, severity) => {
      expect(severityOf(hazard, value)).toBe(severity);
    });
  }

  it("never falls when the hazard grows", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...hazards),
        fc.double({ min: -60, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (hazard, value, more) => {
          const worse = hazard === "cold" ? value - more : value + more;
          expect(rank(hazard, worse)).toBeGreaterThanOrEqual(rank(hazard, value));
        },
      ),
    );
  });
});

describe("limits in words", () => {
  it("name every hazard with its limits", () => {
    const words = thresholdsInWords();
    for (const hazard of hazards) expect(words).toContain(rules[hazard].event);
    expect(words).toContain("Minor from 35 °C, Moderate from 38 °C, Severe from 40 °C, Extreme above 42 °C");
    expect(words).toContain("Minor below 15 °C");
  });
});
