import { shared, unshare } from "../../runtime";
import { organisms, type Organisms } from "../catalogue/organisms";
import { describedCandidate, photoCandidate, type PhotoCandidate } from "./candidate";
import { isPlainCrop, knownCrops, toldBy } from "./crops-shown";
import { logitsOf } from "./inference";
import { judge, type Outcome, type Told, type Verdict } from "./judge";
import { readModelCard, type ModelCard } from "./model-card";
import { checkPhoto } from "./photo-file";
import { modelPixels, smallCopy } from "./pixels";
import { nearestFirst } from "./symptom-key";
import { Turns } from "./turns";
import { recommendationsFor } from "./wording";

/** What a photo shows. */
export type PhotoFinding = {
  outcome: Outcome;
  /** Most probable first, three at most. */
  candidates: PhotoCandidate[];
  recommendations: string;
};

/** A photo to look at, and the crop in it when it was told. */
export type PhotoToIdentify = { bytes: Uint8Array; crop: { id: number; name: string } | null };

const mostCandidates = 3;

/** Decoding takes a processor and, at the limits, some 200 MB; more at once would starve the other calls. */
const turns = () => shared("photo turns", () => new Turns({ atOnce: 2, mostWaitingBytes: 200 * 1024 * 1024 }));

/** What is said of the trained weights, read once. */
export function modelCard(): Promise<ModelCard> {
  return shared("photo model card", () =>
    readModelCard().catch((error: unknown) => {
      unshare("photo model card");
      throw error;
    }),
  );
}

/** The model's raw scores for a photo, after every check. @throws ApiError 400, 413, 415, 503. */
export async function photoLogits(bytes: Uint8Array): Promise<Float32Array> {
  return turns().take(bytes.length, async () => {
    const card = await modelCard();
    const pixels = await modelPixels(await checkPhoto(bytes), card.input);
    return logitsOf(pixels, card);
  });
}

function findingOf(
  verdict: Verdict,
  given: { crop: PhotoToIdentify["crop"]; told: Told; card: ModelCard; known: Organisms },
) {
  const { crop, told, card, known } = given;
  const { outcome, ranked } = verdict;
  const organismOf = (code: string | null | undefined) => (code ? known.byCode(code) : undefined);
  const ofCrop = crop ? nearestFirst(known.ofCrop(crop.id)) : [];
  const shown = new Set(card.classes.map(({ organism }) => organism));
  const described = outcome === "unknown-crop" ? ofCrop.slice(0, mostCandidates) : [];
  return {
    outcome,
    candidates: [
      ...ranked.map((each) => photoCandidate(each, organismOf(each.shown.organism))),
      ...described.map(describedCandidate),
    ],
    recommendations: recommendationsFor({
      verdict,
      cropName: crop?.name ?? null,
      best: organismOf(ranked[0]?.shown.organism) ?? null,
      ofCrop,
      notShown: ofCrop.filter(({ code, importance }) => importance === "high" && !shown.has(code)),
      plainCrop: isPlainCrop(told, card),
      knownCrops: knownCrops(card),
    }),
  };
}

/**
 * Says what a photo shows, as far as the model knows it.
 * @throws ApiError 413 when it is too large, 415 when it is no JPEG, PNG or WebP, 400 when it is broken, 503 when too
 * many wait.
 */
export async function identifyPhoto({ bytes, crop }: PhotoToIdentify): Promise<PhotoFinding> {
  const [logits, card, known] = await Promise.all([photoLogits(bytes), modelCard(), organisms()]);
  const told = toldBy(crop?.name ?? null, card);
  return findingOf(judge(logits, card, told), { crop, told, card, known });
}

/** A copy of a photo to keep: JPEG, 800 pixels at most, without metadata. @throws ApiError as `identifyPhoto`. */
export async function smallJpeg(bytes: Uint8Array): Promise<Buffer> {
  return turns().take(bytes.length, async () => smallCopy(await checkPhoto(bytes)));
}
