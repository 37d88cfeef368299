/** Without those that are taken for one another in handwriting: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/** A code such as GS-7K4M-Q9TD to write on a sample's bag; `random` gives a whole number below its argument. */
export function trackingCode(random: (below: number) => number): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[random(alphabet.length)]).join("");
  return `GS-${four()}-${four()}`;
}
