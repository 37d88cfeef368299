import type { BaseUnit } from "../models/units";

/** Names of the publishers whose prices are known. */
export const publishers = { wfp: "WFP Price Database via HDX", nbs: "NBS Selected Food Prices Watch" } as const;

/** The market that stands for a state's mean. */
export const stateAverage = "State average";

/** What a series is of; together these tell it from every other. */
export type SeriesOf = {
  country: string;
  state: string;
  market: string;
  latitude: number | null;
  longitude: number | null;
  cropId: number;
  variety: string;
  unit: BaseUnit;
  currency: string;
  publisher: string;
};

/** A price of `quantity` units of its series, `series` being its place among the batch's; `date` is YYYY-MM-DD. */
export type ObservedPrice = {
  series: number;
  kind: "retail" | "wholesale";
  date: string;
  price: number;
  quantity: number;
  /** The publisher's estimate from several figures. */
  aggregate: boolean;
  outlier: boolean;
};

/** Prices of one publisher, ready to be kept. */
export type PriceBatch = { publisher: string; series: SeriesOf[]; observations: ObservedPrice[] };

/** What a publisher's label means; `unit` for publishers that write no unit beside the price. */
export type Product = { publisher: string; label: string; cropId: number; variety: string; unit: string | null };
