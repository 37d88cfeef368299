import { z } from "zod";
import { db } from "../../db";
import { importances, organismTypes, parts, signs } from "../organism";

const Stored = z.object({
  type: z.enum(organismTypes),
  importance: z.enum(importances),
  parts: z.array(z.enum(parts)),
  signs: z.array(z.enum(signs)),
});

/** An organism of the catalogue. */
export type Organism = z.infer<typeof Stored> & {
  id: number;
  /** Short name that the risk models and the photo model use. */
  code: string;
  name: string;
  scientificName: string;
  /** What it is more closely: insect, mite, fungus ... */
  kind: string;
  otherNames: string[];
  symptoms: string;
  description: string;
  conditions: string;
  compare: string;
  cultural: string;
  resistant: string;
  biological: string;
  chemical: string;
  sources: string;
  /** False: general knowledge, marked for review. */
  checked: boolean;
  /** Ids of the crops that it harms. */
  cropIds: number[];
};

/** Every organism of the catalogue, by name. */
export async function readOrganisms(): Promise<Organism[]> {
  const rows = await db().organism.findMany({ include: { crops: true }, orderBy: { name: "asc" } });
  return rows.map(({ crops, ...row }) => ({
    ...row,
    ...Stored.parse(row),
    cropIds: crops.map(({ cropId }) => cropId),
  }));
}
