import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Ring } from "../../geo/boundary/ring";
import { isUpstreamError } from "../../upstream/errors";
import { standInNdvi } from "../../upstream/testing/earth-bodies";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import type { Field } from "../field";
import { ndviStepOf } from "../models/ndvi-ramp";
import { searchScenes } from "../scenes/catalogue";
import { overlayFrame, pictureFrame } from "./frame";
import { renderPicture } from "./render";

const now = Date.UTC(2025, 9, 1);
const ring: Ring = [
  [11.1, 7.7],
  [11.1, 7.7029],
  [11.1029, 7.7],
];
const field: Field = { ring };
let standIns: StandIns;

beforeAll(async () => {
  standIns = await startStandIns({ now: () => now });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  standIns.setBody("sentinel-c1-cogs", undefined);
  freshUpstreams({ ...standIns.env, UPSTREAM_TIMEOUT_MS: "3000" });
});

async function sceneUnder(cloudPct: "few" | "many") {
  const { value } = await searchScenes(field, { startDate: "2025-08-01", endDate: "2025-08-31" }, now);
  const scene = value.find((each) => (cloudPct === "few" ? each.cloudPct < 10 : each.cloudPct > 80));
  if (!scene) throw new Error("no such scene");
  return scene;
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(
      (y * info.width + x) * 4,
      (y * info.width + x) * 4 + 4,
    );
    return { red, green, blue, alpha };
  };
  return { ...info, at };
}

const rgbOf = (color: string) => {
  const number = Number.parseInt(color.slice(1), 16);
  return { red: number >> 16, green: (number >> 8) & 255, blue: number & 255 };
};

describe("an overlay", () => {
  it("has the ramp's colours inside of the boundary and nothing outside", async () => {
    const scene = await sceneUnder("few");
    const picture = await pixelsOf(await renderPicture(scene, field, "overlay"));
    const frame = overlayFrame(field);
    expect([picture.width, picture.height]).toEqual([frame.width, frame.height]);
    const inside = picture.at(Math.round(frame.width / 4), Math.round((frame.height * 3) / 4));
    const outside = picture.at(Math.round((frame.width * 3) / 4), Math.round(frame.height / 4));
    const ndvi = standInNdvi(Date.parse(scene.date));
    const near = [-0.06, -0.03, 0, 0.03, 0.06].map((off) => rgbOf(ndviStepOf(ndvi + off).color));
    expect(near).toContainEqual({ red: inside.red, green: inside.green, blue: inside.blue });
    expect(inside.alpha).toBe(255);
    expect(outside.alpha).toBe(0);
  });

  it("is transparent under clouds", async () => {
    const picture = await pixelsOf(await renderPicture(await sceneUnder("many"), field, "overlay"));
    expect(picture.at(Math.round(picture.width / 4), Math.round((picture.height * 3) / 4)).alpha).toBe(0);
  });
});

describe("a picture", () => {
  it("in true colour fills its frame, with the boundary in white", async () => {
    const picture = await pixelsOf(await renderPicture(await sceneUnder("few"), field, "true_color"));
    const frame = pictureFrame(field);
    expect([picture.width, picture.height]).toEqual([frame.width, frame.height]);
    for (const [x, y] of [
      [1, 1],
      [frame.width - 2, 1],
      [1, frame.height - 2],
    ] as const)
      expect(picture.at(x, y).alpha).toBe(255);
    const { bounds } = frame;
    const x = Math.round(((7.7 - bounds.west) / (bounds.east - bounds.west)) * frame.width);
    const line = picture.at(x, Math.round(frame.height / 2));
    expect(Math.min(line.red, line.green, line.blue)).toBeGreaterThan(180);
  });

  it("of NDVI is grey under clouds", async () => {
    const picture = await pixelsOf(await renderPicture(await sceneUnder("many"), field, "ndvi"));
    expect(picture.at(3, 3)).toEqual({ red: 205, green: 203, blue: 196, alpha: 255 });
  });

  it("of a point has a ring around it", async () => {
    const point: Field = { point: { latitude: 11.1, longitude: 7.7 } };
    const picture = await pixelsOf(await renderPicture(await sceneUnder("few"), point, "true_color"));
    const line = picture.at(picture.width / 2 + 14, picture.height / 2);
    expect(Math.min(line.red, line.green, line.blue)).toBeGreaterThan(180);
  });

  it("of files that are no rasters is an UpstreamError", async () => {
    const scene = await sceneUnder("few");
    standIns.setBody("sentinel-c1-cogs", Buffer.alloc(30_000, "nonsense"));
    for (const layer of ["true_color", "ndvi", "overlay"] as const) {
      const fault: unknown = await renderPicture(scene, field, layer).catch((error: unknown) => error);
      expect(isUpstreamError(fault) && fault.reason).toBe("malformed");
    }
  });
});
