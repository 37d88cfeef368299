import type { outcomes } from "../identifications/contract";
import type { ModelCard, PhotoClass } from "./model-card";

/** What became of a photo. */
export type Outcome = (typeof outcomes)[number];

/** What the asker says is in the photo: nothing, a crop that the model knows, or one that it does not know. */
export type Told = { kind: "nothing" } | { kind: "known-crop"; crop: string } | { kind: "unknown-crop" };

/** A class with the probability that the photo shows it. */
export type Ranked = { shown: PhotoClass; probability: number };

/** Probabilities for what was told, and the crop that the photo looks like when it hardly looks like the one told. */
type Ranking = { ranked: Ranked[]; otherCrop: string | null };

/** What the scores say. */
export type Verdict = {
  outcome: Outcome;
  /** Most probable first; empty when nothing may be named. */
  ranked: Ranked[];
  /** The crop that the photo looks like when it hardly looks like the one that was told. */
  otherCrop: string | null;
};

/** Of crops that are told with a photo, the share that we take to be told rightly. */
const toldRightly = 0.95;
/** Of animals that look like one that the model knows, the share taken to be that one when no crop is told; our estimate. */
const unknownAnimals = 0.5;
/** A candidate less probable than this says nothing. */
const leastProbability = 0.01;
const mostCandidates = 3;
/** What is less probable than this share of the answering threshold is not even mentioned. */
const mentionShare = 0.5;

const plantElsewhere = "other_plant";

/** Probabilities of the classes: the softmax of the scores over a temperature fitted on photos not trained on (Guo et al. 2017). */
export function probabilities(logits: ArrayLike<number>, temperature: number): number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature);
  const most = Math.max(...scaled);
  const powers = scaled.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const sumOf = (ranked: readonly Ranked[]) => ranked.reduce((sum, { probability }) => sum + probability, 0);
const descending = (a: Ranked, b: Ranked) => b.probability - a.probability;

/**
 * The probabilities when the crop is told: only its classes and the rejecting ones remain, and by Bayes' rule it counts
 * how probable it is that the crop was told rightly, given how much the photo looks like another plant.
 */
function givenCrop(all: readonly Ranked[], crop: string): Ranking {
  const ofCrop = ({ shown }: Ranked) => shown.crop === null || shown.crop === crop;
  const own = sumOf(all.filter(({ shown }) => shown.crop === crop));
  const byCrop = new Map<string, number>();
  for (const { shown, probability } of all.filter((each) => !ofCrop(each))) {
    const other = shown.crop ?? "";
    byCrop.set(other, (byCrop.get(other) ?? 0) + probability);
  }
  const [otherCrop, other] = [...byCrop].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0];
  const right = toldRightly * own;
  const wrong = (1 - toldRightly) * other;
  const trust = right + wrong > 0 ? right / (right + wrong) : 1;
  const allowed = all.filter(ofCrop).map(({ shown, probability }) => ({
    shown,
    probability: shown.id === plantElsewhere ? probability * (1 - toldRightly) : probability * toldRightly,
  }));
  const sum = sumOf(allowed);
  const ranked = allowed.map(({ shown, probability }) => ({ shown, probability: (probability / sum) * trust }));
  return { ranked, otherCrop: trust < 0.5 ? otherCrop : null };
}

/** What a photo that is of nothing known is; null when it may be of something known. */
function rejection(ranked: readonly Ranked[]): Outcome | null {
  const rejects = ranked.filter(({ shown }) => shown.kind === "reject").toSorted(descending);
  if (sumOf(rejects) < 0.5) return null;
  return rejects[0]?.shown.id === plantElsewhere ? "unknown-crop" : "not-a-plant";
}

/** Animals that the model was not trained on look to it like those that it knows: it is half as sure until the crop is told. */
function animalsDoubted(all: readonly Ranked[]): Ranked[] {
  return all.map(({ shown, probability }) => ({
    shown,
    probability: shown.animal ? probability * unknownAnimals : probability,
  }));
}

/** The probabilities of all classes for what was told, in no order. */
export function rankingOf(logits: ArrayLike<number>, card: ModelCard, told: Told): Ranking {
  const all = probabilities(logits, card.temperature).flatMap((probability, index): Ranked[] => {
    const shown = card.classes[index];
    return shown ? [{ shown, probability }] : [];
  });
  return told.kind === "known-crop" ? givenCrop(all, told.crop) : { ranked: animalsDoubted(all), otherCrop: null };
}

/** Says what a photo shows, from the model's raw scores, and whether it may be named. */
export function judge(logits: ArrayLike<number>, card: ModelCard, told: Told): Verdict {
  const { ranked, otherCrop } = rankingOf(logits, card, told);
  const refused = rejection(ranked);
  if (refused) return { outcome: refused, ranked: [], otherCrop };
  const named = ranked
    .filter(({ shown }) => shown.kind !== "reject" && (told.kind !== "unknown-crop" || shown.crop === null))
    .toSorted(descending)
    .slice(0, mostCandidates)
    .filter(({ probability }) => probability >= leastProbability);
  const best = named[0];
  const { answer } = card.thresholds;
  if (best && best.probability >= answer) {
    return { outcome: best.shown.kind === "healthy" ? "healthy" : "named", ranked: named, otherCrop };
  }
  if (told.kind === "unknown-crop") return { outcome: "unknown-crop", ranked: [], otherCrop };
  const mentioned = best && best.probability >= answer * mentionShare ? named : [];
  return { outcome: "unsure", ranked: mentioned, otherCrop };
}
