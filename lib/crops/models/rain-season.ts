/** Rain of the 36 dekads of a year (mm): days 1 to 10, 11 to 20, 21 to the end of each month, from January on. */
export type Dekads = readonly number[];

/** A rainy season: its first dekad (0 for 1 to 10 January) and how many there are; it may pass the new year. */
export type RainSeason = { onset: number; dekads: number };

/** When it rains. `all_year`: no break in the rains; `none`: no rains that a crop could start with. */
export type Rains = { kind: "seasons"; seasons: RainSeason[] } | { kind: "all_year" } | { kind: "none" };

const dekadsOfYear = 36;
/** The onset's dekad has at least this rain (mm), and the two after it together at least the second. */
const onsetMm = 25;
const followingMm = 20;
/** The rains are over when two dekads in a row (20 days) have less than this each (mm). */
const wetMm = 20;
const shortestSeason = 3;

/**
 * When the rains begin and end. Onset: the first dekad of at least 25 mm that two dekads with together at least 20 mm
 * follow (AGRHYMET's criterion after Sivakumar 1988, Agric. For. Meteorol. 42:295-305). Cessation: the last dekad before
 * 20 days of which neither dekad has 20 mm (after Stern, Dennett & Dale 1982, Expl. Agric. 18:223-236). Applied to mean
 * rainfall, they give the usual dates; single years differ by two or three weeks.
 */
export function rainsOf(rainMm: Dekads): Rains {
  const rain = (dekad: number) => rainMm[dekad % dekadsOfYear] ?? 0;
  const begins = (dekad: number) => rain(dekad) >= onsetMm && rain(dekad + 1) + rain(dekad + 2) >= followingMm;
  const breaks = (dekad: number) => rain(dekad) < wetMm && rain(dekad + 1) < wetMm;
  const all = Array.from({ length: dekadsOfYear }, (_, dekad) => dekad);
  if (!all.some(begins)) return { kind: "none" };
  const first = all.find(breaks);
  if (first === undefined) return { kind: "all_year" };
  const seasons: RainSeason[] = [];
  let onset: number | null = null;
  // Once around from a break, so that no season is cut in two.
  for (let dekad = first; dekad <= first + dekadsOfYear; dekad++) {
    if (onset === null) {
      if (begins(dekad) && dekad < first + dekadsOfYear) onset = dekad;
    } else if (breaks(dekad)) {
      seasons.push({ onset: onset % dekadsOfYear, dekads: dekad - onset });
      onset = null;
    }
  }
  const long = seasons.filter(({ dekads }) => dekads >= shortestSeason).sort((a, b) => a.onset - b.onset);
  return long.length === 0 ? { kind: "none" } : { kind: "seasons", seasons: long };
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The first day of a dekad, `MM-DD`. */
export function dekadStart(dekad: number): string {
  const at = dekad % dekadsOfYear;
  return `${twoDigits(Math.floor(at / 3) + 1)}-${twoDigits((at % 3) * 10 + 1)}`;
}

/** The last day of a dekad, `MM-DD`. */
export function dekadEnd(dekad: number): string {
  const at = dekad % dekadsOfYear;
  const month = Math.floor(at / 3);
  return `${twoDigits(month + 1)}-${at % 3 === 2 ? (daysOfMonths[month] ?? 28) : (at % 3) * 10 + 10}`;
}

/** Months' rain spread evenly over their dekads. */
export function dekadsOfMonths(rainMm: readonly number[]): number[] {
  return rainMm.flatMap((month) => [month / 3, month / 3, month / 3]);
}
