import type { Asked } from "./bodies";
import { bodyOf } from "./recordings";
import { pointTiff } from "./point-tiff";

type SoilGridsLayer = { name: string; unit_measure: unknown; depths: { label: string; values: unknown }[] };
type SoilGridsBody = { properties: { layers: SoilGridsLayer[] } };

/** The answer of SoilGrids as recorded in Egypt, with the properties and depths that were asked for. */
export function soilGridsBody({ query }: Asked): unknown {
  const names = {
    recording: "soilgrids/properties_query_mean_3depths_egypt.json",
    handMade: "soilgrids.json",
  };
  const body = bodyOf(names) as SoilGridsBody; // A body of SoilGrids, by its name.
  const [asked, depths] = [query.getAll("property"), query.getAll("depth")];
  const layers = body.properties.layers
    .filter(({ name }) => asked.includes(name))
    .map((layer) => ({ ...layer, depths: layer.depths.filter(({ label }) => depths.includes(label)) }));
  return { ...body, properties: { layers } };
}

/** The same where the map is empty: over water, towns and rock. */
export function emptySoilGridsBody(asked: Asked): unknown {
  return JSON.parse(JSON.stringify(soilGridsBody(asked)), (key, value: unknown) => (key === "mean" ? null : value));
}

/** Hand-made after the documentation: value and unit of each layer of iSDAsoil at 0 to 20 cm. */
const isdaValues: Record<string, [number | string, string | null]> = {
  ph: [6.2, null],
  nitrogen_total: [0.6, "g/kg"],
  phosphorous_extractable: [8.9, "ppm"],
  potassium_extractable: [98, "ppm"],
  magnesium_extractable: [121, "ppm"],
  calcium_extractable: [602, "ppm"],
  iron_extractable: [66, "ppm"],
  zinc_extractable: [1.6, "ppm"],
  sulphur_extractable: [5.4, "ppm"],
  carbon_organic: [7.2, "g/kg"],
  bulk_density: [1.49, "g/cm3"],
  clay_content: [14, "%"],
  silt_content: [22, "%"],
  sand_content: [64, "%"],
  texture_class: ["Sandy Loam", null],
  cation_exchange_capacity: [5.1, "cmol(+)/kg"],
};

/** The answer of iSDAsoil: a login's or a point's. */
export function isdaBody({ pathname }: Asked): unknown {
  if (pathname.endsWith("/login")) return { access_token: "stand-in", token_type: "bearer" };
  const property = Object.fromEntries(
    Object.entries(isdaValues).map(([name, [value, unit]]) => [
      name,
      [
        {
          value: { unit, type: typeof value === "number" ? "float" : "string", value },
          depth: { value: "0-20", unit: "cm" },
          uncertainty: null,
        },
      ],
    ]),
  );
  return { property };
}

/** Hand-made: how each public file of iSDAsoil keeps its figures, and the whole number that stands there. */
const isdaFiles: Record<string, [transformation: string, stored: number]> = {
  ph: ["x/10", 62],
  nitrogen_total: ["expm1(x/100)", 47],
  phosphorous_extractable: ["expm1(x/10)", 23],
  potassium_extractable: ["expm1(x/10)", 46],
  magnesium_extractable: ["expm1(x/10)", 48],
  calcium_extractable: ["expm1(x/10)", 64],
  iron_extractable: ["expm1(x/10)", 42],
  zinc_extractable: ["expm1(x/10)", 10],
  sulphur_extractable: ["expm1(x/10)", 19],
  carbon_organic: ["expm1(x/10)", 21],
  bulk_density: ["x/100", 149],
  clay_content: ["x", 14],
  silt_content: ["x", 22],
  sand_content: ["x", 64],
  cation_exchange_capacity: ["expm1(x/10)", 18],
};

const layerOf = (pathname: string) => isdaFiles[/^\/soil_data\/(\w+)\/\1\./.exec(pathname)?.[1] ?? ""];

/** The description beside a public file of iSDAsoil; null when there is no such file. */
export function isdaItem(pathname: string): unknown {
  const layer = layerOf(pathname);
  return layer ? { type: "Feature", "back-transformation": layer[0], assets: { image: { roles: ["data"] } } } : null;
}

/** A public file of iSDAsoil: all of Africa in a few pixels of the same value; null when there is no such file. */
export function isdaFile(pathname: string): Uint8Array | null {
  const layer = layerOf(pathname);
  return layer ? pointTiff({ value: layer[1], noData: 255 }) : null;
}
