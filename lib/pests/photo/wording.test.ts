import { describe, expect, it } from "vitest";
import type { Organism } from "../catalogue/store";
import { describedCandidate, photoCandidate } from "./candidate";
import type { Ranked, Verdict } from "./judge";
import type { PhotoClass } from "./model-card";
import { keyStep } from "./symptom-key";
import { recommendationsFor } from "./wording";

const organism = (code: string, change: Partial<Organism> = {}): Organism => ({
  id: 1,
  code,
  name: code,
  scientificName: `${code} sp.`,
  type: "disease",
  kind: "fungus",
  importance: "high",
  otherNames: [],
  parts: ["leaf", "stem"],
  signs: ["mosaic", "curling"],
  symptoms: "Leaves are patchy.",
  description: "A fungus.",
  conditions: "Wet.",
  compare: "Rust rubs off, this does not",
  cultural: "Rotate crops.",
  resistant: "",
  biological: "",
  chemical: "",
  sources: "",
  checked: true,
  cropIds: [],
  ...change,
});

const shownClass = (id: string, change: Partial<PhotoClass> = {}): PhotoClass => ({
  id,
  crop: "maize",
  kind: "disease",
  name: id,
  scientific_name: null,
  organism: id,
  ...change,
});

const ranked = (probability: number, shown: PhotoClass): Ranked => ({ shown, probability });
const verdictOf = (outcome: Verdict["outcome"], ...candidates: Ranked[]): Verdict => ({
  outcome,
  ranked: candidates,
  otherCrop: null,
});

const told = (verdict: Verdict, cropName: string | null = "Maize", plainCrop = false) =>
  recommendationsFor({
    verdict,
    cropName,
    best: organism("Blight"),
    ofCrop: [organism("Mosaic disease")],
    notShown: [organism("Fall armyworm", { type: "pest" })],
    plainCrop,
    knownCrops: ["maize", "rice", "tomato"],
  });

describe("what the asker is told", () => {
  const blight = ranked(0.82, shownClass("Blight"));

  it("of a named disease: how sure it is, what to compare, growing practice first, what the photo cannot show", () => {
    const words = told(verdictOf("named", blight, ranked(0.1, shownClass("Rust"))));
    expect(words).toContain("likely Blight (82 %)");
    expect(words).toContain("Less likely: Rust (10 %).");
    expect(words).toContain("Compare before you act: Rust rubs off, this does not.");
    expect(words.indexOf("Rotate crops.")).toBeLessThan(words.indexOf("chemicals come last"));
    expect(words).toContain("cannot know these of maize: Fall armyworm.");
    expect(words).toContain("A photo is no proof");
  });

  it("of what is known from leaves on a plain ground alone: to lay a leaf on paper, sure or not", () => {
    const plain = ranked(0.8, shownClass("Leaf mold", { crop: "tomato", plain_leaves: true }));
    expect(told(verdictOf("named", plain), "Tomato", true)).toContain("lay one leaf on paper");
    expect(told(verdictOf("unsure"), "Tomato", true)).toContain("lay one leaf on paper");
    const seenInField = ranked(0.8, shownClass("Tuta absoluta", { crop: "tomato" }));
    expect(told(verdictOf("named", seenInField), "Tomato", true)).not.toContain("paper");
  });

  it("of species that look alike: no finding of one of them", () => {
    const group = ranked(0.9, shownClass("Stem borers", { group: true, kind: "pest" }));
    expect(told(verdictOf("named", group))).toContain("not a finding of one of them");
  });

  it("of a healthy plant: that it is healthy as far as can be seen, and no treatment", () => {
    const words = told(verdictOf("healthy", ranked(0.95, shownClass("Healthy maize", { kind: "healthy" }))));
    expect(words).toContain("very likely healthy (95 %)");
    expect(words).toContain("does not prove it");
    expect(words).not.toContain("Rotate crops.");
  });

  it("when unsure: that nothing is named, how to take a better photo, and no treatment", () => {
    const words = told(verdictOf("unsure", ranked(0.4, shownClass("Blight"))), null);
    expect(words).toMatch(/^Unsure: /);
    expect(words).toContain("do not treat the plant");
    expect(words).toContain("one sick leaf");
    expect(words).toContain("Say which crop it is");
    expect(words).not.toContain("Rotate crops.");
  });

  it("when the photo looks like another crop: which", () => {
    expect(told({ ...verdictOf("unsure"), otherCrop: "rice" })).toContain("more like rice than maize");
  });

  it("without a plant: how to take a photo", () => {
    expect(told(verdictOf("not-a-plant"))).toMatch(/shows no leaf[^]*one sick leaf/);
  });

  it("of a caterpillar, which it cannot tell: a reason to look for fall armyworm, never a finding", () => {
    for (const outcome of ["not-a-plant", "unsure"] as const) {
      expect(told(verdictOf(outcome))).toContain("a reason to look for fall armyworm, not a finding of it");
    }
    expect(told(verdictOf("not-a-plant"))).toContain("cannot know these of maize: Fall armyworm.");
  });

  it("of a crop that the model does not know: that nothing was seen in the photo, and a key by symptoms", () => {
    const words = told(verdictOf("unknown-crop"), "Cassava");
    expect(words).toContain("does not know cassava: nothing here was seen in the photo");
    expect(words).toContain("A mosaic of light and dark or curling on leaves or stems: Mosaic disease.");
    expect(told(verdictOf("unknown-crop"), null)).toContain("maize, rice and tomato");
  });
});

describe("a candidate", () => {
  it("from the catalogue's description is so marked and never surer than 0.2", () => {
    for (const importance of ["high", "medium", "low"] as const) {
      const candidate = describedCandidate(organism("cmd", { importance, type: "virus" }));
      expect(candidate).toMatchObject({ basis: "description", type: "disease" });
      expect(candidate.confidence).toBeLessThanOrEqual(0.2);
      expect(candidate.description).toMatch(/^From the description, not from the photo/);
    }
    expect(keyStep(organism("x", { signs: ["holes"], parts: ["fruit"] }))).toBe("holes on fruit, pods or ears: x");
  });

  it("of the photo has a description also without an organism, and healthy is no proof", () => {
    const healthy = photoCandidate(ranked(0.98765, shownClass("h", { kind: "healthy" })), undefined);
    expect(healthy).toMatchObject({ type: "healthy", confidence: 0.988, organismCode: null, scientificName: "" });
    expect(healthy.description).toContain("does not prove");
    const hungry = photoCandidate(
      ranked(0.7, shownClass("pepper_nutrient_deficiency", { kind: "disorder" })),
      undefined,
    );
    expect(hungry.description).toContain("not a pest or disease");
  });
});
