import { createHash } from "node:crypto";
import type { Prisma } from "../lib/generated/prisma/client";
import { checkBoundary } from "../lib/geo/boundary/check";
import type { Corner } from "../lib/geo/boundary/ring";
import { fold } from "../lib/geo/fold";
import { sandboxAccountId } from "../lib/sandbox";

/*
 * What test keys see. Its ids lie far above those that the sequences will ever give, and below those that the
 * sandbox gives to what a test key makes (lib/api/store.ts). Nothing here is real.
 */
const [zariaFarmId, samaruFarmId] = [2_000_000_001, 2_000_000_002];
const made = new Date("2025-01-20T08:00:00.000Z");
const changed = new Date("2025-06-05T07:30:00.000Z");
const day = (text: string) => new Date(text);

/** Nobody can sign in: it has no credential, and mail to it reaches nobody. */
const holder = { name: "Sandbox", email: "sandbox@gona.invalid", createdAt: made, updatedAt: made };

const field: Corner[] = [
  [11.07205, 7.70212],
  [11.07231, 7.70385],
  [11.07128, 7.70421],
  [11.07058, 7.70397],
  [11.07041, 7.70258],
  [11.07124, 7.70201],
];

const farms = [
  {
    id: zariaFarmId,
    name: "Gidan Gwaji",
    location: "Zaria, Kaduna",
    soilType: "sandy loam",
    description: "The sandbox's farm. Nothing here is real.",
    boundary: field,
    cropNames: ["Maize", "Cowpea"],
    version: 4,
  },
  {
    id: samaruFarmId,
    name: "Gonar Samaru",
    location: "Samaru, Kaduna",
    soilType: null,
    description: null,
    point: { latitude: 11.1602, longitude: 7.6405 },
    sizeHa: 1.5,
    cropNames: ["Sorghum"],
    version: 2,
  },
];

const crops = [
  {
    id: 2_000_000_011,
    farmId: zariaFarmId,
    cropId: 1,
    name: "Maize",
    variety: "SAMMAZ 15",
    areaHa: 1.8,
    status: "growing",
    plantingDate: day("2025-06-05"),
    expectedHarvestDate: day("2025-09-18"),
  },
  {
    id: 2_000_000_012,
    farmId: zariaFarmId,
    cropId: 16,
    name: "Cowpea",
    variety: "SAMPEA 14",
    areaHa: 0.6,
    status: "planned",
    plantingDate: day("2025-08-01"),
    expectedHarvestDate: day("2025-10-10"),
  },
  {
    id: 2_000_000_013,
    farmId: zariaFarmId,
    cropId: 18,
    name: "Groundnut",
    variety: null,
    areaHa: 1.8,
    status: "harvested",
    plantingDate: day("2024-06-10"),
    expectedHarvestDate: day("2024-10-05"),
  },
  {
    id: 2_000_000_014,
    farmId: samaruFarmId,
    cropId: 2,
    name: "Sorghum",
    variety: "SAMSORG 47",
    areaHa: 1.5,
    status: "growing",
    plantingDate: day("2025-06-18"),
    expectedHarvestDate: day("2025-10-20"),
  },
];

const sampleId = 2_000_000_021;
const results = {
  ph: 5.8,
  organic_matter: 1.4,
  nitrogen: 0.08,
  phosphorus: 9.5,
  phosphorus_method: "bray1",
  potassium: 117,
  calcium: 620,
  magnesium: 130,
  zinc: 1.1,
  cec: 6.4,
  exchangeable_acidity: 0.3,
  clay: 16,
  sand: 62,
  silt: 22,
  analysis_date: "2025-03-20",
  laboratory: "Sandbox laboratory",
};
const steps = [
  { id: 2_000_000_031, status: "submitted", at: new Date("2025-03-10T09:00:00.000Z") },
  { id: 2_000_000_032, status: "received", at: new Date("2025-03-13T10:30:00.000Z") },
  { id: 2_000_000_033, status: "analysing", at: new Date("2025-03-18T08:15:00.000Z") },
  { id: 2_000_000_034, status: "completed", at: new Date("2025-03-21T14:40:00.000Z") },
];
const sample = {
  id: sampleId,
  farmId: zariaFarmId,
  status: "completed",
  trackingCode: "GS-4X7T-QKRE",
  depthCm: 20,
  latitude: 11.07135,
  longitude: 7.70312,
  notes: "Mixed from ten spots.",
  collectionDate: day("2025-03-08"),
  estimatedCompletionDate: day("2025-03-24"),
  results,
  analysisDate: day("2025-03-20"),
  createdAt: new Date("2025-03-10T09:00:00.000Z"),
  updatedAt: new Date("2025-03-21T14:40:00.000Z"),
};

/** What the sandbox is made of, as a digest: it is loaded anew when it changed. */
export const sandboxDigest = createHash("sha256")
  .update(JSON.stringify([holder, farms, crops, sample, steps]))
  .digest("hex");

async function loadFarm(transaction: Prisma.TransactionClient, farm: (typeof farms)[number]) {
  const { id, boundary, point, sizeHa, ...rest } = farm;
  const checked = boundary && checkBoundary(boundary, {});
  if (checked && !checked.ok) throw new Error(`The boundary of farm ${id} of the sandbox cannot be one.`);
  const words = fold(`${farm.name} ${farm.location}`).split(" ");
  const where = checked ? checked.centroid : point;
  const row = {
    ...rest,
    accountId: sandboxAccountId,
    status: "active",
    sizeHa: checked ? Math.round(checked.areaHa * 10_000) / 10_000 : (sizeHa ?? null),
    latitude: where ? Math.round(where.latitude * 1e6) / 1e6 : null,
    longitude: where ? Math.round(where.longitude * 1e6) / 1e6 : null,
    sample: false,
    searchWords: [...new Set(words)].map((word) => `${sandboxAccountId}/${word}`),
    createdAt: made,
    updatedAt: changed,
  };
  await transaction.farm.create({ data: { id, ...row } });
  if (!checked) return;
  const { ring: corners, areaHa } = checked;
  await transaction.farmBoundary.create({ data: { id, farmId: id, corners, areaHa, validFrom: made } });
}

/** Makes the sandbox's account and all that it has, in the place of what it had. */
export async function loadSandbox(transaction: Prisma.TransactionClient): Promise<void> {
  const where = { id: sandboxAccountId };
  await transaction.user.upsert({ where, create: { ...where, ...holder }, update: holder });
  await transaction.farm.deleteMany({ where: { accountId: sandboxAccountId } });
  for (const farm of farms) await loadFarm(transaction, farm);
  await transaction.farmCrop.createMany({
    data: crops.map((crop) => ({ ...crop, createdAt: made, updatedAt: changed })),
  });
  await transaction.soilSample.create({ data: sample });
  await transaction.soilSampleStep.createMany({ data: steps.map((step) => ({ ...step, sampleId })) });
}
