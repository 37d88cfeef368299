const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** A day in words, such as `4 July`. */
export function dayInWords(date: string): string {
  return dayFormat.format(Date.parse(date));
}

/** Days from one to another in words, such as `4 July`, `4 to 7 July` or `30 June to 2 July`. */
export function daysInWords(first: string, last: string): string {
  if (first === last) return dayInWords(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))} to ${dayInWords(last)}`;
  return `${dayInWords(first)} to ${dayInWords(last)}`;
}

/** A figure with at most one decimal. */
export function oneDecimal(figure: number): string {
  return String(Math.round(figure * 10) / 10);
}

/** The least and the greatest of some figures, such as `7` or `7 to 12`. */
export function rangeInWords(figures: readonly number[]): string {
  const [least, most] = [oneDecimal(Math.min(...figures)), oneDecimal(Math.max(...figures))];
  return least === most ? least : `${least} to ${most}`;
}

/** What is added when days up to `last` are used and some of them are still to come; else nothing. */
export function forecastNote(last: string, today: string): string {
  return last > today ? " Days after today are forecast." : "";
}
