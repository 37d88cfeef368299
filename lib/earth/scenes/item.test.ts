import { describe, expect, it } from "vitest";
import { bodyOf, hasRecordings } from "../../upstream/testing/recordings";
import { earthSearchBody } from "../../upstream/testing/earth-bodies";
import { fileOf, sceneOf } from "./item";

const l2a = "https://sentinel-cogs.s3.us-west-2.amazonaws.com";
const c1 = "https://e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com";

describe("the address of a file", () => {
  it("is taken in the two public stores only", () => {
    expect(fileOf(`${l2a}/sentinel-s2-l2a-cogs/29/R/KH/2020/2/S2A_29RKH_20200219_0_L2A/B04.tif`)).toMatchObject({
      store: "l2a",
    });
    expect(fileOf(`${c1}/sentinel-2-c1-l2a/31/P/CR/B04.tif`)).toEqual({
      store: "c1",
      folder: "/sentinel-2-c1-l2a/31/P/CR",
      name: "B04.tif",
    });
  });

  it.each([
    "http://169.254.169.254/latest/meta-data/a.tif",
    "file:///etc/passwd.tif",
    `${l2a}.example.org/a.tif`,
    `https://user@sentinel-cogs.s3.us-west-2.amazonaws.com/a.tif`,
    `https://sentinel-cogs.s3.us-west-2.amazonaws.com:8443/a.tif`,
    `http://sentinel-cogs.s3.us-west-2.amazonaws.com/a.tif`,
    `${l2a}/a.tif?x=1`,
    `${l2a}/a%2e.tif`,
    `${l2a}/a.json`,
    "s3://sentinel-cogs/a.tif",
    "constructor",
    "",
  ])("%s is not followed", (href) => {
    expect(fileOf(href)).toBeNull();
  });
});

describe("an item", () => {
  const point = { latitude: 11, longitude: 8 };
  const search = (now: number) =>
    earthSearchBody({
      query: new URLSearchParams(),
      pathname: "/v1/search",
      posted: JSON.stringify({
        intersects: { type: "Point", coordinates: [8, 11] },
        datetime: "2025-06-01T00:00:00Z/2025-06-30T00:00:00Z",
      }),
      now,
      datesFrom: "today",
    });

  it("gives the scene's day, satellite, clouds, calibration and files", () => {
    const { features } = search(Date.parse("2025-07-01")) as { features: unknown[] };
    expect(features).toHaveLength(6);
    expect(sceneOf(features[0], { point })).toMatchObject({
      collection: "c1",
      date: "2025-06-26",
      satellite: "Sentinel-2A",
      coverage: 1,
      scale: 0.0001,
      offset: -0.1,
      files: { store: "c1", names: { red: "B04.tif", scl: "SCL.tif" } },
    });
    expect(sceneOf(features[0], { point: { latitude: 12.5, longitude: 8 } })?.coverage).toBe(0);
  });

  it.skipIf(!hasRecordings)("is read as recorded, from both collections", () => {
    const names = { recording: "earth-search/items_sentinel-2-c1-l2a.itemcollection.json", handMade: "" };
    const { features } = bodyOf(names) as { features: unknown[] };
    const denver = { point: { latitude: 40.3, longitude: -106 } };
    const scenes = features.map((feature) => sceneOf(feature, denver));
    expect(scenes.every((scene) => scene?.collection === "c1" && scene.offset === -0.1)).toBe(true);
    expect(new Set(scenes.map((scene) => scene?.coverage))).toEqual(new Set([0, 1]));
    const older = bodyOf({ recording: "earth-search/item_sentinel-2-l2a_S2A_29RKH_20200219.json", handMade: "" });
    expect(sceneOf(older, { point: { latitude: 24.8, longitude: -11.4 } })).toMatchObject({
      id: "S2A_29RKH_20200219_0_L2A",
      collection: "l2a",
      date: "2020-02-19",
      cloudPct: 4.051_854,
      coverage: 1,
      offset: 0,
      files: { store: "l2a" },
    });
  });

  it("that lacks what is needed, or points elsewhere, is none", () => {
    const { features } = search(Date.parse("2025-07-01")) as { features: Record<string, unknown>[] };
    const [item] = features;
    expect(sceneOf({ ...item, properties: {} }, { point })).toBeNull();
    expect(
      sceneOf(
        { ...item, assets: { ...(item?.assets as object), nir: { href: "https://example.org/B08.tif" } } },
        { point },
      ),
    ).toBeNull();
    expect(sceneOf(null, { point })).toBeNull();
  });
});
