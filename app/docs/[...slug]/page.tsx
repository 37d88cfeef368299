import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { DocArticle } from "@/components/docs/doc-article";
import { TryIt } from "@/components/try-it/try-it";
import { apiAddress } from "@/lib/accounts/api-address";
import { currentAccount } from "@/lib/accounts/session";
import { blocksOf } from "@/lib/reference/blocks";
import { docContext } from "@/lib/reference/context";
import { metadataOf } from "@/lib/reference/metadata";
import { nextPage } from "@/lib/reference/navigation";
import { pathOf, type DocPage } from "@/lib/reference/page";
import { docPage, markdownOf } from "@/lib/reference/pages";
import { tryEndpointNamed } from "@/lib/reference/try-endpoint";

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
  const form = { before: "price-limit-and-scope", content: await callForm(page) };
  return <DocArticle blocks={blocks} markdownHref={`${pathOf(page)}.md`} next={nextPage(page)} insert={form} />;
}

/** The form that calls the page's endpoint; null where the page has none. */
async function callForm(page: DocPage) {
  const endpoint = tryEndpointNamed(page.endpoint);
  if (!endpoint) return null;
  const head = await headers();
  const overHttps = head.get("x-forwarded-proto") === "https";
  const address = apiAddress({ host: head.get("host"), overHttps });
  const account = await currentAccount().catch(() => null);
  const path = pathOf(page);
  const secureHref = overHttps ? null : address.origin + path;
  return <TryIt {...{ endpoint, address, secureHref, path }} signedIn={account !== null} />;
}
