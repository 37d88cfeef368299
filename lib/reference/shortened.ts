const mostEntries = 3;
const mostText = 400;

/** A value with its long lists and texts cut, for reading. */
export function shortened(value: unknown): { value: unknown; wasShortened: boolean } {
  let wasShortened = false;
  const cut = (part: unknown): unknown => {
    if (typeof part === "string" && part.length > mostText) {
      wasShortened = true;
      return `${part.slice(0, mostText)}…`;
    }
    if (Array.isArray(part)) {
      if (part.length > mostEntries) wasShortened = true;
      return part.slice(0, mostEntries).map(cut);
    }
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, cut(inner)]));
  };
  return { value: cut(value), wasShortened };
}
