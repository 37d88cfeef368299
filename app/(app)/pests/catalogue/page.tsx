import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CataloguePage } from "@/components/pests/catalogue/catalogue-page";
import { catalogueInput, readFilter } from "@/components/pests/catalogue/catalogue-query";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { organismCatalogueEndpoint } from "@/lib/pests/catalogue/endpoints";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pests.list"))("title") };
}

/** The catalogue of pests and diseases, narrowed as the address says. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const given = Object.entries(await searchParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const params = new URLSearchParams(given);
  const account = await requireAccount(`/pests/catalogue?${params.toString()}`);
  const queryClient = new QueryClient();
  const page = { queryClient, accountId: account.id };
  await prefetchEndpoint(organismCatalogueEndpoint, catalogueInput(readFilter(params)), page);
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <CataloguePage />
    </HydrationBoundary>
  );
}
