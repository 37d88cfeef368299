import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { prefetchOwnPrices } from "@/components/market/prefetch";
import { OverviewPage } from "@/components/overview/overview-page";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { log } from "@/lib/log";
import { overviewEndpoint } from "@/lib/farms/today/endpoints";

/** Longer than this the page does not wait for weather services; the browser then asks and shows that it waits. */
const patienceMs = 1_500;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("overview"))("title") };
}

/** What to do today. */
export default async function Page() {
  const { id } = await requireAccount("/overview");
  const queryClient = new QueryClient();
  // What fails here fails again in the browser's own call, which shows it.
  const page = { queryClient, accountId: id };
  const work = [prefetchEndpoint(overviewEndpoint, {}, page), prefetchOwnPrices(null, page)];
  const done = Promise.all(work).catch((error: unknown) => {
    log().warn({ err: error }, "the overview could not be prepared");
  });
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <OverviewPage />
    </HydrationBoundary>
  );
}
