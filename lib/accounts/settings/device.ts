/** Browsers that sessions are told apart by. */
export const browsers = ["Chrome", "Edge", "Firefox", "Opera", "Opera Mini", "Safari", "Samsung Internet"] as const;
/** Systems that sessions are told apart by. */
export const systems = ["Android", "ChromeOS", "iPad", "iPhone", "KaiOS", "Linux", "macOS", "Windows"] as const;

/** What a browser says it is; null where it says nothing that is known. */
export type Device = { browser: (typeof browsers)[number] | null; system: (typeof systems)[number] | null };

// Most browsers also name those that they descend from, so the order matters.
const browserMarks: [RegExp, (typeof browsers)[number]][] = [
  [/Opera Mini|OPiOS/, "Opera Mini"],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, "Opera"],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systemMarks: [RegExp, (typeof systems)[number]][] = [
  [/KAIOS/i, "KaiOS"],
  [/Android/, "Android"],
  [/iPad/, "iPad"],
  [/iPhone|iPod/, "iPhone"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

/** Reads browser and system from a `User-Agent` header. Pure. */
export function deviceOf(userAgent: string | null): Device {
  const first = <Name>(marks: [RegExp, Name][]) => marks.find(([mark]) => mark.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: first(browserMarks), system: first(systemMarks) };
}
