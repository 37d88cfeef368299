const cell = (text: string) => text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");

const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;

/** A table in GitHub's markdown. */
export function table(headers: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  return [line(headers), `|${" --- |".repeat(headers.length)}`, ...rows.map(line)].join("\n");
}

/** Code within a sentence. */
export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
