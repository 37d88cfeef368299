/** A block of code in a markdown text, and the headings under which it stands. */
export type CodeBlock = {
  language: string;
  run: boolean;
  /** The HTTP status that it is to be answered with, when that is an error. */
  status: string | undefined;
  text: string;
  where: string;
};

/** The fenced blocks of a markdown text, top to bottom. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const headings: string[] = [];
  for (const [, level, heading, info = "", text = ""] of markdown.matchAll(
    /^(?:(#{1,4}) (.+)|```(.*)\n([\s\S]*?)^```)$/gm,
  )) {
    if (level !== undefined) headings.splice(level.length - 1, headings.length, heading ?? "");
    else {
      const [language = "", mark, status] = info.split(" ");
      blocks.push({ language, run: mark === "run", status, text, where: headings.filter(Boolean).join(" > ") });
    }
  }
  return blocks;
}

/** Does `work` for each item, `width` at a time. */
export async function eachOf<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
