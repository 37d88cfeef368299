import { describe, expect, test } from "vitest";
import type { Scene } from "./answers";
import { curveOf, nearestPicture, onOwnOrigin, picturesOf, readQuality, shownPicture, takenOf } from "./pictures";

const scene = (date: string, mean = 0.5): Scene => ({
  date,
  satellite: "Sentinel-2A",
  quality: "good",
  clear_pixels: 18,
  pixels: 20,
  mean,
  min: 0.2,
  max: 0.7,
  overlay_url: "/pictures/1.abc",
});
const point = (date: string, quality: string, value = 0.4) => ({ date, quality, value });

describe("pictures of a field", () => {
  test("have the counts that the API puts in words", () => {
    expect(readQuality("fair, 12 of 20 pixels clear")).toEqual({ quality: "fair", clear: { pixels: 12, of: 20 } });
    expect(readQuality("modelled")).toEqual({ quality: "modelled", clear: null });
  });

  test("stand once for each day, oldest first, with their overlay where there is one", () => {
    const pictures = picturesOf(
      [point("2026-06-01", "good, 20 of 20 pixels clear"), point("2026-06-11", "poor, 2 of 20 pixels clear")],
      [scene("2026-06-06"), scene("2026-06-01", 0.3)],
    );
    expect(pictures.map(({ date, value, scene: has }) => [date, value, has !== null])).toEqual([
      ["2026-06-01", 0.4, true],
      ["2026-06-06", 0.5, true],
      ["2026-06-11", 0.4, false],
    ]);
  });

  test("carry the curve only where clouds do not spoil them, and are none where a model speaks", () => {
    const pictures = picturesOf([point("2026-06-01", "poor"), point("2026-06-11", "modelled")], []);
    expect(curveOf(pictures).map(({ date }) => date)).toEqual(["2026-06-11"]);
    expect(takenOf(pictures).map(({ date }) => date)).toEqual(["2026-06-01"]);
  });
});

describe("the shown picture", () => {
  const pictures = picturesOf(
    [point("2026-06-01", "good"), point("2026-06-11", "fair"), point("2026-06-21", "poor")],
    [],
  );

  test("is the chosen one, else the last that is worth looking at", () => {
    expect(shownPicture(pictures, "2026-06-21")?.date).toBe("2026-06-21");
    expect(shownPicture(pictures, "2025-01-01")?.date).toBe("2026-06-11");
    expect(shownPicture([], null)).toBeNull();
  });

  test("is found by pointing near its day", () => {
    expect(nearestPicture(pictures, "2026-06-07")?.date).toBe("2026-06-11");
    expect(nearestPicture([], "2026-06-07")).toBeNull();
  });
});

test("a picture's address is read on the server that the page came from", () => {
  expect(onOwnOrigin("http://127.0.0.1:4000/pictures/a.b?layer=ndvi")).toBe("/pictures/a.b?layer=ndvi");
  expect(onOwnOrigin("/pictures/a.b")).toBe("/pictures/a.b");
});
