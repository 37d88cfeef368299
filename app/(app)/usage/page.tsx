import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readUsageState, usageInput } from "@/components/usage/usage-address";
import { UsageView } from "@/components/usage/usage-view";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { now } from "@/lib/clock";
import { usageEndpoint } from "@/lib/usage/endpoints";
import { monthOf } from "@/lib/usage/models/period";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The page's title. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("usage"))("title") };
}

/** The account's calls and what they cost, narrowed as the address says. */
export default async function UsagePage({ searchParams }: { searchParams: SearchParams }) {
  const given = Object.entries(await searchParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const params = new URLSearchParams(given);
  const { id } = await requireAccount(`/usage?${params.toString()}`);
  const queryClient = new QueryClient();
  await prefetchEndpoint(usageEndpoint, usageInput(readUsageState(params)), { queryClient, accountId: id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <UsageView thisMonth={monthOf(now())} />
    </HydrationBoundary>
  );
}
