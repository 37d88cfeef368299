/** The language of a block of code, by its info string. */
export type CodeLanguage = "sh" | "ts" | "py" | "json" | "http" | "text";

/** A fenced block of code. */
export type CodeBlock = {
  language: CodeLanguage;
  /** The tests run it against a server. */
  run: boolean;
  text: string;
};

/** A part of a page. Blocks of code that follow each other in different languages are one choice. */
export type DocBlock =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "prose"; text: string }
  | { kind: "code"; choices: CodeBlock[] };

/** The anchor of a heading, e.g. `answer-fields`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[`'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const languages: readonly string[] = ["sh", "ts", "py", "json", "http", "text"] satisfies CodeLanguage[];
const isLanguage = (word: string): word is CodeLanguage => languages.includes(word);

/** The parts of a markdown page, top to bottom. @throws RangeError for a block of code in an unknown language. */
export function blocksOf(markdown: string): DocBlock[] {
  const blocks: DocBlock[] = [];
  let prose: string[] = [];
  const endProse = () => {
    const text = prose.join("\n").trim();
    if (text) blocks.push({ kind: "prose", text });
    prose = [];
  };
  const lines = markdown.split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    if (line.startsWith("```")) {
      endProse();
      const end = lines.indexOf("```", at + 1);
      addCode(blocks, codeBlock(line.slice(3), lines.slice(at + 1, end).join("\n")));
      at = end;
    } else if (heading) {
      endProse();
      const text = heading[2] ?? "";
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text, id: freeAnchor(blocks, anchorOf(text)) });
    } else prose.push(line);
  }
  endProse();
  return blocks;
}

/** Headings that say the same are told apart by a number. */
function freeAnchor(blocks: readonly DocBlock[], anchor: string): string {
  const same = new RegExp(`^${anchor}(-\\d+)?$`);
  const before = blocks.filter((block) => block.kind === "heading" && same.test(block.id)).length;
  return before === 0 ? anchor : `${anchor}-${before + 1}`;
}

function codeBlock(info: string, text: string): CodeBlock {
  const [language = "", mark] = info.trim().split(" ");
  if (!isLanguage(language)) throw new RangeError(`a block of code in an unknown language: ${info}`);
  return { language, run: mark === "run", text };
}

function addCode(blocks: DocBlock[], block: CodeBlock): void {
  const last = blocks.at(-1);
  const joins =
    last?.kind === "code" && block.run && last.choices.every(({ run, language }) => run && language !== block.language);
  if (joins) last.choices.push(block);
  else blocks.push({ kind: "code", choices: [block] });
}
