/** A number as people write it ('6,2' or '6.2'); null for none, NaN for what is no number. */
export function numberOf(entered: string): number | null {
  const text = entered.trim().replace(",", ".");
  if (text === "") return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}
