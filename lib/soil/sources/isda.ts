import { isInAfrica } from "./africa";
import { readIsda } from "./isda-body";
import { hasIsdaAccount, isda, withToken } from "./isda-login";
import { keptFigures, type SoilMap } from "./soil-map";

/** iSDAsoil through its service, for those who have an account: Africa at 30 m (Hengl et al. 2021, Sci. Rep. 11:6130). */
export const isdaService: SoilMap = {
  name: "iSDAsoil",
  sentence: "iSDAsoil, a 30 m map of African soils (Hengl et al. 2021), 0 to 20 cm",
  phosphorusMethod: "mehlich3",
  ask(place, now) {
    if (!hasIsdaAccount() || !isInAfrica(place)) return null;
    return keptFigures({
      source: "isda",
      place,
      now,
      fetch: ({ latitude, longitude }) =>
        withToken(now, (authorization) =>
          isda.get({
            path: "/isdasoil/v2/soilproperty",
            query: { lat: String(latitude), lon: String(longitude), depth: "0-20" },
            authorization,
            format: "json",
            read: (body) => readIsda(body, isda.source),
          }),
        ),
    });
  },
};
