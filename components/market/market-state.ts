import type { Kind, OwnPrices } from "./answers";

/** Orders of the prices; a minus turns one around. */
export const priceSorts = ["date", "crop", "market", "state", "variety", "price", "trend"] as const;
/** An order of the prices. */
export type PriceSort = (typeof priceSorts)[number];

/** What the Market page shows, as its address keeps it. */
export type MarketState = {
  /** Id of the crop; "own": the first of the farmer's own; "all": every crop of a state or market. */
  crop: number | "own" | "all";
  country: string;
  /** State or region; null for all. */
  state: string | null;
  /** Id of the market; null for all. */
  market: number | null;
  /** What of the crop; null for all. */
  variety: string | null;
  /** Null: retail where there are such prices. */
  kind: Kind | null;
  /** Id of the measure that prices are shown for. */
  per: string;
  sort: PriceSort;
  descending: boolean;
  /** On narrow screens: the prices or their map. */
  view: "list" | "map";
};

/** The country whose prices are shown when the address names none. */
export const homeCountry = "NG";
/** Maize: shown to who grows nothing that has prices. */
export const usualCrop = 1;
const kilogram = "kg";
const largestId = 2_147_483_647;
const longestState = 80;

/** The state that an address holds; what makes no sense in it is as if it was not there. */
export function readMarketState(params: URLSearchParams): MarketState {
  const state = words(params.get("state"));
  const market = whole(params.get("market"));
  const per = params.get("per") ?? "";
  const sort = params.get("sort") ?? "-date";
  const crop = params.get("crop");
  return {
    crop: crop === "all" && (state !== null || market !== null) ? "all" : (whole(crop) ?? "own"),
    country: /^[A-Z]{2}$/.test(params.get("country") ?? "") ? (params.get("country") ?? homeCountry) : homeCountry,
    state,
    market,
    variety: words(params.get("variety")),
    kind: (["retail", "wholesale"] as const).find((kind) => kind === params.get("kind")) ?? null,
    per: /^[a-z0-9_-]{1,30}$/.test(per) ? per : kilogram,
    sort: priceSorts.find((each) => each === sort.replace("-", "")) ?? "date",
    descending: sort.startsWith("-"),
    view: params.get("view") === "map" ? "map" : "list",
  };
}

/** The state as the query of an address, without what is as usual. */
export function writeMarketState(state: MarketState): string {
  const params = new URLSearchParams();
  const sort = `${state.descending ? "-" : ""}${state.sort}`;
  if (state.crop !== "own") params.set("crop", String(state.crop));
  if (state.country !== homeCountry) params.set("country", state.country);
  if (state.state !== null) params.set("state", state.state);
  if (state.market !== null) params.set("market", String(state.market));
  if (state.variety !== null) params.set("variety", state.variety);
  if (state.kind !== null) params.set("kind", state.kind);
  if (state.per !== kilogram) params.set("per", state.per);
  if (sort !== "-date") params.set("sort", sort);
  if (state.view !== "list") params.set("view", state.view);
  return params.toString();
}

/** The crop that is meant; null for every crop of a place. */
export function cropOf({ crop }: MarketState, own: OwnPrices | undefined): number | null {
  if (crop === "all") return null;
  return crop === "own" ? (own?.crops[0]?.crop_id ?? usualCrop) : crop;
}

/** The call that gets the prices of a state of the page. */
export function boardInput({ country, state, market }: MarketState, cropId: number | null) {
  return {
    query: {
      ...(cropId !== null && { crop_id: cropId }),
      ...(market !== null && { market_id: market }),
      country,
      ...(state !== null && { state }),
    },
  };
}

/** The call that gets the prices of the farmer's own crops, on one farm or on all. */
export const ownInput = (farmId: number | null) => ({ query: farmId === null ? {} : { farm_id: farmId } });

function words(text: string | null): string | null {
  return text !== null && /\S/.test(text) ? text.slice(0, longestState) : null;
}

function whole(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  return Number(text) <= largestId ? Number(text) : null;
}
