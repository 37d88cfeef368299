import type { Prisma } from "../lib/generated/prisma/client";
import { cropFacts } from "./crop-facts";
import type { Row } from "./table";

/** Replaces the catalogue. Windows of crops that stay keep their rows. */
export async function loadCrops(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  const ids = rows.map((row) => Number(row("id")));
  await transaction.crop.deleteMany({ where: { id: { notIn: ids } } });
  for (const row of rows) {
    const facts = cropFacts(row);
    const names = [...facts.otherNames, ...facts.localNames.map(({ name }) => name)];
    const crop = {
      name: row("name"),
      scientificName: row("scientific_name"),
      category: row("category"),
      otherNames: names.join("|"),
      facts,
    };
    await transaction.crop.upsert({
      where: { id: Number(row("id")) },
      create: { id: Number(row("id")), ...crop },
      update: crop,
    });
  }
}

/** Replaces the published calendars. */
export async function loadCropWindows(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  await transaction.cropWindow.deleteMany();
  const data = rows.map((row) => ({
    id: Number(row("id")),
    cropId: Number(row("crop_id")),
    country: row("country"),
    zone: row("zone"),
    season: row("season"),
    plantFrom: row("plant_from"),
    plantTo: row("plant_to"),
    harvestFrom: row("harvest_from"),
    harvestTo: row("harvest_to"),
    source: row("source"),
  }));
  await transaction.cropWindow.createMany({ data });
}

/** Replaces the rainfall of the states by dekads. */
export async function loadStateDekadRainfall(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  await transaction.stateDekadRainfall.deleteMany();
  const data = rows.map((row) => ({ state: row("state"), rainMm: row("rain_mm").split(",").map(Number) }));
  await transaction.stateDekadRainfall.createMany({ data });
}
