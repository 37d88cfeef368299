import { z } from "zod";
import { isInside } from "../../geo/boundary/plane";
import type { Corner, Ring } from "../../geo/boundary/ring";
import { cornersOf, middleOf, type Field } from "../field";
import type { Scene, SceneFiles } from "./scene";

/** The public stores from which files are taken; an item that points anywhere else is not followed. */
const stores: Readonly<Record<string, SceneFiles["store"]>> = {
  "e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com": "c1",
  "sentinel-cogs.s3.us-west-2.amazonaws.com": "l2a",
};
const collections = { "sentinel-2-c1-l2a": "c1", "sentinel-2-l2a": "l2a" } as const;
const safePath = /^(\/[\w./-]{1,390})\/([\w-]{1,75}\.tiff?)$/;

/** The collections asked for, the better one first. */
export const collectionNames = Object.keys(collections);

const Asset = z.object({ href: z.string().max(2000) });
const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());
const Polygon = z.array(z.array(Position).max(5000)).min(1).max(100);
const Reflectance = Asset.extend({
  "raster:bands": z
    .array(
      z.object({ scale: z.number().positive().max(1).default(0.0001), offset: z.number().min(-1).max(1).default(0) }),
    )
    .max(10)
    .default([]),
});

const Item = z.object({
  id: z.string().min(1).max(100),
  collection: z.literal(["sentinel-2-c1-l2a", "sentinel-2-l2a"]),
  geometry: z.union([
    z.object({ type: z.literal("Polygon"), coordinates: Polygon }),
    z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(Polygon).min(1).max(20) }),
  ]),
  properties: z.object({
    datetime: z.iso.datetime({ offset: true }),
    platform: z.string().min(1).max(40),
    "eo:cloud_cover": z.number().min(0).max(100),
    "earthsearch:boa_offset_applied": z.boolean().optional(),
  }),
  assets: z.object({ red: Reflectance, green: Asset, blue: Asset, nir: Asset, scl: Asset }),
});

/** A scene from an item of the catalogue; null for one that lacks what we need or points elsewhere. */
export function sceneOf(feature: unknown, field: Field): Scene | null {
  const parsed = Item.safeParse(feature);
  if (!parsed.success) return null;
  const { id, collection, geometry, properties, assets } = parsed.data;
  const files = filesOf(assets);
  if (!files) return null;
  const [band] = assets.red["raster:bands"];
  const removed = properties["earthsearch:boa_offset_applied"] === true;
  return {
    id,
    collection: collections[collection],
    date: new Date(properties.datetime).toISOString().slice(0, 10),
    acquiredAt: new Date(properties.datetime).toISOString(),
    satellite: satelliteName(properties.platform),
    cloudPct: properties["eo:cloud_cover"],
    coverage: coverageOf(field, geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates),
    scale: band?.scale ?? 0.0001,
    offset: removed ? 0 : (band?.offset ?? 0),
    files,
  };
}

/** All five in one folder, as both collections have them. */
function filesOf(assets: z.infer<typeof Item>["assets"]): SceneFiles | null {
  const [red, green, blue] = [fileOf(assets.red.href), fileOf(assets.green.href), fileOf(assets.blue.href)];
  const [nir, scl] = [fileOf(assets.nir.href), fileOf(assets.scl.href)];
  if (!red || !green || !blue || !nir || !scl) return null;
  const { store, folder } = red;
  if ([green, blue, nir, scl].some((file) => file.store !== store || file.folder !== folder)) return null;
  return { store, folder, names: { red: red.name, green: green.name, blue: blue.name, nir: nir.name, scl: scl.name } };
}

/** Where a file lies in one of the known stores; null for any other address. */
export function fileOf(href: string): { store: SceneFiles["store"]; folder: string; name: string } | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const store = Object.hasOwn(stores, url.host) ? stores[url.host] : undefined;
  if (!store || url.protocol !== "https:" || url.username !== "" || url.search !== "") return null;
  const [, folder, name] = safePath.exec(url.pathname) ?? [];
  return folder && name ? { store, folder, name } : null;
}

/** `sentinel-2a` as people write it. */
const satelliteName = (platform: string) =>
  platform.replace(/^sentinel-2([a-d])$/i, (_, letter: string) => `Sentinel-2${letter.toUpperCase()}`);

const mostCorners = 60;

/** The share of the field's corners and its middle that lie in the footprint; GeoJSON has longitude first. */
function coverageOf(field: Field, polygons: z.infer<typeof Polygon>[]): number {
  const rings = polygons.flatMap(([outer]): Ring[] =>
    outer ? [outer.map(([longitude, latitude]): Corner => [latitude, longitude])] : [],
  );
  const corners = cornersOf(field);
  const every = Math.ceil(corners.length / mostCorners);
  const points = [middleOf(field), ...corners.filter((_, index) => index % every === 0)];
  const seen = points.filter(({ latitude, longitude }) => rings.some((ring) => isInside([latitude, longitude], ring)));
  return seen.length / points.length;
}
