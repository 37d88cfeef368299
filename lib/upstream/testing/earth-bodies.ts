import { z } from "zod";
import { cutFile } from "../../earth/testing/scene-files";
import { projectionOf } from "../raster/projection";
import type { Asked } from "./bodies";
import { tiffOf } from "./tiff";

const dayMs = 86_400_000;
/** A satellite passes every so many days. */
const passDays = 5;
const pixels = 10_980;
const tile = 256;
const pageSize = 40;
const c1Files = "https://e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com";
const bandFiles = { red: "B04", green: "B03", blue: "B02", nir: "B08", scl: "SCL" } as const;

const Position = z.tuple([z.number(), z.number()]);
const Posted = z.looseObject({
  intersects: z.union([
    z.object({ type: z.literal("Point"), coordinates: Position }),
    z.object({ type: z.literal("Polygon"), coordinates: z.array(z.array(Position)) }),
  ]),
  datetime: z.string(),
  limit: z.number().default(10),
  query: z.looseObject({ "eo:cloud_cover": z.looseObject({ lt: z.number() }).optional() }).optional(),
  sortby: z.array(z.looseObject({ direction: z.string() })).default([]),
  next: z.string().optional(),
});

/** Every fourth pass is clouded over, every fourth half clouded. */
const skies = ["clear", "clear", "half", "clouded"] as const;
type Sky = (typeof skies)[number];
const cloudPct: Record<Sky, number> = { clear: 4.2, half: 46.5, clouded: 87.1 };
const skyOn = (pass: number): Sky => skies[pass % skies.length] ?? "clear";

/** The answer to a search for Sentinel-2 scenes: one every five days of the range, up to today, in pages. */
export function earthSearchBody({ posted, now }: Asked): unknown {
  const asked = Posted.parse(JSON.parse(posted));
  const [start = "", end = ""] = asked.datetime.split("/");
  const first = Math.ceil(Date.parse(start) / dayMs / passDays);
  const last = Math.floor(Math.min(Date.parse(end), now) / dayMs / passDays);
  const most = asked.query?.["eo:cloud_cover"]?.lt ?? 101;
  const passes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index).filter(
    (pass) => cloudPct[skyOn(pass)] < most,
  );
  const from = Number(asked.next ?? 0);
  const to = from + Math.min(asked.limit, pageSize);
  const more = to < passes.length;
  return {
    type: "FeatureCollection",
    stac_version: "1.0.0",
    context: { limit: asked.limit, matched: passes.length, returned: Math.min(to, passes.length) - from },
    features: passes.slice(from, to).map((pass) => itemOf(pass, middleOf(asked.intersects))),
    links: more
      ? [{ rel: "next", method: "POST", merge: false, href: "https://stand-in", body: { ...asked, next: String(to) } }]
      : [],
  };
}

function middleOf({ coordinates }: z.infer<typeof Posted>["intersects"]): { latitude: number; longitude: number } {
  const isPoint = (value: typeof coordinates): value is [number, number] => typeof value[0] === "number";
  const corners = isPoint(coordinates) ? [coordinates] : (coordinates[0] ?? []);
  const mean = (axis: 0 | 1) => {
    const values = corners.map((corner) => corner[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { longitude: mean(0), latitude: mean(1) };
}

/** An item with the fields that real ones have; the place stands in the names of its files. */
function itemOf(pass: number, point: { latitude: number; longitude: number }): unknown {
  const zone = Math.min(60, Math.floor((point.longitude + 180) / 6) + 1);
  const epsg = (point.latitude < 0 ? 32_700 : 32_600) + zone;
  const projection = projectionOf(epsg);
  const middle = projection?.toMap(point) ?? { x: 0, y: 0 };
  const half = (pixels / 2) * 10;
  // On whole kilometres, so that the places of a neighbourhood share their scenes.
  const x0 = Math.round((middle.x - half) / 1000) * 1000;
  const y0 = Math.round((middle.y + half) / 1000) * 1000;
  const date = new Date(pass * passDays * dayMs).toISOString().slice(0, 10);
  const id = `S2A_T${epsg}E${x0}N${y0}_${date.replaceAll("-", "")}_L2A`;
  const corners = [
    [x0, y0],
    [x0 + half * 2, y0],
    [x0 + half * 2, y0 - half * 2],
    [x0, y0 - half * 2],
    [x0, y0],
  ].map(([x = 0, y = 0]) => {
    const { latitude, longitude } = projection?.toPoint({ x, y }) ?? point;
    return [longitude, latitude];
  });
  const asset = (band: keyof typeof bandFiles) => ({
    href: `${c1Files}/sentinel-2-c1-l2a/${id}/${bandFiles[band]}.tif`,
    type: "image/tiff; application=geotiff; profile=cloud-optimized",
    "raster:bands": [{ nodata: 0, data_type: "uint16", scale: 0.0001, offset: -0.1 }],
  });
  return {
    type: "Feature",
    stac_version: "1.0.0",
    id,
    collection: "sentinel-2-c1-l2a",
    geometry: { type: "Polygon", coordinates: [corners] },
    properties: {
      datetime: `${date}T10:12:07.123000Z`,
      platform: "sentinel-2a",
      "eo:cloud_cover": cloudPct[skyOn(pass)],
      "proj:epsg": epsg,
      "s2:nodata_pixel_percentage": 0,
    },
    assets: { red: asset("red"), green: asset("green"), blue: asset("blue"), nir: asset("nir"), scl: asset("scl") },
  };
}

const scenePath =
  /^(sentinel-c1-cogs|sentinel-cogs)\/[\w-]+\/S2A_T(\d{5})E(-?\d+)N(-?\d+)_(\d{4})(\d\d)(\d\d)_L2A\/(B0[2348]|SCL)\.tif$/;
const cutPath =
  /^sentinel-cogs\/sentinel-s2-l2a-cogs\/29\/R\/KH\/2020\/2\/S2A_29RKH_20200219_0_L2A\/(B04|B08|SCL)\.tif$/;
const files = new Map<string, Uint8Array>();
const mostFiles = 300;

/** A raster file by stand-in and path (`sentinel-c1-cogs/…/B04.tif`), or null when there is none. */
export function rasterFile(path: string): Uint8Array | null {
  const kept = files.get(path);
  if (kept) return kept;
  const made = sceneFile(path);
  if (made) {
    if (files.size >= mostFiles) files.clear();
    files.set(path, made);
  }
  return made;
}

function sceneFile(path: string): Uint8Array | null {
  const [, cut] = cutPath.exec(path) ?? [];
  if (cut) return cutFile(cut === "B04" || cut === "B08" ? cut : "SCL");
  const [, store, epsg, x0, y0, year, month, day, band] = scenePath.exec(path) ?? [];
  if (!band) return null;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isScl = band === "SCL";
  const pixel = isScl ? 20 : 10;
  const sky = skyOn(Math.round(date / dayMs / passDays));
  return tiffOf({
    width: isScl ? pixels / 2 : pixels,
    height: isScl ? pixels / 2 : pixels,
    tile: isScl ? tile / 2 : tile,
    epsg: Number(epsg),
    grid: { x0: Number(x0), y0: Number(y0), pixelX: pixel, pixelY: pixel },
    bits: isScl ? 8 : 16,
    valueAt: isScl
      ? (x, y) => classAt(x, y, sky)
      : (x, y) => valueOf(band, { x, y, ndvi: standInNdvi(date), added: store === "sentinel-cogs" ? 0 : 1000 }),
  });
}

/** Vegetation, with stripes of cloud 80 m wide where the sky is half clouded. */
function classAt(x: number, y: number, sky: Sky): number {
  if (sky === "clouded") return 9;
  return sky === "half" && ((x + y) >> 2) % 2 === 0 ? 8 : 4;
}

/** NDVI of the stand-ins' land on a day (milliseconds since 1970): bare in the dry season, green in August. */
export function standInNdvi(date: number): number {
  const dayOfYear = (date - Date.UTC(new Date(date).getUTCFullYear(), 0, 1)) / dayMs;
  return 0.22 + 0.5 * Math.max(0, Math.sin((Math.PI * (dayOfYear - 110)) / 220));
}

type Ground = { x: number; y: number; ndvi: number; added: number };

/**
 * File values (reflectance 0.4 in red and NIR together), a little uneven. Newer baselines add 1000; the older
 * collection's files have it taken out again, whatever their items say.
 */
function valueOf(band: string, { x, y, ndvi, added }: Ground): number {
  const local = ndvi + 0.06 * Math.sin(x / 5) * Math.cos(y / 7);
  const red = 0.2 * (1 - local);
  const reflectance = { B04: red, B03: red * 0.9 + 0.02, B02: red * 0.7, B08: 0.2 * (1 + local) }[band] ?? 0;
  return Math.round(reflectance * 10_000) + added;
}
