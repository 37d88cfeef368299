import type { Organisms } from "../catalogue/organisms";
import { riskLevels, type RiskLevel } from "../organism";
import type { NamedCrop, PestAlert } from "./alert";
import { gravity, type WeatherRisk } from "./from-weather";

/** Days for which a sighting counts. */
export const sightingDays = 14;
/** Other accounts from which a risk that no rule found is high, not moderate. */
export const accountsForHigh = 3;

/** What is known of a place on a day. */
export type Evidence = {
  today: string;
  risks: readonly WeatherRisk[];
  /** Other accounts that confirmed each organism (by its id) nearby lately. */
  sightings: ReadonlyMap<number, number>;
  /** Crops on which a sighting counts. */
  watched: readonly NamedCrop[];
  /** Whether it counts on any other crop of the organism too: the watched ones are only what is usual. */
  anyCrop: boolean;
  known: Organisms;
  /** Names of the catalogue's crops by id. */
  cropName: (id: number) => string | undefined;
};

/** The level one above. */
const raisedLevel = (level: RiskLevel): RiskLevel => riskLevels[gravity(level) + 1] ?? level;

/**
 * The alerts of a place, the gravest first, then the most harmful. A sighting by another account raises the level that
 * the weather gives by one; without a finding one makes it moderate, three make it high.
 */
export function alertsOf(evidence: Evidence): PestAlert[] {
  const { risks, sightings, known } = evidence;
  const byWeather = new Map(risks.map((risk) => [risk.organismId, risk]));
  return known.all
    .flatMap((organism): PestAlert[] => {
      const [risk, accounts] = [byWeather.get(organism.id), sightings.get(organism.id) ?? 0];
      if (risk) return [{ organism, ...raisedBy(risk, accounts) }];
      const crops = accounts > 0 ? cropsAtRisk(organism.cropIds, evidence) : [];
      return crops.length > 0 ? [{ organism, ...seenOnly(accounts, evidence.today), crops }] : [];
    })
    .sort((a, b) => gravity(b.level) - gravity(a.level));
}

function raisedBy({ cause, crops }: WeatherRisk, sightings: number): Omit<PestAlert, "organism"> {
  const { level, from, until } = cause.finding;
  const after = sightings > 0 ? raisedLevel(level) : level;
  return { level: after, crops, cause, from, until, sightings, raised: after !== level };
}

/** Whether it still spreads is known for no longer than the day on which the sightings are counted. */
function seenOnly(sightings: number, today: string): Omit<PestAlert, "organism" | "crops"> {
  const level = sightings >= accountsForHigh ? "high" : "moderate";
  return { level, cause: null, from: today, until: today, sightings, raised: false };
}

function cropsAtRisk(cropIds: readonly number[], { watched, anyCrop, cropName }: Evidence): NamedCrop[] {
  const here = watched.filter(({ id }) => cropIds.includes(id));
  const named = new Map(here.map(({ id, name }) => [id, { id, name }]));
  if (named.size === 0 && anyCrop) {
    for (const id of cropIds) {
      const name = cropName(id);
      if (name !== undefined) named.set(id, { id, name });
    }
  }
  return [...named.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}
