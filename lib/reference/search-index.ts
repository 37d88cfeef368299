import { blocksOf } from "./blocks";
import { pathOf, type DocContext } from "./page";
import { docPages, markdownOf } from "./pages";

/** A page as the search knows it. */
export type SearchEntry = {
  /** Address, e.g. `/docs/errors`. */
  path: string;
  title: string;
  group: string;
  summary: string;
  /** The endpoint, e.g. `GET /v1/farms`; empty for guides. */
  endpoint: string;
  headings: ReadonlyArray<{ text: string; id: string }>;
  /** The words of the page, each once. */
  words: string;
};

/** What the search of the documentation is made of. */
export async function searchIndex(context: DocContext): Promise<SearchEntry[]> {
  return Promise.all(
    docPages().map(async (page) => {
      const blocks = blocksOf(await markdownOf(page, context));
      const prose = blocks.flatMap((block) => (block.kind === "prose" ? [block.text] : [])).join(" ");
      const headings = blocks.flatMap((block) =>
        block.kind === "heading" && block.level > 1 ? [{ text: block.text, id: block.id }] : [],
      );
      const { title, group, summary, endpoint = "" } = page;
      return {
        path: pathOf(page),
        title,
        group,
        summary,
        endpoint,
        headings,
        words: wordsOf(prose),
      };
    }),
  );
}

function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
  return [...new Set(words)].join(" ");
}
