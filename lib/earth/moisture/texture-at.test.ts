import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeDb } from "../../db";
import { assumedTexture } from "../../farms/models/soil-texture";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { textureAt } from "./texture-at";

const placeAt = (latitude: number, longitude: number, country: string | null) => ({
  name: "A field",
  latitude,
  longitude,
  elevationM: null,
  country,
  timezone: "Africa/Lagos",
});

beforeAll(async () => freshUpstreams({ DATABASE_URL: await testDatabase() }));
afterAll(closeDb);

describe("the texture that the water balance goes by", () => {
  it("is the one that the farm's owner names", async () => {
    expect(await textureAt(placeAt(12, 8.52, "NG"), "heavy clay")).toBe("clay");
  });

  it("without one is the usual one of the region, in Sokoto a sandy one", async () => {
    expect(await textureAt(placeAt(13.06, 5.24, "NG"), null)).toMatch(/sand/);
  });

  it("is the assumed one where no region is known", async () => {
    expect(await textureAt(placeAt(52.52, 13.4, "DE"), null)).toBe(assumedTexture);
  });
});
