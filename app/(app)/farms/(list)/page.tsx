import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FarmsPage } from "@/components/farms/list/farms-page";
import { listInput, readListState } from "@/components/farms/list/list-state";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { listFarms } from "@/lib/farms/endpoints";
import { deletedFarmsEndpoint, farmTotalsEndpoint } from "@/lib/farms/list/endpoints";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("farms"))("title") };
}

/** The account's farms as the address asks for them. The map comes with the map's own script, after the list. */
export default async function Page({ searchParams }: PageProps<"/farms">) {
  const single = Object.entries(await searchParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const params = new URLSearchParams(single);
  const { id } = await requireAccount(`/farms?${params.toString()}`);
  const page = { queryClient: new QueryClient(), accountId: id };
  await Promise.all([
    prefetchEndpoint(listFarms, listInput(readListState(params)), page),
    prefetchEndpoint(farmTotalsEndpoint, {}, page),
    prefetchEndpoint(deletedFarmsEndpoint, {}, page),
  ]);
  return (
    <HydrationBoundary state={dehydrate(page.queryClient)}>
      <FarmsPage />
    </HydrationBoundary>
  );
}
