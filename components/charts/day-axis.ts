/** Which days get a label under the chart: the 1st of months over a long time, else evenly, off the edges. */
export function labelledDays(days: string[], count: number): string[] {
  if (days.length <= count) return days;
  const firsts = days.filter((day) => day.endsWith("-01"));
  const labelled = firsts.length >= 3 ? firsts : days;
  const step = Math.ceil(labelled.length / count);
  return labelled.filter((_, index) => index % step === Math.floor(step / 2));
}
