import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { EditFarmPage } from "@/components/farms/edit/edit-farm-page";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { FarmPath } from "@/lib/farms/contract";
import { getFarmEndpoint } from "@/lib/farms/endpoints";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("farmForm"))("editTitle") };
}

/** Where a farm is edited. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = FarmPath.safeParse({ id: Number(id) });
  if (!path.success) notFound();
  const account = await requireAccount(`/farms/${id}/edit`);
  const queryClient = new QueryClient();
  await prefetchEndpoint(getFarmEndpoint, { params: path.data }, { queryClient, accountId: account.id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <EditFarmPage farmId={path.data.id} />
    </HydrationBoundary>
  );
}
