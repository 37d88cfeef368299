import { config } from "../../config";
import type { Point } from "../../geo/coordinates";
import { upstream } from "../../upstream/client";
import { isEmpty, keptFigures, type MappedFigures, type SoilMap } from "./soil-map";
import { readSoilGrids, soilGridsDepths, soilGridsProperties } from "./soilgrids-body";

/** It asks for at most 5 calls a minute, and takes its time. */
const soilGridsService = upstream({
  source: "SoilGrids",
  baseUrl: () => config().SOILGRIDS_URL,
  concurrency: 2,
  waiting: 8,
  patience: 3,
});

/** About 1 km to the north: a cell of a village or a pond is empty, the fields around it are not. */
const offsetDegrees = 0.01;

/** SoilGrids 2.0 of ISRIC: the world at 250 m (Poggio et al. 2021, doi:10.5194/soil-7-217-2021). */
export const soilGrids: SoilMap = {
  name: "SoilGrids 2.0 (ISRIC)",
  sentence: "SoilGrids 2.0 of ISRIC, a 250 m map of the world's soils (Poggio et al. 2021), 0 to 20 cm",
  phosphorusMethod: "mehlich3",
  ask(place, now) {
    if (config().SOILGRIDS_URL === null) return null;
    return keptFigures({ source: "soilgrids", place, now, fetch: fetchFigures });
  },
};

async function fetchFigures(cell: Point): Promise<MappedFigures> {
  const figures = await ask(cell);
  if (!isEmpty(figures)) return figures;
  const latitude = Math.round((cell.latitude + offsetDegrees * (cell.latitude > 80 ? -1 : 1)) * 10_000) / 10_000;
  return ask({ ...cell, latitude });
}

function ask({ latitude, longitude }: Point): Promise<MappedFigures> {
  const query = new URLSearchParams({ lon: String(longitude), lat: String(latitude), value: "mean" });
  // Its lists are repeated keys; it does not understand commas.
  for (const property of soilGridsProperties) query.append("property", property);
  for (const depth of soilGridsDepths) query.append("depth", depth);
  return soilGridsService.get({
    path: `/soilgrids/v2.0/properties/query?${query.toString()}`,
    format: "json",
    read: readSoilGrids,
  });
}
