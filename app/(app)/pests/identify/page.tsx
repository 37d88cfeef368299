import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readAsked } from "@/components/pests/identify/asked";
import { IdentifyPage } from "@/components/pests/identify/identify-page";
import { prefetchIdentify } from "@/components/pests/identify/prefetch";
import { requireAccount } from "@/lib/accounts/session";
import { now } from "@/lib/clock";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("identify"))("title") };
}

/** A photo of a sick plant or an insect; crop, farm and an organism to report may be in the address. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const given = Object.entries(await searchParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const params = new URLSearchParams(given);
  const account = await requireAccount(`/pests/identify?${params.toString()}`);
  const asked = readAsked(params);
  const queryClient = new QueryClient();
  await prefetchIdentify(asked, { queryClient, accountId: account.id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <IdentifyPage serverNow={now()} asked={asked} />
    </HydrationBoundary>
  );
}
