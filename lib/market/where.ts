import { ApiError } from "../api/errors";
import { countryOf } from "../geo/country";
import { fold } from "../geo/fold";
import { gazetteer } from "../geo/gazetteer";
import type { Directory } from "./directory";
import { countryName, homeCountry, locationText, type Market } from "./market";
import { foldState, listed, nearestNames } from "./names";

/** A country, or a state or region of it. */
export type Where = { country: string; state: string | null };

/** The state of this name that has prices; Nigeria's before another country's. */
function knownState(directory: Directory, { name, country }: { name: string; country: string | undefined }) {
  const found = (directory.states.get(name) ?? []).filter(
    (where) => country === undefined || where.country === country,
  );
  return found.find((where) => where.country === homeCountry.code) ?? found[0];
}

/** A state by another of its names, and a state that we know and that has no prices. */
async function gazetteerState(directory: Directory, asked: string): Promise<Where | undefined> {
  const places = await gazetteer();
  for (const text of [asked, `${asked} state`]) {
    const match = places.find(text);
    if (match.status !== "found" || match.place.kind !== "state") continue;
    const { name, country } = match.place;
    if (directory.currencyOf(country) === undefined && country !== homeCountry.code) continue;
    return knownState(directory, { name: foldState(name), country }) ?? { country, state: name };
  }
  return undefined;
}

async function unknownLocation(directory: Directory, asked: string): Promise<ApiError> {
  const countries = [...new Set(directory.markets.map(({ country }) => countryName(country)))];
  const near = nearestNames(asked, [...directory.markets.map(({ state }) => state), ...countries]);
  const place = (await gazetteer()).find(asked);
  const lies =
    place.status === "found" && place.place.kind !== "state" && place.place.admin1 !== ""
      ? ` "${place.place.name}" is a place in ${place.place.admin1}; for its markets give location=${place.place.admin1}.`
      : "";
  const meant = near.length > 0 ? ` Did you mean ${listed(near)}?` : "";
  const there = countries.length > 0 ? ` There are prices from ${countries.join(", ")}.` : "";
  return new ApiError(
    404,
    "Unknown location",
    `location: "${asked}" is no state, region or country that we have prices of.${lies || meant}${there}`,
  );
}

/**
 * The state or country that a caller means; Nigeria when nothing is named.
 * @throws ApiError 404 for one that is not known or a country without prices.
 */
export async function findWhere(directory: Directory, location: string | undefined): Promise<Where> {
  if (location === undefined) return { country: homeCountry.code, state: null };
  const parts = location
    .split(",")
    .map(foldState)
    .filter((part) => part !== "");
  const [name = ""] = parts;
  const country = parts.length > 1 ? countryOf(parts.at(-1) ?? "") : undefined;
  const state = knownState(directory, { name, country }) ?? (await gazetteerState(directory, location));
  if (state) return state;
  const whole = parts.length === 1 ? countryOf(fold(location)) : undefined;
  const hasPrices = whole !== undefined && directory.currencyOf(whole) !== undefined;
  if (hasPrices || whole === homeCountry.code) return { country: whole, state: null };
  throw await unknownLocation(directory, location);
}

/** Whether a market lies there. */
export const liesIn = ({ country, state }: Where, market: Market): boolean =>
  market.country === country && (state === null || market.state === state);

/** The markets of a name in a state or country. @throws ApiError 404 with the nearest names when there is none. */
export function findMarkets({ markets, named }: Directory, { where, name }: { where: Where; name: string }): Market[] {
  const bear = named(name);
  const found = bear.filter((market) => liesIn(where, market));
  if (found.length > 0) return found;
  const there = markets.filter((market) => liesIn(where, market)).map((market) => market.name);
  const near = nearestNames(name, there);
  const [elsewhere] = bear;
  const help = elsewhere
    ? ` There is one in ${locationText(elsewhere)}: add location=${elsewhere.state}, ${countryName(elsewhere.country)}.`
    : near.length > 0
      ? ` Did you mean ${listed(near)}?`
      : there.length > 0
        ? ` Markets there are, for instance, ${listed(there.slice(0, 5))}.`
        : "";
  throw new ApiError(
    404,
    "Unknown market",
    `market: "${name}" is no market that we know in ${locationText(where)}.${help}`,
  );
}
