/** Which days get a label under the chart: the 1st of months over a long time, else evenly from the last day back. */
export function labelledDays(days: string[], count: number): string[] {
  if (days.length <= count) return days;
  const firsts = days.filter((day) => day.endsWith("-01"));
  if (firsts.length >= 3) return everyNth(firsts, Math.ceil(firsts.length / count));
  return everyNth(days, Math.ceil(days.length / count));
}

function everyNth(days: string[], step: number): string[] {
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}
