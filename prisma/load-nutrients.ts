import { QueftsFacts } from "../lib/soil/nutrients/facts";
import { Prisma } from "../lib/generated/prisma/client";
import type { Row } from "./table";

const nutrientNames = ["n", "p", "k"] as const;
const contentNames = ["minStore", "minVeg", "maxStore", "maxVeg"] as const;
const otherNames = ["yZeroKgHa", "nFixed", "strawPerStore", "potentialKgHa"] as const;

/** QUEFTS' parameters of a cell: four contents of N, of P, of K, then the others. */
function queftsOf(cell: string): QueftsFacts | null {
  if (cell === "") return null;
  const figures = cell.split(",").map(Number);
  const group = <Name extends string>(names: readonly Name[], from: number) =>
    Object.fromEntries(names.map((name, index) => [name, figures[from + index]]));
  const contents = nutrientNames.map((name, index) => [name, group(contentNames, index * contentNames.length)]);
  const after = nutrientNames.length * contentNames.length;
  return QueftsFacts.parse({ ...Object.fromEntries(contents), ...group(otherNames, after) });
}

/** Replaces what crops need of nutrients and how much acidity they bear. */
export async function loadCropNutrients(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  await transaction.cropNutrient.deleteMany();
  const data = rows.map((row) => ({
    cropId: Number(row("crop_id")),
    nKgHa: Number(row("n_kg_ha")),
    p2o5KgHa: Number(row("p2o5_kg_ha")),
    k2oKgHa: Number(row("k2o_kg_ha")),
    nMaxKgHa: Number(row("n_max_kg_ha")),
    p2o5MaxKgHa: Number(row("p2o5_max_kg_ha")),
    k2oMaxKgHa: Number(row("k2o_max_kg_ha")),
    targetPh: Number(row("target_ph")),
    acidSaturationPct: Number(row("acid_saturation_pct")),
    legume: row("legume") === "yes",
    timing: row("timing"),
    quefts: queftsOf(row("quefts")) ?? Prisma.DbNull,
    source: row("source"),
    checked: row("checked") === "yes",
  }));
  await transaction.cropNutrient.createMany({ data });
}
