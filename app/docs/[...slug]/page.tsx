import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocArticle } from "@/components/docs/doc-article";
import { blocksOf } from "@/lib/reference/blocks";
import { docContext } from "@/lib/reference/context";
import { metadataOf } from "@/lib/reference/metadata";
import { nextPage } from "@/lib/reference/navigation";
import { pathOf } from "@/lib/reference/page";
import { docPage, markdownOf } from "@/lib/reference/pages";

type Address = { params: Promise<{ slug: string[] }> };

const pageAt = async ({ params }: Address) => docPage((await params).slug.join("/"));

/** The page's title, and what search engines show. */
export const generateMetadata = async (address: Address): Promise<Metadata> =>
  metadataOf(await pageAt(address), docContext());

/** GET /docs/…: a guide, a group of endpoints, or an endpoint. */
export default async function DocsPage(address: Address) {
  const page = await pageAt(address);
  if (!page) notFound();
  const blocks = blocksOf(await markdownOf(page, docContext()));
  return <DocArticle blocks={blocks} markdownHref={`${pathOf(page)}.md`} next={nextPage(page)} />;
}
