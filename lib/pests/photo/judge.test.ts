import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge, probabilities } from "./judge";
import type { ModelCard, PhotoClass } from "./model-card";

const shown = (id: string, crop: string | null, kind: PhotoClass["kind"]): PhotoClass => ({
  id,
  crop,
  kind,
  name: id,
  scientific_name: null,
  organism: null,
});

const classes = [
  shown("tomato_late_blight", "tomato", "disease"),
  shown("tomato_early_blight", "tomato", "disease"),
  shown("tomato_healthy", "tomato", "healthy"),
  shown("potato_late_blight", "potato", "disease"),
  shown("caterpillar", null, "pest"),
  shown("not_plant", null, "reject"),
  shown("other_plant", null, "reject"),
  shown("other_animal", null, "reject"),
];
const card: ModelCard = {
  version: "test",
  sha256: "",
  input: { size: 8, short_side: 8 },
  classes,
  temperature: 1,
  thresholds: { answer: 0.6 },
};

/** Scores that give these probabilities; what is left over is spread evenly. */
function scoresOf(wanted: Record<string, number>): number[] {
  const rest = 1 - Object.values(wanted).reduce((sum, value) => sum + value, 0);
  const others = classes.length - Object.keys(wanted).length;
  return classes.map(({ id }) => Math.log(wanted[id] ?? Math.max(rest / others, 1e-9)));
}

const nothing = { kind: "nothing" } as const;
const tomato = { kind: "known-crop", crop: "tomato" } as const;
const names = (verdict: ReturnType<typeof judge>) => verdict.ranked.map(({ shown: { id } }) => id);

describe("the verdict on a photo", () => {
  it("names what is over the threshold, the most probable first, three at most", () => {
    const verdict = judge(
      scoresOf({ tomato_late_blight: 0.7, tomato_early_blight: 0.2, potato_late_blight: 0.06, tomato_healthy: 0.02 }),
      card,
      nothing,
    );
    expect(verdict.outcome).toBe("named");
    expect(names(verdict)).toEqual(["tomato_late_blight", "tomato_early_blight", "potato_late_blight"]);
    expect(verdict.ranked[0]?.probability).toBeCloseTo(0.7, 6);
  });

  it("a healthy plant is healthy", () => {
    expect(judge(scoresOf({ tomato_healthy: 0.9 }), card, nothing).outcome).toBe("healthy");
  });

  it("under the threshold it is unsure; far under it nothing is even mentioned", () => {
    const unsure = judge(scoresOf({ tomato_late_blight: 0.5, tomato_early_blight: 0.4 }), card, nothing);
    expect(unsure).toMatchObject({ outcome: "unsure" });
    expect(names(unsure)).toHaveLength(3);
    expect(judge(scoresOf({ tomato_late_blight: 0.25, potato_late_blight: 0.2 }), card, nothing)).toMatchObject({
      outcome: "unsure",
      ranked: [],
    });
  });

  it("a photo of no plant, of another animal or of an unknown plant is not named, also when a crop is told", () => {
    for (const told of [nothing, tomato]) {
      expect(judge(scoresOf({ not_plant: 0.8 }), card, told)).toMatchObject({ outcome: "not-a-plant", ranked: [] });
      expect(judge(scoresOf({ other_animal: 0.8 }), card, told)).toMatchObject({ outcome: "not-a-plant", ranked: [] });
      expect(judge(scoresOf({ other_plant: 0.98 }), card, told)).toMatchObject({ outcome: "unknown-crop", ranked: [] });
    }
  });

  it("what hardly looks like a known plant is taken for the crop that was told, and named when that is clear", () => {
    const scores = scoresOf({ other_plant: 0.7, tomato_late_blight: 0.28 });
    expect(judge(scores, card, nothing)).toMatchObject({ outcome: "unknown-crop", ranked: [] });
    expect(names(judge(scores, card, tomato))[0]).toBe("tomato_late_blight");
  });

  it("the rejecting classes count together", () => {
    const scores = scoresOf({ not_plant: 0.2, other_plant: 0.3, other_animal: 0.1, tomato_late_blight: 0.39 });
    expect(judge(scores, card, nothing)).toMatchObject({ outcome: "unknown-crop", ranked: [] });
  });

  it("with a crop only its classes remain, and become surer by it", () => {
    const scores = scoresOf({ tomato_late_blight: 0.5, potato_late_blight: 0.45 });
    expect(judge(scores, card, nothing).outcome).toBe("unsure");
    const verdict = judge(scores, card, tomato);
    expect(verdict.outcome).toBe("named");
    expect(names(verdict)[0]).toBe("tomato_late_blight");
    expect(names(verdict)).not.toContain("potato_late_blight");
  });

  it("an animal is not named before its crop is told: those that the model does not know look like it", () => {
    const rice = { ...card, classes: [...classes, { ...shown("rice_bug", "rice", "pest"), animal: true }] };
    const scores = [...scoresOf({ tomato_healthy: 0.01 }).map((score) => score - 6), 0];
    expect(judge(scores, rice, nothing)).toMatchObject({ outcome: "unsure" });
    expect(judge(scores, rice, { kind: "known-crop", crop: "rice" })).toMatchObject({ outcome: "named" });
  });

  it("a photo that looks like quite another crop than the one told is not named", () => {
    const verdict = judge(scoresOf({ potato_late_blight: 0.97, tomato_late_blight: 0.005 }), card, tomato);
    expect(verdict).toMatchObject({ outcome: "unsure", otherCrop: "potato" });
  });

  it("of a crop that it does not know, no other crop's disease is ever named", () => {
    const told = { kind: "unknown-crop" } as const;
    expect(judge(scoresOf({ tomato_late_blight: 0.99 }), card, told)).toMatchObject({
      outcome: "unknown-crop",
      ranked: [],
    });
    expect(names(judge(scoresOf({ caterpillar: 0.9 }), card, told))).toEqual(["caterpillar"]);
  });

  it("whatever the scores: probabilities from 0 to 1 in falling order, no rejecting class, nothing named under the threshold", () => {
    const anyScores = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), {
      minLength: classes.length,
      maxLength: classes.length,
    });
    const anyTold = fc.constantFrom(nothing, tomato, { kind: "unknown-crop" } as const);
    fc.assert(
      fc.property(anyScores, anyTold, (scores, told) => {
        expect(probabilities(scores, 1.3).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
        const { outcome, ranked } = judge(scores, card, told);
        const values = ranked.map(({ probability }) => probability);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
        expect(values.every((value) => value > 0 && value <= 1 + 1e-9)).toBe(true);
        expect(ranked.some(({ shown: { kind } }) => kind === "reject")).toBe(false);
        if (outcome === "named" || outcome === "healthy") expect(values[0]).toBeGreaterThanOrEqual(0.6);
        if (outcome === "not-a-plant" || outcome === "unknown-crop") expect(ranked).toEqual([]);
      }),
    );
  });
});
