import { z } from "zod";
import { db as database } from "../db";
import { shared, unshare } from "../runtime";
import { soilFields, type SoilField } from "./soil";

/** The usual topsoil of a region. */
export type SoilRegion = {
  id: string;
  name: string;
  /** Nigerian states that lie in it. */
  states: string[];
  /** Yearly rain of places elsewhere that have such a soil. */
  rainMinMm: number;
  rainMaxMm: number;
  figures: Partial<Record<SoilField, number>>;
};

const Figures = z.partialRecord(z.enum(soilFields), z.number());

/** The regions, read once. */
export function readSoilRegions(): Promise<SoilRegion[]> {
  return shared("soil regions", async () => {
    try {
      const rows = await database().soilRegion.findMany({ orderBy: { rainMinMm: "asc" } });
      if (rows.length === 0) unshare("soil regions");
      return rows.map((row) => ({ ...row, figures: Figures.parse(row.figures) }));
    } catch (error) {
      unshare("soil regions");
      throw error;
    }
  });
}
