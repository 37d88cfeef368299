import type { QueryClient } from "@tanstack/react-query";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { prefetchOwnPrices } from "../../market/prefetch";
import { getFarmEndpoint } from "@/lib/farms/endpoints";
import { farmSeasonEndpoint } from "@/lib/farms/season/endpoints";

/** Longer than this the page does not wait for weather services; the browser then asks and shows that it waits. */
const patienceMs = 1_500;

type FarmPageData = { queryClient: QueryClient; accountId: number; farmId: number };

/** Puts what the Farm page first shows into its query cache, as far as it can be had at once. */
export async function prefetchFarm({ farmId, ...page }: FarmPageData): Promise<void> {
  const params = { id: farmId };
  const status = await prefetchEndpoint(getFarmEndpoint, { params }, page);
  if (status !== 200) return;
  // What fails here fails again in the browser's own call, which is logged and shown.
  const work = [prefetchEndpoint(farmSeasonEndpoint, { params }, page), prefetchOwnPrices(farmId, page)];
  const done = Promise.all(work).catch(() => undefined);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
