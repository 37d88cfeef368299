import { z } from "zod";
import { db } from "../db";
import { categories, type Crop } from "./crop";
import { CropFacts } from "./facts";

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
