import { z } from "zod";
import { db } from "../db";
import type { Prisma } from "../generated/prisma/client";
import { categories, type Crop, type CropPest } from "./crop";
import { CropFacts } from "./facts";
import { seasons, type PublishedWindow } from "./models/published";

const Category = z.enum(categories);

/** Every crop of the catalogue, by name. */
export async function readCrops(): Promise<Crop[]> {
  const rows = await db().crop.findMany({
    select: { id: true, name: true, scientificName: true, category: true, facts: true },
    orderBy: { name: "asc" },
  });
  return rows.map(({ facts, category, ...row }) => ({
    ...row,
    category: Category.parse(category),
    ...CropFacts.parse(facts),
  }));
}

const Season = z.enum(seasons);

type WindowRow = Prisma.CropWindowGetPayload<object>;

const windowOf = (row: WindowRow): PublishedWindow => ({
  country: row.country,
  zone: row.zone,
  season: Season.parse(row.season),
  plant: { from: row.plantFrom, to: row.plantTo },
  harvest: { from: row.harvestFrom, to: row.harvestTo },
  source: row.source,
});

/** The published calendars of a crop. */
export async function readWindows(cropId: number): Promise<PublishedWindow[]> {
  return (await db().cropWindow.findMany({ where: { cropId }, orderBy: { id: "asc" } })).map(windowOf);
}

/** The published calendars of all crops, by the crop's id. */
export async function readAllWindows(): Promise<Map<number, PublishedWindow[]>> {
  const windows = new Map<number, PublishedWindow[]>();
  for (const row of await db().cropWindow.findMany({ orderBy: { id: "asc" } })) {
    windows.set(row.cropId, [...(windows.get(row.cropId) ?? []), windowOf(row)]);
  }
  return windows;
}

/** Mean rain of the 36 dekads (mm) in a Nigerian state; null when the state is not known. */
export async function readStateDekads(state: string): Promise<number[] | null> {
  const row = await db().stateDekadRainfall.findUnique({ where: { state } });
  return row?.rainMm ?? null;
}

/** What harms a crop, by name. */
export async function readPests(cropId: number): Promise<CropPest[]> {
  const rows = await db().organismCrop.findMany({
    where: { cropId },
    select: { organism: { select: { id: true, name: true, type: true } } },
    orderBy: { organism: { name: "asc" } },
  });
  return rows.map(({ organism }) => organism);
}
