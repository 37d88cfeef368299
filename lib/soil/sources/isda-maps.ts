import { z } from "zod";
import { config } from "../../config";
import type { Point } from "../../geo/coordinates";
import { shared } from "../../runtime";
import { upstream } from "../../upstream/client";
import { UpstreamError } from "../../upstream/errors";
import { openRaster, pointOf, rasterAt } from "../../upstream/raster/raster";
import { isInAfrica } from "./africa";
import { figuresFrom, inRange, isdaBulkDensity, isdaLayers, type IsdaLayer } from "./isda-body";
import { keptFigures, type MappedFigures, type SoilMap } from "./soil-map";

const source = "iSDAsoil maps";

/** A point needs a header and a tile of each of fifteen files. */
const files = upstream({ source, baseUrl: () => config().ISDA_COGS_URL, concurrency: 8, waiting: 256 });

/** How a file's whole numbers become figures, in the words of the file's description. */
const transformations: Record<string, (value: number) => number> = {
  x: (value) => value,
  "x/10": (value) => value / 10,
  "x/100": (value) => value / 100,
  "expm1(x/10)": (value) => Math.expm1(value / 10),
  "expm1(x/100)": (value) => Math.expm1(value / 100),
};

const Told = z.object({ "back-transformation": z.string().optional() });
const Item = Told.extend({ properties: Told.optional(), assets: z.record(z.string(), Told).optional() });

/** The mean of 0 to 20 cm. */
const band = 0;

/** iSDAsoil as public files, which need no account. */
export const isdaMaps: SoilMap = {
  name: "iSDAsoil",
  sentence: "iSDAsoil, a 30 m map of African soils (Hengl et al. 2021), 0 to 20 cm",
  phosphorusMethod: "mehlich3",
  ask(place, now) {
    if (config().ISDA_COGS_URL === null || !isInAfrica(place)) return null;
    return keptFigures({ source: "isda-maps", place, now, fetch: fetchFigures });
  },
};

async function fetchFigures(cell: Point): Promise<MappedFigures> {
  const layers = [...Object.values(isdaLayers), isdaBulkDensity];
  const values = await Promise.all(
    layers.map(async (layer): Promise<[string, number | null]> => [layer.property, await valueOf(layer, cell)]),
  );
  const found = new Map(values);
  return figuresFrom(({ property }) => found.get(property) ?? null);
}

async function valueOf({ property, ...layer }: IsdaLayer & { property: string }, point: Point): Promise<number | null> {
  const path = `/soil_data/${property}/${property}`;
  const [transform, raster] = await Promise.all([
    transformationOf(property, `${path}.json`),
    openRaster(rasterAt(files, `${path}.tif`)),
  ]);
  const [value] = (await pointOf(raster, point, [band])) ?? [];
  if (value === undefined || value === null) return null;
  return layer.toOurs(inRange(layer, transform(value)));
}

type Transformation = (value: number) => number;

/** Descriptions do not change while the files stay; they are read once. */
const known = () => shared("iSDAsoil transformations", () => new Map<string, Promise<Transformation>>());

function transformationOf(property: string, path: string): Promise<Transformation> {
  const kept = known().get(property);
  if (kept) return kept;
  const asked = files.get({
    path,
    // Object stores call descriptions anything, so what comes is parsed here.
    format: "bytes",
    read: (body) => {
      const item = Item.parse(JSON.parse(new TextDecoder().decode(z.instanceof(Uint8Array).parse(body))));
      const places = [item, item.properties, ...Object.values(item.assets ?? {})];
      const words = places.map((each) => each?.["back-transformation"]).find((each) => each !== undefined);
      const transformation = words === undefined ? undefined : transformations[words.replaceAll(" ", "")];
      if (transformation) return transformation;
      throw new UpstreamError({
        source,
        reason: "wrong-units",
        detail: `${property} is transformed in an unknown way`,
      });
    },
  });
  known().set(property, asked);
  asked.catch(() => known().delete(property));
  return asked;
}
