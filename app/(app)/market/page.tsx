import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MarketPage } from "@/components/market/market-page";
import { prefetchMarket } from "@/components/market/prefetch";
import { readMarketState } from "@/components/market/market-state";
import { requireAccount } from "@/lib/accounts/session";
import { now } from "@/lib/clock";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("market"))("title") };
}

/** Market prices, narrowed as the address says. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const given = Object.entries(await searchParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const params = new URLSearchParams(given);
  const account = await requireAccount(`/market?${params.toString()}`);
  const queryClient = new QueryClient();
  await prefetchMarket(readMarketState(params), { queryClient, accountId: account.id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <MarketPage serverNow={now()} />
    </HydrationBoundary>
  );
}
