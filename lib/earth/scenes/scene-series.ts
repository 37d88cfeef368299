import type { Provenance } from "../../api/provenance";
import { log } from "../../log";
import { ageSeconds } from "../../upstream/cache";
import { isUpstreamError, UpstreamError } from "../../upstream/errors";
import type { DateRange } from "../../weather/sources/source";
import type { Field } from "../field";
import { searchScenes } from "./catalogue";
import { clearestDays, sceneDays, type SceneDay } from "./choose";
import type { Scene } from "./scene";
import { filesSource } from "./scene-files";
import { ndviOfScene, sentinelSource, type SceneNdvi } from "./scene-ndvi";

/** Pictures of a field over time, oldest first. */
export type SceneSeries = {
  scenes: SceneNdvi[];
  provenance: Provenance;
  /** The scenes of the catalogue from which they were made, in the same order. */
  sources: Scene[];
  /** Scenes that could not be read this time; asked again, they may be there. */
  unread: number;
};

/** More than a year of every second day is not read; the cloudiest are left out. */
const mostDays = 150;
const atATime = 10;
/** After this, what has been read is answered. What is read later is kept for the next caller. */
const deadlineMs = 20_000;

type Read = { scene: Scene; ndvi: SceneNdvi };

/**
 * NDVI of a field in every usable Sentinel-2 scene of a range of days, one a day: none for days on which no pixel of it
 * was clear. Of a year some 50 to 150 scenes are read, ten at a time, and each is kept.
 * @throws UpstreamError when the catalogue does not answer, or not one file can be read.
 */
export async function findSceneSeries(field: Field, range: DateRange, now: number): Promise<SceneSeries> {
  const found = await searchScenes(field, range, now);
  const days = clearestDays(sceneDays(found.value), mostDays);
  const { read, failed, lastError } = await readAll(days, { field, now });
  if (days.length > 0 && failed === days.length) {
    throw (
      lastError ?? new UpstreamError({ source: filesSource, reason: "timeout", detail: "no scene was read in time" })
    );
  }
  const ordered = read.toSorted((a, b) => a.scene.date.localeCompare(b.scene.date));
  return {
    scenes: ordered.map(({ ndvi }) => ndvi),
    sources: ordered.map(({ scene }) => scene),
    unread: failed,
    provenance: { source: sentinelSource, kind: "observed", ageSeconds: ageSeconds(found, now) },
  };
}

type Outcome = { read: Read[]; failed: number; lastError: Error | null };

async function readAll(days: readonly SceneDay[], asked: { field: Field; now: number }): Promise<Outcome> {
  const outcome: Outcome = { read: [], failed: days.length, lastError: null };
  const waiting = [...days];
  let late = false;
  const work = async (): Promise<void> => {
    for (let day = waiting.shift(); day && !late; day = waiting.shift()) {
      try {
        const read = await readDay(day, asked);
        outcome.failed--;
        if (read) outcome.read.push(read);
      } catch (error) {
        outcome.lastError = asError(error);
      }
    }
  };
  const deadline = new Promise<void>((resolve) => setTimeout(resolve, deadlineMs).unref());
  await Promise.race([Promise.all(Array.from({ length: atATime }, work)), deadline]);
  late = true;
  // A copy: what comes in later must not change the answer.
  return { ...outcome, read: [...outcome.read] };
}

/** From here on a scene has the whole field, and another of the same day shows the same clouds. */
const wholeCoverage = 0.95;

/** The first scene of a day that shows something of the field; null when none does. */
async function readDay({ scenes }: SceneDay, { field, now }: { field: Field; now: number }): Promise<Read | null> {
  let failure: Error | null = null;
  let clouded = false;
  for (const scene of scenes) {
    try {
      const ndvi = await ndviOfScene(scene, field, now);
      if (ndvi) return { scene, ndvi };
      clouded = true;
      if (scene.coverage >= wholeCoverage) break;
    } catch (error) {
      // What upstreams do wrong is logged where they are called.
      if (!isUpstreamError(error)) log().warn({ scene: scene.id, err: error }, "scene not read");
      failure = asError(error);
    }
  }
  if (failure && !clouded) throw failure;
  return null;
}

const asError = (value: unknown) => (value instanceof Error ? value : new Error(String(value)));
