import { groups } from "./groups";
import { withWholeLinks } from "./links";
import { paragraphs, pathOf, type DocContext, type DocPage } from "./page";
import { docPages, markdownOf } from "./pages";

const introduction =
  "> Weather, soil, vegetation, market, pest and farm data for agriculture, Nigeria first: JSON over HTTPS with a key in the `X-API-KEY` header.";

const links = (pages: readonly DocPage[], { origin }: DocContext) =>
  pages.map((page) => `- [${page.title}](${origin}${pathOf(page)}.md): ${page.summary}`).join("\n");

/** `/llms.txt`: what language models should read of the documentation (llmstxt.org). */
export function llmsText(context: DocContext): string {
  const titles = ["Guides", ...groups.map(({ title }) => title)];
  return `${paragraphs(
    "# Gona",
    introduction,
    `Units are metric. Errors are \`{"error", "message"}\`. A key that begins with \`gona_test_\` answers with fixed made-up data at no cost. The contract is ${context.origin}/openapi.json.`,
    ...titles.flatMap((title) => [
      `## ${title}`,
      links(
        docPages().filter(({ group }) => group === title),
        context,
      ),
    ]),
  )}\n`;
}

/** `/llms-full.txt`: every page in one text. */
export async function llmsFullText(context: DocContext): Promise<string> {
  const texts = await Promise.all(docPages().map((page) => markdownOf(page, context)));
  return `${texts.map((text) => withWholeLinks(text, context.origin)).join("\n\n---\n\n")}\n`;
}
