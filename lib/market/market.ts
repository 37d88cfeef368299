/** Where prices are observed: a market, or a state whose average is published. */
export type Market = {
  id: number;
  name: string;
  /** State or region. */
  state: string;
  /** Two letters (ISO 3166-1). */
  country: string;
  latitude: number | null;
  longitude: number | null;
};

/** The prices of one product in one market. */
export type Series = {
  id: number;
  cropId: number;
  cropName: string;
  variety: string;
  unit: string;
  currency: string;
  publisher: string;
  market: Market;
};

/** Retail or wholesale. */
export const priceKinds = ["retail", "wholesale"] as const;

/** Retail or wholesale. */
export type PriceKind = (typeof priceKinds)[number];

/** The country that is meant where none is named, and its currency. */
export const homeCountry = { code: "NG", currency: "NGN" };

const english = new Intl.DisplayNames(["en"], { type: "region" });

/** A country's English name. */
export const countryName = (code: string): string => english.of(code) ?? code;

/** `Kano, Nigeria`, or the country alone. */
export const locationText = ({ state, country }: { state: string | null; country: string }): string =>
  state === null ? countryName(country) : `${state}, ${countryName(country)}`;

/** A price as answers have it: to a hundredth of the currency's unit. */
export const roundedPrice = (price: number): number => Math.round(price * 100) / 100;
