/** What a place of the gazetteer is; in the order in which a bare name is taken to mean it. */
export const placeKinds = ["city", "state", "town", "lga"] as const;

/** What a place of the gazetteer is. */
export type PlaceKind = (typeof placeKinds)[number];

/** A place of the gazetteer. */
export type Place = {
  id: number;
  name: string;
  otherNames: string[];
  kind: PlaceKind;
  /** Name of the first-level area (in Nigeria the state); empty when unknown. */
  admin1: string;
  /** Two letters (ISO 3166-1). */
  country: string;
  latitude: number;
  longitude: number;
  elevationM: number | null;
  /** 0 when unknown. */
  population: number;
  timezone: string;
};
