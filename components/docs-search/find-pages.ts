import MiniSearch from "minisearch";
import type { SearchEntry } from "@/lib/reference/search-index";

/** A page that fits a search, and the part of it that fits best. */
export type PageHit = Pick<SearchEntry, "title" | "group" | "summary" | "endpoint"> & {
  /** Where it is, down to the heading. */
  href: string;
  /** Null: the page as a whole. */
  heading: string | null;
};

const mostHits = 12;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Makes the search of the documentation's pages: the best first, and none for an empty text. */
export function pageFinder(entries: readonly SearchEntry[]): (text: string) => PageHit[] {
  const index = new MiniSearch({
    fields: ["title", "endpoint", "headings", "summary", "words"],
    tokenize: wordsOf,
    searchOptions: {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 5 ? false : 0.2),
      combineWith: "AND",
      boost: { title: 6, endpoint: 4, headings: 3, summary: 2 },
    },
  });
  index.addAll(
    entries.map(({ headings, ...entry }, id) => ({
      ...entry,
      id,
      headings: headings.map((heading) => heading.text).join(" "),
      // `start_date` is found by either of its words, and by both together.
      words: entry.words.replaceAll("_", " "),
    })),
  );
  return (text) =>
    index
      .search(text)
      .flatMap(({ id }) => {
        const entry = entries[Number(id)];
        return entry ? [hitOf(entry, wordsOf(text))] : [];
      })
      .slice(0, mostHits);
}

function hitOf({ path, title, group, summary, endpoint, headings }: SearchEntry, searched: readonly string[]): PageHit {
  const inTitle = searched.every((word) => wordsOf(`${title} ${endpoint}`).some((each) => each.startsWith(word)));
  const heading = inTitle ? undefined : headings.find(({ text }) => fits(wordsOf(text), searched));
  const href = heading ? `${path}#${heading.id}` : path;
  return { title, group, summary, endpoint, href, heading: heading?.text ?? null };
}

const fits = (words: readonly string[], searched: readonly string[]) =>
  searched.some((word) => word.length > 2 && words.some((each) => each.startsWith(word)));
