const steps = [
  { from: 0.9, word: "veryLikely" },
  { from: 0.75, word: "likely" },
  { from: 0.5, word: "probable" },
  { from: 0.2, word: "possible" },
] as const;

/** The key of the words, those of the recommendations, for a probability from 0 to 1. */
export function confidenceWord(confidence: number) {
  return steps.find(({ from }) => confidence >= from)?.word ?? "unlikely";
}

/** A probability as whole per cent. Nothing is wholly sure or wholly impossible by a photo, so never 0 or 100. */
export function confidencePercent(confidence: number): number {
  return Math.min(99, Math.max(1, Math.round(confidence * 100)));
}
