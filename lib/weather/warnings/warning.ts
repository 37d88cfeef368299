import { z } from "zod";
import { certainties, severities, urgencies, type WeatherAlert } from "../alert";

/** An official warning, as the cache keeps it. */
export const Warning = z.object({
  id: z.string(),
  event: z.string(),
  severity: z.enum(severities),
  urgency: z.enum(urgencies),
  certainty: z.enum(certainties),
  headline: z.string(),
  description: z.string().nullable(),
  instruction: z.string().nullable(),
  effectiveAt: z.number(),
  expiresAt: z.number().nullable(),
  source: z.string(),
}) satisfies z.ZodType<WeatherAlert>;

/** A warning without an end is taken to hold this long, as CAP leaves it to the receiver. */
const msWithoutEnd = 24 * 3_600_000;

/** Whether a warning still holds, or will. */
export function holds({ effectiveAt, expiresAt }: WeatherAlert, now: number): boolean {
  return (expiresAt ?? effectiveAt + msWithoutEnd) > now;
}

/** Text on one line, cut to `maxLength`; null when there is none. */
export function oneLine(text: string | undefined, maxLength: number): string | null {
  const line = (text ?? "").replace(/\s+/g, " ").trim().slice(0, maxLength).trim();
  return line === "" ? null : line;
}

const maxTextLength = 20_000;

/** Text as the issuer wrote it, to be shown as plain text; null when there is none. */
export function plainText(text: string | undefined): string | null {
  const kept = (text ?? "").trim().slice(0, maxTextLength);
  return kept === "" ? null : kept;
}

/** One of CAP's words however it is capitalised; `Unknown` for any other. */
export function capWord<Word extends string>(words: readonly Word[], text: string | undefined): Word | "Unknown" {
  return words.find((word) => word.toLowerCase() === text?.trim().toLowerCase()) ?? "Unknown";
}

/** A CAP time as milliseconds since 1970; null when there is none. Thai feeds write Buddhist years, 543 ahead. */
export function capTime(text: string | undefined): number | null {
  const [, year, rest] = /^\s*(\d{4})(-.*\S)\s*$/.exec(text ?? "") ?? [];
  if (year === undefined || rest === undefined) return null;
  const at = Date.parse(`${Number(year) > 2400 ? Number(year) - 543 : year}${rest}`);
  return Number.isNaN(at) ? null : at;
}
