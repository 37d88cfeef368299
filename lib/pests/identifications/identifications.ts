import type { z } from "zod";
import { invalidRequest, notFound } from "../../api/errors";
import { catalogue } from "../../crops/catalogue";
import { getFarm } from "../../farms/farms";
import type { Scope } from "../../farms/store";
import { organisms, type Organisms } from "../catalogue/organisms";
import { identifyPhoto, smallJpeg, type PhotoFinding } from "../photo/identify";
import type { NewIdentification } from "./contract";
import type { Identification, IdentificationAnswer } from "./identification";
import {
  deleteIdentification,
  dropOldest,
  findIdentification,
  findIdentifications,
  insertIdentification,
} from "./store";

/** Identifications that an account has; beyond them the oldest goes, and its photo with it. */
export const historyLimit = 500;

/**
 * Identifies a photo and keeps what was found, and of the photo a small copy when its owner agrees to that.
 * @throws ApiError 404 for another account's farm, 400 for an unknown crop, and for photos as identifyPhoto does.
 */
export async function identifyAndKeep(
  scope: Scope,
  wish: z.output<typeof NewIdentification>,
  now: number,
): Promise<Identification> {
  if (wish.farm_id !== undefined) await getFarm(scope, wish.farm_id);
  const crop = await cropOf(wish.crop_id);
  const finding = await identifyPhoto({ bytes: wish.image, crop });
  const jpeg = wish.keep_photo ? new Uint8Array(await smallJpeg(wish.image)) : null;
  const id = await insertIdentification(scope, {
    outcome: finding.outcome,
    answer: answerOf(finding, await organisms()),
    cropId: crop?.id ?? null,
    farmId: wish.farm_id ?? null,
    createdAt: new Date(now),
    jpeg,
  });
  await dropOldest(scope, historyLimit);
  return getIdentification(scope, id);
}

async function cropOf(id: number | undefined): Promise<{ id: number; name: string } | null> {
  if (id === undefined) return null;
  const crop = (await catalogue()).byId(id);
  if (!crop) throw invalidRequest(`crop_id: there is no crop ${id} in the catalogue; GET /v1/crops lists them.`);
  return { id: crop.id, name: crop.name };
}

function answerOf({ candidates, recommendations }: PhotoFinding, known: Organisms): IdentificationAnswer {
  return {
    candidates: candidates.map((candidate) => ({
      organism_id: candidate.organismCode === null ? null : (known.byCode(candidate.organismCode)?.id ?? null),
      name: candidate.name,
      type: candidate.type,
      confidence: candidate.confidence,
      scientific_name: candidate.scientificName,
      description: candidate.description,
      compare: candidate.compare,
      basis: candidate.basis,
    })),
    recommendations,
  };
}

/** A page of the account's identifications, the newest first, and how many there are. */
export function listIdentifications(scope: Scope, { page, perPage }: { page: number; perPage: number }) {
  return findIdentifications(scope, { limit: perPage, offset: (page - 1) * perPage });
}

/** One of the account's identifications. @throws ApiError 404. */
export async function getIdentification(scope: Scope, id: number): Promise<Identification> {
  const identification = await findIdentification(scope, id);
  if (!identification) throw notFound("identification");
  return identification;
}

/** Removes one of the account's identifications and its photo. @throws ApiError 404. */
export async function removeIdentification(scope: Scope, id: number): Promise<void> {
  if (!(await deleteIdentification(scope, id))) throw notFound("identification");
}
