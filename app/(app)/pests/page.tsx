import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { boardInput, readCrop } from "@/components/pests/alerts/crop-choice";
import { PestsPage } from "@/components/pests/alerts/pests-page";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { log } from "@/lib/log";
import { pestBoardEndpoint } from "@/lib/pests/board/endpoints";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Longer than this the page does not wait for weather services; the browser then asks and shows that it waits. */
const patienceMs = 1_500;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pests"))("title") };
}

/** Pest and disease alerts of one's own farms; of one crop when the address names it. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { crop } = await searchParams;
  const params = new URLSearchParams(typeof crop === "string" ? { crop } : {});
  const { id } = await requireAccount(`/pests?${params.toString()}`);
  const queryClient = new QueryClient();
  // What fails here fails again in the browser's own call, which shows it.
  const done = prefetchEndpoint(pestBoardEndpoint, boardInput({ cropId: readCrop(params) }), {
    queryClient,
    accountId: id,
  }).catch((error: unknown) => {
    log().warn({ err: error }, "the alerts could not be prepared");
  });
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <PestsPage />
    </HydrationBoundary>
  );
}
