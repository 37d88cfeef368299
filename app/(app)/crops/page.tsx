import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cropQuery, readFilter } from "@/components/crops/crop-query";
import { CropsPage } from "@/components/crops/crops-page";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { listCrops } from "@/lib/crops/endpoints";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("crops");
  return { title: t("title") };
}

/** The catalogue of crops, narrowed as the address says. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { search, category } = await searchParams;
  const params = new URLSearchParams();
  if (typeof search === "string") params.set("search", search);
  if (typeof category === "string") params.set("category", category);
  const account = await requireAccount(`/crops?${params.toString()}`);
  const queryClient = new QueryClient();
  await prefetchEndpoint(listCrops, cropQuery(readFilter(params)), { queryClient, accountId: account.id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <CropsPage />
    </HydrationBoundary>
  );
}
