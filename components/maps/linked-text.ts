/** A piece of text, or of a link. */
export type TextPart = { text: string; href: string | null };

/** Text with links written as `[words](https://…)`, in parts. Other addresses stay text. */
export function linkedText(source: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g)) {
    parts.push({ text: source.slice(end, match.index), href: null });
    parts.push({ text: match[1] ?? "", href: match[2] ?? null });
    end = match.index + match[0].length;
  }
  parts.push({ text: source.slice(end), href: null });
  return parts.filter(({ text }) => text !== "");
}
