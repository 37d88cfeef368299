import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../../config";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { organisms } from "../catalogue/organisms";
import { describedCandidate } from "./candidate";
import { nearestFirst } from "./symptom-key";

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
});
afterAll(closeDb);

const cassava = 8;

describe("the symptom key of a crop that the photo model does not know", () => {
  it("begins with what is the crop's own and to be seen on it, not with rats and stores", async () => {
    const first = nearestFirst((await organisms()).ofCrop(cassava)).slice(0, 4);
    expect(first[0]?.code).toBe("cmd");
    for (const { cropIds } of first) expect(cropIds).toEqual([cassava]);
  });

  it("has confidences that fall, low ones", async () => {
    const confidences = nearestFirst((await organisms()).ofCrop(cassava)).map(
      (organism) => describedCandidate(organism).confidence,
    );
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    expect(Math.max(...confidences)).toBeLessThanOrEqual(0.15);
  });
});
