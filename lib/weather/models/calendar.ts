const dayMs = 86_400_000;

/** Number of a date (YYYY-MM-DD) in its year, 1 on 1 January. FAO-56, Annex 2 (Table 2.5). */
export function dayOfYear(date: string): number {
  return Math.round((Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / dayMs) + 1;
}
