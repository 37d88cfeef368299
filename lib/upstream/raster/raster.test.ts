import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutFile } from "../../earth/testing/scene-files";
import { isUpstreamError } from "../errors";
import { tiffOf, type TiffPlan } from "../testing/tiff";
import type { RasterFile } from "./file-source";
import { openRaster, overviewFor, pointOf, readWindow, type Raster } from "./raster";

const recorded = path.resolve(import.meta.dirname, "../../../../shared/fixtures/upstreams/geotiff");

let files = 0;
type Counted = RasterFile & { reads: [first: number, last: number][] };

function fileOf(bytes: Uint8Array): Counted {
  const reads: Counted["reads"] = [];
  const read = (first: number, last: number) => {
    reads.push([first, last]);
    return Promise.resolve(bytes.subarray(first, last + 1));
  };
  return { source: "Test files", key: `file ${files++}`, read, reads };
}

const all = (raster: Raster) => ({ column: 0, row: 0, width: raster.width, height: raster.height });

async function valuesOf(bytes: Uint8Array) {
  const raster = await openRaster(fileOf(bytes));
  const { bands } = await readWindow(raster, all(raster));
  return { raster, values: Array.from(bands[0] ?? []) };
}

const faultOf = (run: Promise<unknown>) =>
  run.then(
    () => "none",
    (error: unknown) => (isUpstreamError(error) ? error.reason : `not an UpstreamError: ${String(error)}`),
  );

const plan: TiffPlan = {
  width: 700,
  height: 500,
  tile: 64,
  epsg: 32_632,
  grid: { x0: 300_000, y0: 1_300_000, pixelX: 10, pixelY: 10 },
  bits: 16,
  valueAt: (x, y) => 1 + x * 100 + y,
};

describe("values", () => {
  it("of a Deflate file with predictor 2 are those that GDAL reads", async () => {
    const { raster, values } = await valuesOf(cutFile("B04"));
    expect(raster).toMatchObject({ width: 240, height: 240, bands: 1, epsg: 32_629, noData: 0 });
    expect(raster.grid).toEqual({ x0: 279_980, y0: 2_788_020, pixelX: 100, pixelY: 100 });
    expect(values[50 * 240 + 60]).toBe(3241);
    const classes = await valuesOf(cutFile("SCL"));
    const counts = [5, 8, 9, 10].map((code) => classes.values.filter((value) => value === code).length);
    expect(counts).toEqual([10_090, 342, 359, 3609]);
  });

  it.skipIf(!existsSync(recorded))("of the recorded scene are those of its publisher's files", async () => {
    const band = (name: string) =>
      valuesOf(readFileSync(path.join(recorded, "sentinel2_S2A_29RKH_20200219", `${name}.tif`)));
    const [{ values: red }, { values: nir }, { values: scl }] = [
      await band("B04"),
      await band("B08"),
      await band("SCL"),
    ];
    const at = 500 * 1098 + 500;
    expect([red[at], nir[at]]).toEqual([3454, 4065]);
    const ndvi = red.map((value, index) => ((nir[index] ?? 0) - value) / ((nir[index] ?? 0) + value));
    expect(ndvi[at]).toBeCloseTo(0.081_26, 5);
    expect(ndvi.reduce((sum, value) => sum + value, 0) / ndvi.length).toBeCloseTo(0.066_25, 5);
    expect(ndvi.reduce((a, b) => Math.min(a, b))).toBeCloseTo(-0.029_49, 5);
    expect(ndvi.reduce((a, b) => Math.max(a, b))).toBeCloseTo(0.185_99, 5);
    const counts = Object.fromEntries([2, 5, 7, 8, 9, 10].map((code) => [code, scl.filter((c) => c === code).length]));
    expect(counts).toEqual({ 2: 1, 5: 289_159, 7: 3, 8: 967, 9: 837, 10: 10_434 });
  });

  it.skipIf(!existsSync(recorded))("of an uncompressed file in strips are read too", async () => {
    const folder = path.join(recorded, "landsat8_LC08_L2SP_001062_20201031");
    const { raster, values } = await valuesOf(
      readFileSync(path.join(folder, "LC08_L2SP_001062_20201031_20201106_02_T2_SR_B4.TIF")),
    );
    expect(raster).toMatchObject({ width: 379, height: 386, epsg: 32_620 });
    expect(values[200 * 379 + 200]).toBe(27_835);
  });

  it("of overviews lie on the same ground", async () => {
    const full = await openRaster(fileOf(cutFile("B04")));
    const overview = await overviewFor(full, 250);
    expect(overview).toMatchObject({ level: 1, width: 120, height: 120, epsg: 32_629 });
    expect(overview.grid).toEqual({ ...full.grid, pixelX: 200, pixelY: 200 });
    expect(await overviewFor(full, 150)).toBe(full);
    const { bands } = await readWindow(overview, all(overview));
    expect(bands[0]).toHaveLength(14_400);
  });

  it.each([
    [4326, { x0: 7, y0: 12, pixelX: 0.001, pixelY: 0.001 }, { latitude: 11.9975, longitude: 7.0115 }],
    [3857, { x0: 800_000, y0: 1_300_000, pixelX: 30, pixelY: 30 }, { latitude: 11.596091, longitude: 7.189621 }],
  ])("of one pixel with four signed bands in EPSG:%d", async (epsg, grid, point) => {
    const bands = fileOf(
      tiffOf({ ...plan, epsg, grid, signed: true, bands: 4, noData: -1, valueAt: (x, y, band) => x - 2 * y - band }),
    );
    const raster = await openRaster(bands);
    const [column, row] = epsg === 4326 ? [11, 2] : [11, 7];
    const wanted = (band: number) => column - 2 * row - band;
    expect(await pointOf(raster, point)).toEqual([0, 1, 2, 3].map((b) => (wanted(b) === -1 ? null : wanted(b))));
    expect(await pointOf(raster, point, [2])).toEqual([wanted(2)]);
    expect(await pointOf(raster, { latitude: 40, longitude: 7 })).toBeNull();
  });
});

describe("reading", () => {
  it("fetches the header and the needed tiles only, and the header once", async () => {
    const whole = cutFile("B04");
    const file = fileOf(whole);
    const raster = await openRaster(file);
    expect(file.reads).toHaveLength(1);
    await readWindow(raster, { column: 140, row: 140, width: 20, height: 20 });
    expect(file.reads).toHaveLength(2);
    const bytes = file.reads.reduce((sum, [first, last]) => sum + last - first + 1, 0);
    expect(bytes).toBeLessThan(whole.length / 2);
    expect(await openRaster(file)).toBe(raster);
    expect(file.reads).toHaveLength(2);
  });

  it("joins tiles that lie side by side into one request", async () => {
    const file = fileOf(cutFile("B04"));
    const raster = await openRaster(file);
    const before = file.reads.length;
    await readWindow(raster, { column: 100, row: 10, width: 60, height: 20 });
    expect(file.reads.length - before).toBe(1);
  });

  it("gives the network's error on, and opens anew after it", async () => {
    const good = fileOf(cutFile("SCL"));
    let fails = true;
    const file = {
      ...good,
      read: (a: number, b: number) => (fails ? Promise.reject(new Error("gone")) : good.read(a, b)),
    };
    expect(await faultOf(openRaster(file))).toBe("malformed");
    fails = false;
    expect(await faultOf(openRaster(file))).toBe("none");
  });
});

/** The file with the value (or count) of a field changed. */
function withField(bytes: Uint8Array, tag: number, change: { value?: number; count?: number }): Uint8Array {
  const copy = Buffer.from(bytes);
  const at = copy.readUInt32LE(4);
  for (let entry = at + 2; entry < at + 2 + copy.readUInt16LE(at) * 12; entry += 12) {
    if (copy.readUInt16LE(entry) !== tag) continue;
    if (change.count !== undefined) copy.writeUInt32LE(change.count, entry + 4);
    if (change.value !== undefined) copy.writeUInt32LE(change.value, entry + 8);
  }
  return copy;
}

async function readAll(bytes: Uint8Array): Promise<void> {
  const raster = await openRaster(fileOf(bytes));
  await readWindow(raster, { ...all(raster), height: Math.min(raster.height, 200) });
}

describe("a file that is not what it should be is malformed", () => {
  const good = tiffOf({ ...plan, width: 200, height: 200 });
  const [width, height, bits, tileWidth, offsets, tileBytes] = [256, 257, 258, 322, 324, 325];

  it.each<[string, Uint8Array]>([
    ["an empty file", new Uint8Array()],
    ["a page", Buffer.from("<!doctype html><title>Sorry</title>".repeat(10))],
    ["a big-endian file", Buffer.concat([Buffer.from("MM\0*"), good.subarray(4)])],
    ["impossibly many columns", withField(good, width, { value: 4_000_000_000 })],
    ["no rows", withField(good, height, { value: 0 })],
    ["impossibly large tiles", withField(good, tileWidth, { value: 60_000 })],
    ["a field said to have four thousand million values", withField(good, offsets, { count: 4_000_000_000 })],
    ["impossibly many bands", withField(withField(good, 277, { value: 60_000 }), bits, { count: 60_000 })],
    ["more pixels than tiles", withField(withField(good, width, { value: 400_000 }), height, { value: 400_000 })],
    ["tiles beyond the end", withField(good, offsets, { value: 5_000_000 })],
    ["tiles of another length", withField(good, tileBytes, { value: 7 })],
    ["an unknown compression", withField(good, 259, { value: 50_001 })],
    ["an unknown reference system", tiffOf({ ...plan, epsg: 2154 })],
    ["no reference system", withField(good, 34_735, { count: 4 })],
    [
      "a directory that begins outside",
      Buffer.concat([good.subarray(0, 4), Buffer.from([255, 255, 255, 0]), good.subarray(8)]),
    ],
  ])("%s", async (_, bytes) => {
    expect(await faultOf(readAll(bytes))).toBe("malformed");
  });

  it("cut short anywhere", async () => {
    for (let length = 0; length < good.length - 1; length += Math.ceil(good.length / 60)) {
      expect(await faultOf(readAll(good.subarray(0, length)))).toBe("malformed");
    }
  });

  it("a tile that unpacks to more than a tile has", async () => {
    const bomb = deflateSync(Buffer.alloc(64_000_000));
    const file = Buffer.concat([good, bomb]);
    const bombed = withField(withField(file, offsets, { count: 1, value: good.length }), tileBytes, {
      count: 1,
      value: bomb.length,
    });
    const before = process.memoryUsage().arrayBuffers;
    const raster = await openRaster(fileOf(bombed));
    expect(await faultOf(readWindow(raster, { column: 0, row: 0, width: 10, height: 10 }))).toBe("malformed");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000);
  });

  it("with any bytes changed it is read or malformed, and nothing else", async () => {
    const change = fc.record({ at: fc.nat({ max: 700 }), byte: fc.nat({ max: 255 }) });
    const directory = good.length > 700 ? good : Buffer.concat([good, Buffer.alloc(700)]);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = Buffer.from(directory);
        for (const { at, byte } of changes) bytes[at] = byte;
        const fault = await faultOf(
          openRaster(fileOf(bytes)).then((raster) => pointOf(raster, { latitude: 11.75, longitude: 7.17 })),
        );
        expect(["none", "malformed"]).toContain(fault);
      }),
      { numRuns: 300 },
    );
  });
});
