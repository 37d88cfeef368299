/*
 * NDVI of a field of 10 ha from whole Sentinel-2 scenes (10,980 x 10,980 pixels, tiles of 1024, Deflate, predictor 2),
 * served by ranges on this machine: what is read, the time beside GDAL's for the same windows, and 50 scenes at once.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Ring } from "../lib/geo/boundary/ring";
import { ndviOfScene } from "../lib/earth/scenes/scene-ndvi";
import type { Scene } from "../lib/earth/scenes/scene";
import { readScenePixels } from "../lib/earth/scenes/scene-pixels";
import { projectionOf } from "../lib/upstream/raster/projection";
import { freshUpstreams } from "../lib/upstream/testing/fresh-upstreams";
import { machine } from "./rig";

const side = 10_980;
const [x0, y0, epsg] = [300_000, 1_300_020, 32_632];
/** Near the middle of a tile, as most fields lie. */
const corner = { column: 4500, row: 5400 };
const fieldPixels = 32;
const turns = 15;
const scenesAtOnce = 50;

type Band = {
  name: string;
  pixel: number;
  bits: 8 | 16;
  valueAt: (column: number, row: number, noise: number) => number;
};

/** Fields, woods and paths with sensor noise, so that files grow about as large as real ones (50 MB a band). */
const pattern = (column: number, row: number) => ((column >> 5) * 7 + (row >> 5) * 13) % 11;
const bands: Band[] = [
  { name: "B04", pixel: 10, bits: 16, valueAt: (c, r, noise) => 1600 + pattern(c, r) * 60 + (noise & 3) },
  { name: "B08", pixel: 10, bits: 16, valueAt: (c, r, noise) => 3200 - pattern(c, r) * 90 + (noise & 7) },
  { name: "SCL", pixel: 20, bits: 8, valueAt: (c, r) => (pattern(c >> 2, r >> 2) > 1 ? 4 : 5) },
];

async function makeBand(folder: string, { name, pixel, bits, valueAt }: Band): Promise<void> {
  const size = pixel === 10 ? side : side / 2;
  const raw = path.join(folder, `${name}.raw`);
  const out = createWriteStream(raw);
  let noise = 12_345;
  for (let row = 0; row < size; row++) {
    const line = bits === 16 ? new Uint16Array(size) : new Uint8Array(size);
    for (let column = 0; column < size; column++) {
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) >>> 0;
      line[column] = valueAt(column, row, noise >>> 16);
    }
    if (!out.write(Buffer.from(line.buffer))) await once(out, "drain");
  }
  out.end();
  await once(out, "close");
  const type = bits === 16 ? "UInt16" : "Byte";
  const vrt = `<VRTDataset rasterXSize="${size}" rasterYSize="${size}"><SRS>EPSG:${epsg}</SRS><GeoTransform>${x0},${pixel},0,${y0},0,-${pixel}</GeoTransform><VRTRasterBand dataType="${type}" band="1" subClass="VRTRawRasterBand"><NoDataValue>0</NoDataValue><SourceFilename relativetoVRT="0">${raw}</SourceFilename><ByteOrder>LSB</ByteOrder></VRTRasterBand></VRTDataset>`;
  const options = ["COMPRESS=DEFLATE", "PREDICTOR=YES", "BLOCKSIZE=1024", "NUM_THREADS=2"].flatMap((each) => [
    "-co",
    each,
  ]);
  execFileSync("gdal_translate", ["-q", "-of", "COG", ...options, vrt, path.join(folder, `${name}.tif`)]);
  await rm(raw);
}

async function startFiles(folder: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ["--import", "tsx", "bench/targets/range-server.ts", folder]);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${line.toString().trim()}`, child };
}

const sceneAt = (name: string): Scene => ({
  id: name,
  collection: "c1",
  date: "2025-08-01",
  acquiredAt: "2025-08-01T10:00:00.000Z",
  satellite: "Sentinel-2A",
  cloudPct: 0,
  coverage: 1,
  scale: 0.0001,
  offset: -0.1,
  files: {
    store: "c1",
    folder: `/${name}`,
    names: { red: "B04.tif", green: "B04.tif", blue: "B04.tif", nir: "B08.tif", scl: "SCL.tif" },
  },
});

/** 320 m each way: 10.2 ha. */
function fieldRing(): Ring {
  const projection = projectionOf(epsg);
  const at = (column: number, row: number): [number, number] => {
    const point = projection?.toPoint({ x: x0 + column * 10, y: y0 - row * 10 }) ?? { latitude: 0, longitude: 0 };
    return [point.latitude, point.longitude];
  };
  const { column, row } = corner;
  const end = { column: column + fieldPixels, row: row + fieldPixels };
  return [at(column, row), at(end.column, row), at(end.column, end.row), at(column, end.row)];
}

/** GDAL reads the three windows that NDVI of the field needs. */
function gdalWindows(source: string, target: string): number {
  const started = performance.now();
  for (const { name, pixel } of bands) {
    const scale = pixel / 10;
    const window = [corner.column, corner.row, fieldPixels, fieldPixels].map((each) => String(each / scale));
    execFileSync(
      "gdal_translate",
      ["-q", "-srcwin", ...window, `${source}/${name}.tif`, path.join(target, "cut.tif")],
      {
        env: { ...process.env, GDAL_DISABLE_READDIR_ON_OPEN: "EMPTY_DIR", CPL_VSIL_CURL_ALLOWED_EXTENSIONS: ".tif" },
      },
    );
  }
  return performance.now() - started;
}

/** What starting the program costs, three times. */
function gdalStarts(): number {
  const started = performance.now();
  for (let time = 0; time < bands.length; time++) execFileSync("gdal_translate", ["--version"]);
  return performance.now() - started;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const say = (text: string) => process.stdout.write(`${text}\n`);

type Counted = { bytes: number; requests: number };
const nothing: Counted = { bytes: 0, requests: 0 };
const counted = async (url: string) => (await (await fetch(`${url}/count`)).json()) as Counted;

async function compare(url: string, folder: string): Promise<void> {
  const field = { ring: fieldRing() };
  const [ours, curl, local, starts]: [number[], number[], number[], number[]] = [[], [], [], []];
  await readScenePixels(sceneAt("warm-up"), field);
  await counted(url);
  let [read, gdal]: [Counted, Counted] = [nothing, nothing];
  for (let turn = 0; turn < turns; turn++) {
    await counted(url);
    const started = performance.now();
    await readScenePixels(sceneAt(`turn-${turn}`), field);
    ours.push(performance.now() - started);
    read = await counted(url);
    curl.push(gdalWindows(`/vsicurl/${url}/gdal-${turn}`, folder));
    gdal = await counted(url);
    local.push(gdalWindows(folder, folder));
    starts.push(gdalStarts());
  }
  say(
    `One field of 10.2 ha, one scene: ${read.requests} requests, ${Math.round(read.bytes / 1000)} kB (red, NIR and SCL).`,
  );
  say(`GDAL over HTTP: ${gdal.requests} requests, ${Math.round(gdal.bytes / 1000)} kB.`);
  say("| per scene, median | ms | Gona : it (at most 1.2) |\n|---|---:|---:|");
  const mine = median(ours);
  say(`| Gona over HTTP, masked NDVI | ${mine.toFixed(0)} | |`);
  const start = median(starts);
  const rows: [string, number][] = [
    ["gdal_translate, /vsicurl, three windows", median(curl)],
    ["the same less the programs' start", median(curl) - start],
    ["gdal_translate, local files, three windows", median(local)],
    ["the same less the programs' start", median(local) - start],
  ];
  for (const [name, ms] of rows) say(`| ${name} | ${ms.toFixed(0)} | ${(mine / ms).toFixed(2)} |`);
}

async function together(): Promise<void> {
  const field = { ring: fieldRing() };
  const started = performance.now();
  const scenes = Array.from({ length: scenesAtOnce }, (_, index) => sceneAt(`together-${index}`));
  let mostDelay = 0;
  let before = performance.now();
  const ticks = setInterval(() => {
    mostDelay = Math.max(mostDelay, performance.now() - before - 10);
    before = performance.now();
  }, 10);
  const read = await Promise.all(scenes.map((scene) => ndviOfScene(scene, field, 0)));
  clearInterval(ticks);
  const seconds = (performance.now() - started) / 1000;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  say(
    `${scenesAtOnce} scenes at once: ${seconds.toFixed(1)} s, ${read.filter(Boolean).length} with NDVI ${read[0]?.mean}.`,
  );
  say(
    `Peak memory of the process (RSS): ${peakMb.toFixed(0)} MB (wanted: under 500). Longest stop of the event loop: ${mostDelay.toFixed(0)} ms.`,
  );
}

const folder = await mkdtemp(path.join(os.tmpdir(), "gona-bench-raster-"));
try {
  say(machine);
  for (const band of bands) await makeBand(folder, band);
  const sizes = await Promise.all(bands.map(async ({ name }) => (await stat(path.join(folder, `${name}.tif`))).size));
  say(
    `Scene of ${side} x ${side} pixels: ${bands.map(({ name }, at) => `${name} ${Math.round((sizes[at] ?? 0) / 1e6)} MB`).join(", ")}.`,
  );
  const { url, child } = await startFiles(folder);
  try {
    freshUpstreams({ SENTINEL_C1_COGS_URL: url, UPSTREAM_TIMEOUT_MS: "30000" });
    await compare(url, folder);
    await together();
  } finally {
    child.kill();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
