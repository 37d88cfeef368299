import { endpoint, perMinute } from "../api/endpoint";
import { free } from "../api/price";
import { gazetteer } from "../geo/gazetteer";
import { PlaceSearchQuery, PlaceSearchResult, placeSearchToJson } from "./contract";

const mostResults = 8;

/** Finds places while their name is being typed. */
export const searchPlacesEndpoint = endpoint({
  method: "GET",
  path: "/v1/places",
  tag: "Account",
  summary: "Search places by name",
  description:
    "Places of the gazetteer whose name begins like the text or is spelt much like it: Nigerian states, local " +
    "government areas and towns, towns of West Africa, larger places of the world.",
  audience: "console",
  limit: perMinute(1000),
  price: free,
  query: PlaceSearchQuery,
  response: PlaceSearchResult,
  handle: async ({ query }) => {
    const places = (await gazetteer()).search(query.search, mostResults);
    return { body: placeSearchToJson(places), maxAgeSeconds: 3600 };
  },
});
