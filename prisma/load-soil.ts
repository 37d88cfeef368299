import type { Prisma } from "../lib/generated/prisma/client";
import { mgPerCmol } from "../lib/soil/models/bases";
import { organicMatterPerCarbon } from "../lib/soil/models/estimates";
import type { Row } from "./table";

/** A row's figures in the units and under the names of lib/soil/soil.ts. */
function figuresOf(row: Row): Record<string, number> {
  const number = (column: string) => Number(row(column));
  return {
    ph: number("ph"),
    organicMatterPct: number("organic_carbon_pct") * organicMatterPerCarbon,
    nitrogenPct: number("nitrogen_pct"),
    phosphorusMgKg: number("phosphorus_mg_kg"),
    potassiumMgKg: number("potassium_cmol_kg") * mgPerCmol.potassium,
    cecCmolKg: number("cec_cmol_kg"),
    clayPct: number("clay_pct"),
    siltPct: number("silt_pct"),
    sandPct: number("sand_pct"),
    sulfurMgKg: number("sulfur_mg_kg"),
    ironMgKg: number("iron_mg_kg"),
    zincMgKg: number("zinc_mg_kg"),
    copperMgKg: number("copper_mg_kg"),
    boronMgKg: number("boron_mg_kg"),
    manganeseMgKg: number("manganese_mg_kg"),
  };
}

/** Replaces the usual soils of the regions. */
export async function loadSoilRegions(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  await transaction.soilRegion.deleteMany();
  const data = rows.map((row) => ({
    id: row("id"),
    name: row("name"),
    states: row("states").split(","),
    rainMinMm: Number(row("rain_min_mm")),
    rainMaxMm: Number(row("rain_max_mm")),
    figures: figuresOf(row),
  }));
  await transaction.soilRegion.createMany({ data });
}
