import { z } from "zod";

/** An account holder's name: any writing, no control characters. */
export const AccountName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u);
