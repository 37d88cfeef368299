import { db } from "../../db";
import { QueftsFacts } from "./facts";
import type { CropNeeds } from "./needs";

/** What every crop needs of which it is known. */
export async function readCropNeeds(): Promise<CropNeeds[]> {
  const rows = await db().cropNutrient.findMany({ orderBy: { cropId: "asc" } });
  return rows.map((row) => ({
    cropId: row.cropId,
    base: { nKgHa: row.nKgHa, p2o5KgHa: row.p2o5KgHa, k2oKgHa: row.k2oKgHa },
    most: { nKgHa: row.nMaxKgHa, p2o5KgHa: row.p2o5MaxKgHa, k2oKgHa: row.k2oMaxKgHa },
    legume: row.legume,
    targetPh: row.targetPh,
    acidSaturationPct: row.acidSaturationPct,
    timing: row.timing.split("|"),
    quefts: row.quefts === null ? null : QueftsFacts.parse(row.quefts),
    source: row.source,
    checked: row.checked,
  }));
}
