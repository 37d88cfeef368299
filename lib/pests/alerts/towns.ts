import type { Point } from "../../geo/coordinates";
import type { PestAlert } from "./alert";
import { gravity } from "./from-weather";

/** A town that stands for one of Nigeria's farming zones. */
export type Town = Point & { name: string };

/** One town per farming zone, from the Sahel to the forest; Jos for the highland. */
export const zoneTowns: readonly Town[] = [
  { name: "Maiduguri", latitude: 11.85, longitude: 13.16 },
  { name: "Kano", latitude: 12.0, longitude: 8.52 },
  { name: "Kaduna", latitude: 10.52, longitude: 7.44 },
  { name: "Minna", latitude: 9.61, longitude: 6.56 },
  { name: "Ibadan", latitude: 7.38, longitude: 3.9 },
  { name: "Benin City", latitude: 6.34, longitude: 5.62 },
  { name: "Jos", latitude: 9.92, longitude: 8.89 },
];

/** An alert and the towns at which it holds, that with the alert's figures first. */
export type TownsAlert = { alert: PestAlert; towns: string[] };

/** One alert per organism: that of the highest level, with the names of all towns that have one. */
export function acrossTowns(byTown: readonly { town: Town; alerts: readonly PestAlert[] }[]): TownsAlert[] {
  const found = new Map<number, TownsAlert>();
  for (const { town, alerts } of byTown) {
    for (const alert of alerts) {
      const before = found.get(alert.organism.id);
      if (!before) found.set(alert.organism.id, { alert, towns: [town.name] });
      else if (gravity(alert.level) > gravity(before.alert.level)) {
        found.set(alert.organism.id, { alert, towns: [town.name, ...before.towns] });
      } else before.towns.push(town.name);
    }
  }
  return [...found.values()].sort((a, b) => gravity(b.alert.level) - gravity(a.alert.level));
}
