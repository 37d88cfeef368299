const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Calendar days are written YYYY-MM-DD and counted in UTC, so that no time zone can shift one. */
export function dayToDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** `day` moved by `count` days. */
export function addDays(day: string, count: number): string {
  return new Date(dayToDate(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** How many days lie between two days, both counted. */
export function daysInRange(startDate: string, endDate: string): number {
  return Math.round((dayToDate(endDate).getTime() - dayToDate(startDate).getTime()) / dayMs) + 1;
}

/** The day by the sun at a longitude: never ahead of the clocks there by design, so 'until yesterday' holds. */
export function dayBySun(nowMs: number, longitude: number): string {
  return new Date(nowMs + Math.floor(longitude / 15) * hourMs).toISOString().slice(0, 10);
}

/**
 * Today at a place whose forecast began on `firstDate` (its own today when the forecast was fetched).
 * A fresh forecast knows the day exactly; one fetched before midnight is moved on by the sun, never further than its age allows.
 */
export function placeToday(forecast: {
  firstDate: string;
  ageSeconds: number;
  longitude: number;
  nowMs: number;
}): string {
  const latest = addDays(forecast.firstDate, Math.ceil((forecast.ageSeconds * 1000) / dayMs));
  const bySun = dayBySun(forecast.nowMs, forecast.longitude);
  if (bySun <= forecast.firstDate) return forecast.firstDate;
  return bySun < latest ? bySun : latest;
}
