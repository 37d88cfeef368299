/**
 * Makes public/map/*.json, the outlines that the maps show when no tiles load, from world-atlas (Natural Earth 1:50m,
 * public domain) and from geoBoundaries' simplified gbOpen boundaries of Nigeria (NGA ADM1, ADM2; CC BY 4.0).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, quantize } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { Boundaries, centroid } from "./polygon";
import { fileArgument } from "./table";

type Areas = FeatureCollection<Polygon | MultiPolygon, { name: string; at: [longitude: number, latitude: number] }>;
type Layer = { name: string; about: string; areas: Areas; minWeight: number; steps: number };

const require = createRequire(import.meta.url);
const usage = "outlines.ts NGA-ADM1.geojson NGA-ADM2.geojson";
const stateNames: Record<string, string> = { "Abuja Federal Capital Territory": "Federal Capital Territory" };
const geoBoundaries = "geoBoundaries gbOpen, William & Mary geoLab, CC BY 4.0; simplified";

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;

/** An area with its name and the place of its label. */
function areaOf(name: string, geometry: Polygon | MultiPolygon): Areas["features"][number] {
  const rings = (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).flatMap((polygon) =>
    polygon.slice(0, 1),
  );
  const sizeOf = (ring: number[][]) => {
    const longitudes = ring.map(([longitude = 0]) => longitude);
    const latitudes = ring.map(([, latitude = 0]) => latitude);
    return (Math.max(...longitudes) - Math.min(...longitudes)) * (Math.max(...latitudes) - Math.min(...latitudes));
  };
  const [largest = []] = rings.sort((a, b) => sizeOf(b) - sizeOf(a));
  const { longitude, latitude } = centroid([largest.map(([x = 0, y = 0]) => [x, y])]);
  return { type: "Feature", properties: { name, at: [hundredth(longitude), hundredth(latitude)] }, geometry };
}

function countries(): Areas {
  // world-atlas's own file; its form is written down at https://github.com/topojson/world-atlas.
  const atlas = JSON.parse(
    readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"),
  ) as TopoJSON.Topology<{
    countries: TopoJSON.GeometryCollection<{ name: string }>;
  }>;
  const { features } = feature(atlas, atlas.objects.countries);
  const polygons = features.filter((each): each is Feature<Polygon | MultiPolygon, { name: string }> =>
    each.geometry.type.endsWith("Polygon"),
  );
  return {
    type: "FeatureCollection",
    features: polygons.map(({ properties, geometry }) => areaOf(properties.name, geometry)),
  };
}

function divisions(text: string): Areas {
  const { features } = Boundaries.parse(JSON.parse(text));
  return {
    type: "FeatureCollection",
    features: features.map(({ properties: { shapeName }, geometry }) =>
      areaOf(stateNames[shapeName] ?? shapeName, geometry),
    ),
  };
}

function write({ name, about, areas, minWeight, steps }: Layer): void {
  const whole = topology({ areas });
  const light = quantize(simplify(presimplify(whole), minWeight), steps);
  const text = JSON.stringify({ about, ...light });
  writeFileSync(`public/map/${name}.json`, text);
  process.stdout.write(`${name}: ${areas.features.length} areas, ${Math.round(text.length / 1000)} kB\n`);
}

mkdirSync("public/map", { recursive: true });
write({
  name: "countries",
  about: "Natural Earth 1:50m admin 0, public domain; simplified",
  areas: countries(),
  minWeight: 0.02,
  steps: 1e5,
});
write({
  name: "states",
  about: geoBoundaries,
  areas: divisions(fileArgument(0, usage)),
  minWeight: 1e-4,
  steps: 1e4,
});
write({ name: "lgas", about: geoBoundaries, areas: divisions(fileArgument(1, usage)), minWeight: 5e-5, steps: 1e4 });
