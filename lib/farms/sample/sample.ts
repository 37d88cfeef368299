import type { Corner } from "../../geo/boundary/ring";
import { importFarms, type ImportedFarm } from "../import/import";
import { findFarmCrops } from "../crops/store";
import type { Scope } from "../store";
import { findSampleFarm, insertIrrigations, lockSampleFarm, markSample } from "./store";

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A field of about 1.9 ha on the farm land south of Zaria, Kaduna. */
const field: Corner[] = [
  [11.02105, 7.66812],
  [11.02121, 7.66935],
  [11.02043, 7.66967],
  [11.01998, 7.66951],
  [11.01985, 7.66858],
  [11.02034, 7.66821],
];

/** Months (0-11) in which rain feeds a crop at Zaria; in the others it is watered. */
const wetMonths = new Set([4, 5, 6, 7, 8, 9]);

/** The sample as it looks on a given day: what grows now, and the season before it. */
function sampleFarm(now: number): ImportedFarm {
  const ago = (days: number) => dayOf(now - days * dayMs);
  const wet = wetMonths.has(new Date(now).getUTCMonth());
  const present = wet
    ? { name: "Maize", variety: "SAMMAZ 15", areaHa: 1, plantingDate: ago(42) }
    : { name: "Tomato", variety: "UC 82B", areaHa: 0.6, plantingDate: ago(35) };
  return {
    fields: {
      name: "Sample farm",
      location: "Zaria, Kaduna",
      soilType: "sandy loam",
      description: "An example to look around in. Nothing here is real; remove it whenever you like.",
      boundary: field,
    },
    crops: [
      { ...present, status: "growing" },
      {
        name: "Cowpea",
        variety: "SAMPEA 14",
        areaHa: 0.5,
        status: "harvested",
        plantingDate: ago(190),
        expectedHarvestDate: ago(115),
      },
    ],
  };
}

/** Days before today on which the sample's growing crop was watered, with 20 mm each. */
const wateredDaysAgo = [30, 24, 18, 12, 6];
const wateredMm = 20;

/** Gives the account the sample farm, unless it has one; the id of it. */
export async function addSampleFarm(scope: Scope, now: number): Promise<number> {
  await lockSampleFarm(scope);
  const known = await findSampleFarm(scope);
  if (known !== null) return known;
  const [farm] = await importFarms(scope, [sampleFarm(now)], now);
  if (!farm) throw new Error("the sample farm was not made");
  await markSample(scope, farm.id);
  const crops = (await findFarmCrops(scope, farm.id)) ?? [];
  const watered = crops.filter(({ status }) => status === "growing");
  const irrigations = watered.flatMap(({ id }) =>
    wateredDaysAgo.map((days) => ({
      farmCropId: id,
      date: new Date(dayOf(now - days * dayMs)),
      depthMm: wateredMm,
    })),
  );
  await insertIrrigations(scope, irrigations);
  return farm.id;
}
