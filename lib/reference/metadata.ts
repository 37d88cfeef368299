import { pathOf, type DocContext, type DocPage } from "./page";

/** What search engines and browsers are told of a page. */
export function metadataOf(page: DocPage | undefined, { origin }: DocContext) {
  if (!page) return {};
  const address = `${origin}${pathOf(page)}`;
  return {
    title: page.title,
    description: page.summary,
    alternates: { canonical: address, types: { "text/markdown": `${address}.md` } },
  };
}
