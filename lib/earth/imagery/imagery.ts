import { ApiError, invalidRequest } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import { publicOrigin } from "../../config";
import type { PlaceSelector, ResolvedPlace } from "../../places/contract";
import { ageSeconds } from "../../upstream/cache";
import { isUpstreamError } from "../../upstream/errors";
import { addDays, dateAt } from "../../weather/sources/days";
import { findField, type Asker, type Field } from "../field";
import { searchScenes } from "../scenes/catalogue";
import { sceneDays } from "../scenes/choose";
import type { Scene } from "../scenes/scene";
import { ndviOfScene, sentinelSource } from "../scenes/scene-ndvi";
import { drawPicture, keepShown } from "./pictures";
import { picturePath } from "./token";

/** Which picture is wanted of where. */
export type ImageryQuestion = PlaceSelector & { date?: string | undefined; layer: "true_color" | "ndvi" };

/** A picture that is there, and how it was taken. */
export type Imagery = {
  place: ResolvedPlace;
  scene: Pick<Scene, "date" | "acquiredAt" | "satellite" | "cloudPct">;
  url: string;
  provenance: Provenance;
};

/** A dated picture may be this much older than asked for, the latest clear one this old. */
const [datedDays, latestDays] = [60, 120];
/** So many passes are looked at for a clear one. */
const mostLookedAt = 15;
/** So many scenes are tried when files cannot be read. */
const mostTried = 3;
const retryAfterSeconds = 30;

/**
 * The picture of a day (or the nearest before it) or the latest clear one, drawn and ready under its link.
 * @throws ApiError 404 when there is none, 503 when the catalogue or the files cannot be reached, and as findField does.
 */
export async function findImagery(question: ImageryQuestion, asker: Asker): Promise<Imagery> {
  const { now } = asker;
  const today = dateAt(now, 0);
  const { date = today, layer } = question;
  if (date > today) throw invalidRequest(`date: expected ${today} (today, UTC) or earlier`);
  const { place, field } = await findField(question, asker);
  const isDated = question.date !== undefined;
  const range = { startDate: addDays(date, -(isDated ? datedDays : latestDays)), endDate: date };
  const found = await orUnavailable(searchScenes(field, range, now));
  const scenes = sceneDays(found.value).flatMap((day) => day.scenes);
  const chosen = isDated ? scenes : await clearest(scenes, { field, now });
  if (chosen.length === 0) throw noPicture(range, isDated);
  const { scene, placeId } = await firstDrawn(chosen.slice(0, mostTried), { field, layer, now });
  return {
    place,
    scene,
    url: `${publicOrigin()}${picturePath({ placeId, scene: 0, layer }, now)}`,
    provenance: { source: sentinelSource, kind: "observed", ageSeconds: ageSeconds(found, now) },
  };
}

type Looking = { field: Field; now: number };

/** The latest scene in which most of the field is clear, else the one in which most of it is; none when none shows any. */
async function clearest(scenes: readonly Scene[], { field, now }: Looking): Promise<Scene[]> {
  let best: { scene: Scene; share: number } | null = null;
  let fault: Error | null = null;
  const oneADay = scenes.filter(({ date }, index) => scenes[index - 1]?.date !== date);
  for (const scene of oneADay.slice(0, mostLookedAt)) {
    try {
      const ndvi = await ndviOfScene(scene, field, now);
      if (ndvi?.quality === "good") return [scene];
      const share = ndvi ? ndvi.clearPixels / ndvi.pixels : 0;
      if (share > (best?.share ?? 0)) best = { scene, share };
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      fault = error;
    }
  }
  if (best) return [best.scene];
  if (fault) throw unavailable();
  return [];
}

type Wanted = Looking & { layer: "true_color" | "ndvi" };

/** The first of the scenes whose picture can be drawn. */
async function firstDrawn(scenes: readonly Scene[], { field, layer, now }: Wanted) {
  for (const scene of scenes) {
    const shown = { field, scenes: [scene] };
    const placeId = await keepShown(shown, now);
    try {
      await drawPicture({ shown, name: { placeId, scene: 0, layer } });
      return { scene, placeId };
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
    }
  }
  throw unavailable();
}

/** What upstreams do wrong becomes a 503. */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw isUpstreamError(error) ? unavailable() : error;
  }
}

const unavailable = () =>
  new ApiError(
    503,
    "Pictures unavailable",
    `The satellite's catalogue or its files cannot be reached at the moment. Try again in ${retryAfterSeconds} seconds.`,
    { "Retry-After": String(retryAfterSeconds) },
  );

/** 404 for a place of which there is no picture. */
export function noPicture({ startDate, endDate }: { startDate: string; endDate: string }, isDated: boolean): ApiError {
  const message = isDated
    ? `No Sentinel-2 scene shows this place between ${startDate} and ${endDate}: there are none before mid-2015, and those under closed clouds are left out. Ask for another date.`
    : `No Sentinel-2 scene since ${startDate} shows this place without clouds. Ask with a date for the scene of that day, or for an earlier one.`;
  return new ApiError(404, "No picture", message);
}
