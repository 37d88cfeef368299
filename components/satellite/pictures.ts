import type { DayValue } from "@/lib/earth/models/same-weeks";
import type { PictureQuality, PictureValue } from "@/lib/earth/models/what-changed";
import type { Ndvi, Scene } from "./answers";

/** What one picture tells of a field. */
export type FieldPicture = PictureValue & {
  /** Null where the source does not say. */
  clear: { pixels: number; of: number } | null;
  /** Its overlay and figures; null where there is only the mean. */
  scene: Scene | null;
};

const qualityForm = /^(good|fair|poor|modelled)(?:, (\d+) of (\d+) pixels clear)?$/;

/** The API's words on quality, taken apart. */
export function readQuality(text: string): { quality: PictureQuality; clear: FieldPicture["clear"] } {
  const [, quality = "poor", pixels, of] = qualityForm.exec(text) ?? [];
  // The form of the contract allows these words only.
  return {
    quality: quality as PictureQuality,
    clear: pixels && of ? { pixels: Number(pixels), of: Number(of) } : null,
  };
}

/** All pictures of a period, oldest first: those of the series, and scenes that the series lacks. */
export function picturesOf(points: Ndvi["ndvi_data"], scenes: readonly Scene[]): FieldPicture[] {
  const byDay = new Map<string, FieldPicture>();
  for (const { date, value, quality } of points) byDay.set(date, { date, value, scene: null, ...readQuality(quality) });
  for (const scene of scenes) {
    byDay.set(scene.date, {
      date: scene.date,
      value: byDay.get(scene.date)?.value ?? scene.mean,
      quality: scene.quality,
      clear: { pixels: scene.clear_pixels, of: scene.pixels },
      scene,
    });
  }
  return [...byDay.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Pictures that were taken: what a model says is none. */
export function takenOf<P extends PictureValue>(pictures: readonly P[]): P[] {
  return pictures.filter(({ quality }) => quality !== "modelled");
}

/** The values that a curve may pass through: clouds make a field look bare, so poor pictures are left out. */
export function curveOf(pictures: readonly PictureValue[]): DayValue[] {
  return pictures.filter(({ quality }) => quality !== "poor");
}

/** The picture to show: the wanted one, else the last that is not poor, else the last; null when there is none. */
export function shownPicture<P extends PictureValue>(pictures: readonly P[], wanted: string | null): P | null {
  const found = pictures.find(({ date }) => date === wanted);
  return found ?? pictures.findLast(({ quality }) => quality !== "poor") ?? pictures.at(-1) ?? null;
}

/** The picture taken nearest to a day. */
export function nearestPicture<P extends PictureValue>(pictures: readonly P[], day: string): P | null {
  const distance = ({ date }: P) => Math.abs(Date.parse(date) - Date.parse(day));
  return pictures.reduce<P | null>((best, each) => (best && distance(best) <= distance(each) ? best : each), null);
}

/** The address without its host: the pictures are this very server's, by whatever name it was called. */
export function onOwnOrigin(url: string): string {
  // The base only stands in where the address has no host of its own.
  const { pathname, search } = new URL(url, "https://localhost");
  return pathname + search;
}
