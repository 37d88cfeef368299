import { z } from "zod";

const Share = z.number().positive().max(1);
const ContentsFacts = z.strictObject({ minStore: Share, minVeg: Share, maxStore: Share, maxVeg: Share });

/** QUEFTS' parameters of a crop as the database keeps them. */
export const QueftsFacts = z.strictObject({
  n: ContentsFacts,
  p: ContentsFacts,
  k: ContentsFacts,
  yZeroKgHa: z.number().positive(),
  nFixed: z.number().min(0).max(1),
  strawPerStore: z.number().positive(),
  potentialKgHa: z.number().positive(),
});

/** QUEFTS' parameters of a crop as the database keeps them. */
export type QueftsFacts = z.output<typeof QueftsFacts>;
