const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const twoDigits = (value: number) => String(value).padStart(2, "0");
const next = (month: number) => (month % 12) + 1;
const monthsBetween = (from: number, to: number) => (to - from + 12) % 12;

/** Months in a row, over the new year too; none for a whole year. */
function runs(months: Set<number>): { from: number; to: number }[] {
  const starts = [...months].filter((month) => !months.has(((month + 10) % 12) + 1));
  return starts.map((from) => {
    let to = from;
    while (months.has(next(to))) to = next(to);
    return { from, to };
  });
}

/** Windows `[plant from, plant to, harvest from, harvest to]` of two lists of months; each planting has the harvest after it. */
export function monthWindows(sowing: string, harvest: string): string[][] {
  const [sown, harvested] = [sowing, harvest].map((months) => runs(new Set(months.split(" ").map(Number))));
  return (sown ?? []).flatMap((planting) => {
    const waits = (run: { from: number }) => monthsBetween(planting.from, run.from) || 12;
    const [first] = (harvested ?? []).toSorted((a, b) => waits(a) - waits(b));
    if (!first) return [];
    const day = ({ from, to }: { from: number; to: number }) => [
      `${twoDigits(from)}-01`,
      `${twoDigits(to)}-${lastDays[to - 1] ?? 28}`,
    ];
    return [[...day(planting), ...day(first)]];
  });
}
