import type { QueryClient } from "@tanstack/react-query";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { listCrops } from "@/lib/crops/endpoints";
import { listFarms } from "@/lib/farms/endpoints";
import { organismPageEndpoint } from "@/lib/pests/catalogue/endpoints";
import { listIdentificationsEndpoint } from "@/lib/pests/identifications/endpoints";
import { listSightingsEndpoint } from "@/lib/pests/sightings/endpoints";
import type { Asked } from "./asked";
import { cropsInput, farmsInput, pageInput } from "./lists";

/** Puts what the Identify page first shows into its query cache. */
export async function prefetchIdentify(
  { organismId }: Asked,
  page: { queryClient: QueryClient; accountId: number },
): Promise<void> {
  await Promise.all([
    prefetchEndpoint(listCrops, cropsInput, page),
    prefetchEndpoint(listFarms, farmsInput, page),
    prefetchEndpoint(listIdentificationsEndpoint, pageInput(1), page),
    prefetchEndpoint(listSightingsEndpoint, pageInput(1), page),
    ...(organismId === null ? [] : [prefetchEndpoint(organismPageEndpoint, { params: { id: organismId } }, page)]),
  ]);
}
