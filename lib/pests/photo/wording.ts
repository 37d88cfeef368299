import type { Organism } from "../catalogue/store";
import type { Ranked, Verdict } from "./judge";
import type { PhotoClass } from "./model-card";
import { keyStep, listed } from "./symptom-key";

/** What the words are made of. */
export type Told = {
  verdict: Verdict;
  /** The crop that was given, as the catalogue calls it. */
  cropName: string | null;
  /** The organism of the best candidate, when the catalogue has it. */
  best: Organism | null;
  /** What harms the crop, in the order in which to think of it; empty when no crop is known. */
  ofCrop: readonly Organism[];
  /** Those of them that no class of the model shows. */
  notShown: readonly Organism[];
  /** Whether the model knows most of the crop from pictures on a plain ground alone. */
  plainCrop: boolean;
  /** Crops of which the model knows something. */
  knownCrops: readonly string[];
};

const stepsInKey = 6;
const namesNotShown = 4;

const betterPhoto =
  "For a better photo: take one sick leaf or fruit, or one insect, so that it fills the picture; daylight without hard shadow; hold still until it is sharp; show the side with the marks. Take a second one of the whole plant.";
const caterpillars =
  "The photo check cannot tell caterpillars apart: one on maize or sorghum is a reason to look for fall armyworm, not a finding of it.";
const layOnPaper =
  "The photo check learned this crop, or this disease of it, from single leaves on a plain ground only and is often wrong about plants in the field: lay one leaf on paper or cloth, in the shade, and photograph it again.";
const notProof = "A photo is no proof: check the plant, and ask an extension agent before you spend money.";
const chemicalsLast =
  "Begin with growing practice; chemicals come last, only what is registered for this crop, and follow the label.";

const percent = (probability: number) => `${Math.round(probability * 100)} %`;

function sureness(probability: number): string {
  if (probability >= 0.9) return "very likely";
  return probability >= 0.75 ? "likely" : "more likely than not, but not certain";
}

/** A sentence with a full stop at its end; an empty text stays empty. */
const sentence = (text: string) => (text === "" || /[.!?]$/.test(text) ? text : `${text}.`);

function otherPossibilities(ranked: readonly Ranked[]): string {
  const rest = ranked.slice(1).map(({ shown, probability }) => `${shown.name} (${percent(probability)})`);
  return rest.length === 0 ? "" : `Less likely: ${listed(rest, "or")}.`;
}

function unknownThings({ notShown, cropName }: Told): string {
  if (notShown.length === 0 || cropName === null) return "";
  const names = notShown.slice(0, namesNotShown).map(({ name }) => name);
  return `The photo check cannot know these of ${cropName.toLowerCase()}: ${names.join("; ")}. Look for them yourself.`;
}

function groupWarning({ group, name }: PhotoClass): string {
  return group
    ? `${name} stands for species that look alike in a photo: a reason to look closer, not a finding of one of them.`
    : "";
}

/** Advice for what the model knows from plain pictures alone: the best candidate, or most of the crop. */
function plainGround({ plainCrop, verdict: { ranked } }: Told): string {
  const plain = ranked[0] ? ranked[0].shown.plain_leaves === true : plainCrop;
  return plain ? layOnPaper : "";
}

function named(told: Told, best: Ranked): string[] {
  const { shown, probability } = best;
  return [
    `The photo shows ${sureness(probability)} ${shown.name} (${percent(probability)}).`,
    groupWarning(shown),
    plainGround(told),
    otherPossibilities(told.verdict.ranked),
    told.best ? `Compare before you act: ${sentence(told.best.compare)}` : "",
    told.best ? `What to do: ${sentence(told.best.cultural)}` : "",
    shown.kind === "disorder" ? "" : chemicalsLast,
    unknownThings(told),
    notProof,
  ];
}

function healthy(told: Told, best: Ranked): string[] {
  return [
    `The photo shows no sign of what the photo check knows: ${sureness(best.probability)} healthy (${percent(best.probability)}).`,
    plainGround(told),
    otherPossibilities(told.verdict.ranked),
    "That does not prove it: look at the underside of leaves, at stems and at roots, and look again in a week.",
    unknownThings(told),
    "No treatment is needed for what this photo shows.",
  ];
}

function unsure(told: Told): string[] {
  const { ranked, otherCrop } = told.verdict;
  return [
    "Unsure: the photo does not show clearly enough what it is, so nothing is named.",
    otherCrop === null
      ? ""
      : `It looks more like ${otherCrop} than ${told.cropName?.toLowerCase() ?? "the crop that was given"}; check the crop.`,
    ranked.length > 0 ? "The candidates are only what to compare with; do not treat the plant for any of them." : "",
    plainGround(told) || betterPhoto,
    told.cropName === null ? "Say which crop it is: the answer is surer with it." : "",
    caterpillars,
    unknownThings(told),
  ];
}

function notAPlant(told: Told): string[] {
  return [
    "The photo shows no leaf, fruit or pest that the photo check knows, so nothing is named.",
    betterPhoto,
    caterpillars,
    unknownThings(told),
  ];
}

function unknownCrop({ cropName, ofCrop, knownCrops }: Told): string[] {
  const knows = `It knows some diseases and pests of ${listed(knownCrops, "and")}.`;
  if (cropName === null) {
    return [
      `The photo shows a plant that the photo check does not know. ${knows}`,
      "Say which crop it is, or go by what you see: the catalogue of pests and diseases can be searched by crop, part of the plant and sign.",
      `If it is one of these after all, try again. ${betterPhoto}`,
    ];
  }
  if (ofCrop.length === 0) {
    return [
      `The photo check does not know ${cropName.toLowerCase()}, and the catalogue has no organism of it. ${knows}`,
      "Show the plant to an extension agent.",
    ];
  }
  const steps = ofCrop.slice(0, stepsInKey).map(keyStep);
  return [
    `The photo check does not know ${cropName.toLowerCase()}: nothing here was seen in the photo. The candidates are what to think of first on this crop, from their descriptions. ${knows}`,
    `Go by what you see. ${steps.map((step) => `${step.charAt(0).toUpperCase()}${step.slice(1)}.`).join(" ")}`,
    notProof,
  ];
}

/** What to tell the asker, in plain words: how sure it is, what to check, what to do next; a line each. Never a dose. */
export function recommendationsFor(told: Told): string {
  const { outcome, ranked } = told.verdict;
  const [best] = ranked;
  const parts =
    outcome === "not-a-plant"
      ? notAPlant(told)
      : outcome === "unknown-crop"
        ? unknownCrop(told)
        : outcome === "unsure" || !best
          ? unsure(told)
          : outcome === "healthy"
            ? healthy(told, best)
            : named(told, best);
  return parts
    .filter((part) => part !== "")
    .join("\n")
    .slice(0, 4000);
}
