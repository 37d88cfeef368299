import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageFinder } from "@/components/docs-search/find-pages";
import { SearchResults } from "@/components/docs-search/search-results";
import { docContext } from "@/lib/reference/context";
import { searchIndex } from "@/lib/reference/search-index";

/** The page's title; search engines need no list of ours. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("docsSearch"))("title"), robots: { index: false } };
}

const longest = 100;

/** GET /docs/search?q=: what the search finds, for browsers without script. */
export default async function DocsSearchPage({ searchParams }: PageProps<"/docs/search">) {
  const { q } = await searchParams;
  const text = (typeof q === "string" ? q : "").slice(0, longest).trim();
  const find = pageFinder(await searchIndex(docContext()));
  return <SearchResults text={text} hits={find(text)} />;
}
