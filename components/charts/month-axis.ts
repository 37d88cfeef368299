/** Which months (YYYY-MM) get a label under the chart: Januaries over years, with Julys over few, else evenly. */
export function labelledMonths(months: readonly string[], count: number): string[] {
  if (months.length <= count) return [...months];
  const januaries = months.filter((month) => month.endsWith("-01"));
  const halves = months.filter((month) => month.endsWith("-01") || month.endsWith("-07"));
  const labelled = januaries.length >= 3 ? januaries : months.length >= 24 ? halves : months;
  const step = Math.ceil(labelled.length / count);
  return labelled.filter((_, index) => index % step === Math.floor(step / 2));
}

const figureWidthPx = 7.6;
const leastWidthPx = 40;

/** Room for the figures of a vertical axis. */
export function axisWidthPx(figures: readonly string[]): number {
  const longest = Math.max(0, ...figures.map((figure) => figure.length));
  return Math.max(leastWidthPx, Math.ceil(longest * figureWidthPx) + 6);
}
