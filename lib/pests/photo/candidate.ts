import type { candidateTypes } from "../contract";
import type { Organism } from "../catalogue/store";
import type { Ranked } from "./judge";
import type { PhotoClass } from "./model-card";
import { remoteness } from "./symptom-key";

/** What a photo may show. */
export type PhotoCandidate = {
  /** The catalogue's organism; null: healthy, a disorder, or not in the catalogue. */
  organismCode: string | null;
  /** The class of the photo model; for a candidate from the description its organism's code. */
  classId: string;
  name: string;
  type: (typeof candidateTypes)[number];
  /** Calibrated probability, 0 to 1. */
  confidence: number;
  /** Empty when there is none. */
  scientificName: string;
  description: string;
  /** How to tell it from what looks alike. */
  compare: string | null;
  /** `description`: by crop and symptoms, not seen in the photo. */
  basis: "photo" | "description";
};

/** Nothing was seen of these; they are no more than where to begin to look. */
const confidences = [0.15, 0.1, 0.05];

const nutrients =
  "Want of a nutrient, not a pest or disease. Where it shows first says which: old leaves for nitrogen, potassium or magnesium, young leaves for iron, sulphur or calcium. A soil analysis tells more.";
const disorder =
  "Harm by weather, water or handling, not by a pest or disease; it does not spread from plant to plant.";
const lookAlike = "The kind of organism; which species it is cannot be told from the photo.";

function ownDescription({ id, kind, crop }: PhotoClass): string {
  if (kind === "healthy") {
    return `No sign of the diseases and pests of ${crop ?? "this crop"} that the photo check knows. It does not prove that the plant is healthy.`;
  }
  if (kind === "disorder") return id.includes("nutrient") ? nutrients : disorder;
  return lookAlike;
}

const rounded = (probability: number) => Math.round(probability * 1000) / 1000;

/** A candidate of the photo model, with what the catalogue says of its organism. */
export function photoCandidate({ shown, probability }: Ranked, organism: Organism | undefined): PhotoCandidate {
  return {
    organismCode: organism?.code ?? null,
    classId: shown.id,
    name: shown.name,
    // Reject classes are never candidates.
    type: shown.kind === "reject" ? "disorder" : shown.kind,
    confidence: rounded(probability),
    scientificName: shown.scientific_name ?? organism?.scientificName ?? "",
    description: organism?.description ?? ownDescription(shown),
    compare: organism?.compare ?? null,
    basis: "photo",
  };
}

/** An organism that harms the crop, for a photo of a crop that the model does not know. */
export function describedCandidate(organism: Organism): PhotoCandidate {
  return {
    organismCode: organism.code,
    classId: organism.code,
    name: organism.name,
    type: organism.type === "disease" || organism.type === "virus" ? "disease" : "pest",
    confidence: confidences[remoteness(organism)] ?? 0.05,
    scientificName: organism.scientificName,
    description: `From the description, not from the photo: ${organism.symptoms}`,
    compare: organism.compare,
    basis: "description",
  };
}
