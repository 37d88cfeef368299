import { describe, expect, it } from "vitest";
import type { Ring } from "../../geo/boundary/ring";
import { distanceKm } from "../../geo/coordinates";
import { overlayFrame, pathOf, pictureFrame, pointAt } from "./frame";

const ring: Ring = [
  [11.1, 7.7],
  [11.1, 7.7029],
  [11.1029, 7.7029],
  [11.1029, 7.7],
];
const sides = ({ bounds: { south, west, north, east } }: ReturnType<typeof pictureFrame>) => ({
  highM: 1000 * distanceKm({ latitude: south, longitude: west }, { latitude: north, longitude: west }),
  wideM: 1000 * distanceKm({ latitude: south, longitude: west }, { latitude: south, longitude: east }),
});

describe("a picture's frame", () => {
  it.each<[string, Ring]>([
    ["a field", ring],
    ["a garden", ring.map(([lat, lon]) => [11.1 + (lat - 11.1) / 20, 7.7 + (lon - 7.7) / 20])],
    ["a long strip", ring.map(([lat, lon]) => [11.1 + (lat - 11.1) * 30, lon])],
    ["a large estate", ring.map(([lat, lon]) => [11.1 + (lat - 11.1) * 70, 7.7 + (lon - 7.7) * 70])],
    ["a field far north", ring.map(([lat, lon]) => [lat + 58, lon])],
  ])("has 256 to 1024 pixels each way and shows what lies around: %s", (_, shown) => {
    const frame = pictureFrame({ ring: shown });
    for (const size of [frame.width, frame.height]) {
      expect(size).toBeGreaterThanOrEqual(256);
      expect(size).toBeLessThanOrEqual(1024);
    }
    const { highM, wideM } = sides(frame);
    expect(Math.min(highM, wideM)).toBeGreaterThan(490);
    expect(wideM / highM / (frame.width / frame.height)).toBeCloseTo(1, 1);
    for (const [latitude, longitude] of shown) {
      expect(latitude > frame.bounds.south && latitude < frame.bounds.north).toBe(true);
      expect(longitude > frame.bounds.west && longitude < frame.bounds.east).toBe(true);
    }
  });

  it("of an overlay is the field's own box, of a point a square of 30 m", () => {
    const { bounds } = overlayFrame({ ring });
    expect(bounds.south).toBeCloseTo(11.1, 9);
    expect(bounds.north).toBeCloseTo(11.1029, 9);
    expect([bounds.west, bounds.east]).toEqual([expect.closeTo(7.7, 9), expect.closeTo(7.7029, 9)]);
    const { highM, wideM } = sides(overlayFrame({ point: { latitude: 11.1, longitude: 7.7 } }));
    expect(highM).toBeCloseTo(30, 0);
    expect(wideM).toBeCloseTo(30, 0);
  });

  it("puts places and pixels where they belong", () => {
    const frame = overlayFrame({ ring });
    expect(pointAt(frame, 0, 0).latitude).toBeCloseTo(11.1029, 9);
    expect(pointAt(frame, frame.width, frame.height)).toEqual({
      latitude: expect.closeTo(11.1, 9),
      longitude: expect.closeTo(7.7029, 9),
    });
    expect(pathOf(frame, ring)).toBe(
      `M0.00 ${frame.height}.00L${frame.width}.00 ${frame.height}.00L${frame.width}.00 0.00L0.00 0.00Z`,
    );
  });
});
