import type { Scene } from "./scene";

/** The pictures of one day: the best first, the rest in case its files cannot be read. */
export type SceneDay = { date: string; scenes: Scene[] };

/** Coverages are told apart in steps of a twentieth. */
const coverageSteps = 20;
const mostScenesADay = 3;

/** One entry for each day, the latest first; on a day coverage decides, then Collection 1, then the clouds. */
export function sceneDays(scenes: readonly Scene[]): SceneDay[] {
  const byDate = new Map<string, Scene[]>();
  for (const scene of scenes) byDate.set(scene.date, [...(byDate.get(scene.date) ?? []), scene]);
  return [...byDate]
    .map(([date, ofDay]) => ({ date, scenes: ofDay.toSorted(better).slice(0, mostScenesADay) }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

function better(a: Scene, b: Scene): number {
  const coverage = Math.round(b.coverage * coverageSteps) - Math.round(a.coverage * coverageSteps);
  if (coverage !== 0) return coverage;
  if (a.collection !== b.collection) return a.collection === "c1" ? -1 : 1;
  return a.cloudPct - b.cloudPct || b.id.localeCompare(a.id);
}

/** At most `most` days, those under the fewest clouds; the latest first. */
export function clearestDays(days: readonly SceneDay[], most: number): SceneDay[] {
  const cloud = ({ scenes }: SceneDay) => scenes[0]?.cloudPct ?? 100;
  const chosen = days.toSorted((a, b) => cloud(a) - cloud(b)).slice(0, most);
  return chosen.toSorted((a, b) => b.date.localeCompare(a.date));
}
