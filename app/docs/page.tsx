import type { Metadata } from "next";
import { DocArticle } from "@/components/docs/doc-article";
import { blocksOf } from "@/lib/reference/blocks";
import { docContext } from "@/lib/reference/context";
import { metadataOf } from "@/lib/reference/metadata";
import { nextPage } from "@/lib/reference/navigation";
import { docPage, markdownOf } from "@/lib/reference/pages";
import { notFound } from "next/navigation";

/** The page's title, and what search engines show. */
export const generateMetadata = (): Metadata => metadataOf(docPage(""), docContext());

/** GET /docs: where the documentation starts. */
export default async function DocsStartPage() {
  const page = docPage("");
  if (!page) notFound();
  const blocks = blocksOf(await markdownOf(page, docContext()));
  return <DocArticle blocks={blocks} markdownHref="/docs.md" next={nextPage(page)} />;
}
