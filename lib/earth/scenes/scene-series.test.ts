import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ring } from "../../geo/boundary/ring";
import { isUpstreamError } from "../../upstream/errors";
import { earthSearchBody, standInNdvi } from "../../upstream/testing/earth-bodies";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type Mode, type StandIns } from "../../upstream/testing/stand-ins";
import type { Field } from "../field";
import { findSceneSeries } from "./scene-series";

const now = Date.UTC(2025, 9, 1, 12);
const range = { startDate: "2025-06-01", endDate: "2025-07-31" };
/** 10 ha near Zaria: 316 m each way. */
const tenHectares: Ring = [
  [11.1, 7.7],
  [11.1, 7.702_893],
  [11.102_857, 7.702_893],
  [11.102_857, 7.7],
];
const field: Field = { ring: tenHectares };
const timeoutMs = 3000;

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns({ now: () => now });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  standIns.setMode("all", "good");
  standIns.setBody("earth-search", undefined);
  standIns.setBody("sentinel-c1-cogs", undefined);
  standIns.forget();
  freshUpstreams({ ...standIns.env, UPSTREAM_TIMEOUT_MS: String(timeoutMs) });
});

const series = (of: Field = field) => findSceneSeries(of, range, now);
const faultOf = (run: Promise<unknown>) =>
  run.then(
    () => "none",
    (error: unknown) => (isUpstreamError(error) ? error.reason : String(error)),
  );

/** The catalogue's answer for the range, with every item changed. */
function setItems(change: (item: Record<string, unknown>) => unknown): void {
  const posted = {
    intersects: { type: "Point", coordinates: [7.7014, 11.1014] },
    datetime: "2025-06-01/2025-07-31",
    limit: 99,
  };
  const body = earthSearchBody({
    query: new URLSearchParams(),
    pathname: "",
    posted: JSON.stringify(posted),
    now,
    datesFrom: "today",
  });
  const { features } = body as { features: Record<string, unknown>[] };
  standIns.setBody("earth-search", { type: "FeatureCollection", features: features.map(change), links: [] });
}

/** Text replaced anywhere in an item. */
const replaced = (item: unknown, from: RegExp, to: string): unknown =>
  JSON.parse(JSON.stringify(item).replace(from, to));

describe("a field's series", () => {
  it("has one point for each day that shows something, with the pixels that were clear", async () => {
    const { scenes, provenance, unread } = await series();
    expect(provenance).toMatchObject({ source: expect.stringContaining("Sentinel-2"), kind: "observed" });
    expect(unread).toBe(0);
    // Thirteen passes, every fourth of them under closed clouds.
    expect(scenes).toHaveLength(10);
    for (const scene of scenes) {
      expect(scene.pixels).toBeGreaterThan(960);
      expect(scene.pixels).toBeLessThan(1030);
      expect(Math.abs(scene.mean - standInNdvi(Date.parse(scene.date)))).toBeLessThan(0.02);
      expect(scene.min).toBeLessThan(scene.mean);
      expect(scene.max).toBeGreaterThan(scene.mean);
    }
    expect(scenes.map(({ date }) => date)).toEqual(scenes.map(({ date }) => date).toSorted());
    expect(scenes.filter(({ quality }) => quality === "good")).toHaveLength(7);
    const fair = scenes.filter(({ quality }) => quality === "fair");
    expect(fair).toHaveLength(3);
    for (const { clearPixels, pixels } of fair) expect(clearPixels / pixels).toBeCloseTo(0.5, 1);
  });

  it("reads of each file the header and one stretch of tiles, of clouded scenes the classes alone, and all once", async () => {
    await series();
    const requests = standIns.requests("sentinel-c1-cogs");
    const perFile = new Map<string, number>();
    for (const { url } of requests) perFile.set(url.pathname, (perFile.get(url.pathname) ?? 0) + 1);
    expect(Math.max(...perFile.values())).toBeLessThanOrEqual(2);
    const filesOf = (band: string) => [...perFile.keys()].filter((path) => path.endsWith(`${band}.tif`)).length;
    expect([filesOf("SCL"), filesOf("B04"), filesOf("B08")]).toEqual([13, 13, 10]);
    expect(standIns.peak("sentinel-c1-cogs")).toBeLessThanOrEqual(12);
    standIns.forget();
    await series();
    expect(standIns.requests("sentinel-c1-cogs")).toHaveLength(0);
    expect(standIns.requests("earth-search")).toHaveLength(0);
  });

  it("asks the catalogue for the box around the field, and follows its pages", async () => {
    await findSceneSeries(field, { startDate: "2025-01-05", endDate: "2025-12-31" }, now);
    const [first, second, ...more] = standIns.requests("earth-search").map(({ method, url, body }) => ({
      method,
      path: url.pathname,
      body: JSON.parse(body) as Record<string, unknown>,
    }));
    expect(first).toMatchObject({ method: "POST", path: "/v1/search" });
    expect(first?.body.collections).toEqual(["sentinel-2-c1-l2a", "sentinel-2-l2a"]);
    expect(JSON.stringify(first?.body.intersects)).not.toContain("7.7014");
    expect(second?.body).toMatchObject({ next: "40", datetime: first?.body.datetime });
    expect(more).toHaveLength(0);
  });

  it("uses the pixel in which a field lies that is smaller than one, and 3 x 3 pixels for a point", async () => {
    const garden: Ring = [
      [11.1, 7.7],
      [11.1, 7.700_02],
      [11.100_02, 7.700_02],
    ];
    const tiny = await series({ ring: garden });
    expect(new Set(tiny.scenes.map(({ pixels }) => pixels))).toEqual(new Set([1]));
    for (const { mean, min, max, clearPixels } of tiny.scenes) expect([mean, max, clearPixels]).toEqual([min, min, 1]);
    const point = await series({ point: { latitude: 11.1, longitude: 7.7 } });
    expect(new Set(point.scenes.map(({ pixels }) => pixels))).toEqual(new Set([9]));
  });

  it("is empty where no satellite passed, which is no failure", async () => {
    standIns.setBody("earth-search", { type: "FeatureCollection", features: [], links: [] });
    expect(await series()).toMatchObject({ scenes: [], unread: 0 });
  });
});

describe("a polygon over a real scene", () => {
  const base =
    "https://sentinel-cogs.s3.us-west-2.amazonaws.com/sentinel-s2-l2a-cogs/29/R/KH/2020/2/S2A_29RKH_20200219_0_L2A";
  const asset = (band: string) => ({ href: `${base}/${band}.tif`, "raster:bands": [{ scale: 0.0001, offset: 0 }] });
  const item = {
    type: "Feature",
    id: "S2A_29RKH_20200219_0_L2A",
    collection: "sentinel-2-l2a",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [-12, 25.4],
          [-10.8, 25.4],
          [-10.8, 24.2],
          [-12, 24.2],
          [-12, 25.4],
        ],
      ],
    },
    properties: { datetime: "2020-02-19T11:34:25.405000Z", platform: "sentinel-2a", "eo:cloud_cover": 4.05 },
    assets: { red: asset("B04"), green: asset("B03"), blue: asset("B02"), nir: asset("B08"), scl: asset("SCL") },
  };
  const ring: Ring = [
    [25.16, -11.16],
    [25.175, -11.05],
    [25.02, -10.99],
    [25.01, -11.08],
    [25.08, -11.1],
    [24.995, -11.15],
  ];

  it("has GDAL's pixels, mean, least and greatest NDVI", async () => {
    standIns.setBody("earth-search", { type: "FeatureCollection", features: [item], links: [] });
    const { scenes } = await series({ ring });
    // gdalwarp -cutline (GDAL 3.6.2; corners in UTM, as here) on B04, B08 and SCL (nearest, 100 m), then (NIR - red) / (NIR + red) over SCL 4 and 5.
    expect(scenes).toEqual([
      {
        date: "2020-02-19",
        satellite: "Sentinel-2A",
        quality: "good",
        pixels: 21_658,
        clearPixels: 18_792,
        mean: 0.079_71,
        min: 0.028_26,
        max: 0.114_05,
        sceneId: "S2A_29RKH_20200219_0_L2A",
      },
    ]);
  });

  it("that the files do not reach has no point", async () => {
    standIns.setBody("earth-search", { type: "FeatureCollection", features: [item], links: [] });
    const beyond = ring.map(([latitude, longitude]): [number, number] => [latitude - 0.3, longitude - 0.4]);
    expect((await series({ ring: beyond })).scenes).toEqual([]);
  });
});

it("an offset that the older collection's files have removed already is not applied again", async () => {
  const { scenes } = await series();
  freshUpstreams({ ...standIns.env, UPSTREAM_TIMEOUT_MS: String(timeoutMs) });
  standIns.forget();
  setItems((item) =>
    replaced(
      replaced(
        item,
        /https:\/\/e84-earth-search-sentinel-data[^/]*\/sentinel-2-c1-l2a/g,
        "https://sentinel-cogs.s3.us-west-2.amazonaws.com/l2a",
      ),
      /sentinel-2-c1-l2a/g,
      "sentinel-2-l2a",
    ),
  );
  const older = await series();
  expect(standIns.requests("sentinel-cogs").length).toBeGreaterThan(0);
  expect(older.scenes.map(({ mean }) => mean)).toEqual(scenes.map(({ mean }) => mean));
});

describe("when upstreams fail", () => {
  const modes: Mode[] = ["500", "html", "nonsense", "half", "rate-limited", "down"];

  it.each(modes)("a catalogue that answers %s is an UpstreamError", async (mode) => {
    standIns.setMode("earth-search", mode);
    expect(["server-error", "content-type", "malformed", "network", "rate-limited"]).toContain(await faultOf(series()));
  });

  it.each(modes)("file stores that answer %s are an UpstreamError", async (mode) => {
    standIns.setMode("sentinel-c1-cogs", mode);
    const faults = ["server-error", "content-type", "malformed", "network", "rate-limited", "circuit-open"];
    expect(faults).toContain(await faultOf(series()));
  });

  it.each(["earth-search", "sentinel-c1-cogs"] as const)("%s that never answers is a timeout", async (which) => {
    freshUpstreams({ ...standIns.env, UPSTREAM_TIMEOUT_MS: "300" });
    standIns.setMode(which, "hang");
    expect(["timeout", "circuit-open", "busy"]).toContain(await faultOf(series()));
  });

  it("files that are no rasters are an UpstreamError", async () => {
    standIns.setBody("sentinel-c1-cogs", Buffer.alloc(40_000, "nonsense"));
    expect(await faultOf(series())).toBe("malformed");
  });

  it("scenes that cannot be read are left out and counted, and read when they can be", async () => {
    setItems((item) =>
      String(item.id).includes("202506")
        ? replaced(item, /\/sentinel-2-c1-l2a\/S2A_T/g, "/sentinel-2-c1-l2a/gone_T")
        : item,
    );
    const { scenes, unread } = await series();
    expect(unread).toBe(6);
    expect(scenes.length).toBeGreaterThan(3);
    expect(scenes.every(({ date }) => date.startsWith("2025-07"))).toBe(true);
  });

  it("what is read within twenty seconds is answered; scenes that hang are counted", async () => {
    freshUpstreams({ ...standIns.env, UPSTREAM_TIMEOUT_MS: "60000" });
    standIns.setMode("sentinel-cogs", "hang");
    setItems((item) =>
      String(item.id).includes("202506")
        ? replaced(
            item,
            /https:\/\/e84-earth-search-sentinel-data[^/]*/g,
            "https://sentinel-cogs.s3.us-west-2.amazonaws.com",
          )
        : item,
    );
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const run = series();
      const nirFiles = () =>
        new Set(
          standIns
            .requests("sentinel-c1-cogs")
            .map(({ url }) => url.pathname)
            .filter((path) => path.endsWith("B08.tif")),
        );
      await vi.waitUntil(() => nirFiles().size === 5, { timeout: 15_000, interval: 5 });
      // The last of them still come in.
      for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(20_000);
      const { scenes, unread } = await run;
      expect(unread).toBeGreaterThanOrEqual(6);
      expect(scenes.length).toBeGreaterThan(0);
      expect(scenes.every(({ date }) => date.startsWith("2025-07"))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("pages that go in a circle are malformed", async () => {
    const link = { rel: "next", method: "POST", body: { next: "again" } };
    standIns.setBody("earth-search", { type: "FeatureCollection", features: [], links: [link] });
    expect(await faultOf(series())).toBe("malformed");
  });
});
