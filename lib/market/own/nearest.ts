import { distanceKm, type Point } from "../../geo/coordinates";
import { stateAverage } from "../import/batch";
import type { Series } from "../market";

/** Farther away, a fresher price says less than a nearer one. */
const nearKm = 300;

/** Where a farm is, as far as that is known. */
export type FarmPlace = { point: Point | null; state: string | null };

/** A series with the date of its newest price. */
export type Dated = { series: Series; date: string };

/** A series and how far its market is (km); null for a state's average and where a place is not known. */
export type Near<Item extends Dated> = { item: Item; distanceKm: number | null };

function located<Item extends Dated>(item: Item, point: Point | null): Near<Item> {
  const { latitude, longitude, name } = item.series.market;
  const known = point !== null && latitude !== null && longitude !== null && name !== stateAverage;
  return { item, distanceKm: known ? distanceKm(point, { latitude, longitude }) : null };
}

const monthOf = ({ item }: Near<Dated>) => item.date.slice(0, 7);
const far = ({ distanceKm: km }: Near<Dated>) => km ?? Infinity;
const nearer = (a: Near<Dated>, b: Near<Dated>) => (far(a) === far(b) ? 0 : far(a) - far(b));
const fresher = (a: Near<Dated>, b: Near<Dated>) => monthOf(b).localeCompare(monthOf(a));

/** Of one market's varieties that which the most markets have; then by name, so that the choice stays. */
function commoner(items: Dated[]) {
  const counts = new Map<string, number>();
  for (const { series } of items) counts.set(series.variety, (counts.get(series.variety) ?? 0) + 1);
  const count = ({ item }: Near<Dated>) => counts.get(item.series.variety) ?? 0;
  return (a: Near<Dated>, b: Near<Dated>) =>
    count(b) - count(a) ||
    a.item.series.variety.localeCompare(b.item.series.variety) ||
    a.item.series.id - b.item.series.id;
}

/**
 * The price of a crop that says most at a farm: of the markets within 300 km one of the newest month, the nearest of
 * these; else the average of the farm's state; else the nearest market; where the farm's place is not known, the newest
 * price. Undefined when there is none.
 */
export function nearestPrice<Item extends Dated>(items: Item[], { point, state }: FarmPlace): Near<Item> | undefined {
  const places = items.map((item) => located(item, point));
  const common = commoner(items);
  const within = places
    .filter((place) => far(place) <= nearKm)
    .sort((a, b) => fresher(a, b) || nearer(a, b) || common(a, b));
  const average = places
    .filter(({ item: { series } }) => series.market.name === stateAverage && series.market.state === state)
    .sort((a, b) => fresher(a, b) || common(a, b));
  const markets = places
    .filter(({ distanceKm: km }) => km !== null)
    .sort((a, b) => nearer(a, b) || fresher(a, b) || common(a, b));
  const anywhere = point === null ? places.toSorted((a, b) => fresher(a, b) || common(a, b)) : [];
  return within[0] ?? average[0] ?? markets[0] ?? anywhere[0];
}
