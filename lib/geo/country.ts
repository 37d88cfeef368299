import { fold } from "./fold";

const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Names in use besides the English short names of Unicode CLDR. */
const otherNames: Record<string, string> = {
  "ivory coast": "CI",
  "cote divoire": "CI",
  usa: "US",
  "united states of america": "US",
  america: "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  uae: "AE",
  "dr congo": "CD",
  "democratic republic of the congo": "CD",
  "republic of the congo": "CG",
  congo: "CG",
  "cape verde": "CV",
  swaziland: "SZ",
  burma: "MM",
  turkey: "TR",
  "the gambia": "GM",
  "czech republic": "CZ",
};

/** Withdrawn codes (DD, FX, DY) carry the names of the countries that followed. */
function isCurrent(code: string): boolean {
  return english.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

function codes(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  return new Map([
    ...known.map((code): [string, string] => [code.toLowerCase(), code]),
    ...known.map((code): [string, string] => [fold(english.of(code) ?? code), code]),
    ...Object.entries(otherNames),
  ]);
}

let byName: Map<string, string> | undefined;

/** The two-letter code of a country's folded English name or code; undefined when it is none. */
export function countryOf(name: string): string | undefined {
  return (byName ??= codes()).get(name);
}
