import { z } from "zod";
import { cached } from "../../upstream/cache";
import { fieldKey, type Field } from "../field";
import type { Scene } from "./scene";
import { readScenePixels } from "./scene-pixels";

/** How far a picture of a field can be trusted, by the share of its pixels that are clear. */
export type SceneQuality = "good" | "fair" | "poor";

/** NDVI of a field in one scene. */
export type SceneNdvi = {
  /** YYYY-MM-DD (UTC). */
  date: string;
  satellite: string;
  quality: SceneQuality;
  clearPixels: number;
  pixels: number;
  mean: number;
  min: number;
  max: number;
  sceneId: string;
};

const [goodShare, fairShare] = [0.8, 0.4];
/** Scenes do not change once they are published. */
const [freshSeconds, staleSeconds] = [60 * 86_400, 90 * 86_400];

const Figures = z.strictObject({
  pixels: z.number(),
  clear: z.number(),
  mean: z.number(),
  min: z.number(),
  max: z.number(),
});
type Figures = z.infer<typeof Figures>;

/** Good from four fifths of clear pixels on, fair from two fifths, else poor. */
function qualityOf(clear: number, pixels: number): SceneQuality {
  const share = clear / pixels;
  return share >= goodShare ? "good" : share >= fairShare ? "fair" : "poor";
}

/** NDVI of a field in a scene; null when no pixel of it is clear there. @throws UpstreamError */
export async function ndviOfScene(scene: Scene, field: Field, now: number): Promise<SceneNdvi | null> {
  const kept = await cached({
    source: "sentinel-2-ndvi",
    key: `${scene.id} ${scene.collection} ${fieldKey(field)}`,
    schema: Figures,
    freshSeconds,
    staleSeconds,
    fetch: () => figuresOf(scene, field),
    now,
  });
  const { pixels, clear, ...values } = kept.value;
  if (clear === 0) return null;
  const { date, satellite, id: sceneId } = scene;
  return { date, satellite, quality: qualityOf(clear, pixels), clearPixels: clear, pixels, ...values, sceneId };
}

async function figuresOf(scene: Scene, field: Field): Promise<Figures> {
  const read = await readScenePixels(scene, field);
  const none = { clear: 0, mean: 0, min: 0, max: 0 };
  if (!read?.ndvi) return { pixels: read?.count ?? 1, ...none };
  const { ndvi, inside, count } = read;
  let [clear, sum, min, max] = [0, 0, 1, -1];
  for (const [index, value] of ndvi.entries()) {
    if (inside[index] !== 1 || Number.isNaN(value)) continue;
    clear++;
    sum += value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  if (clear === 0) return { pixels: count, ...none };
  return { pixels: count, clear, mean: rounded(sum / clear), min: rounded(min), max: rounded(max) };
}

/** The files' own steps are coarser. */
const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

/** The name of the source for people. */
export const sentinelSource = "Sentinel-2 (Copernicus, Earth Search by Element 84)";
