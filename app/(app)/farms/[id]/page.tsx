import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { FarmPage } from "@/components/farms/farm/farm-page";
import { prefetchFarm } from "@/components/farms/farm/prefetch";
import { requireAccount } from "@/lib/accounts/session";
import { now } from "@/lib/clock";
import { FarmPath } from "@/lib/farms/contract";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("farm"))("title") };
}

/** One farm. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = FarmPath.safeParse({ id: Number(id) });
  if (!path.success) notFound();
  const account = await requireAccount(`/farms/${id}`);
  const queryClient = new QueryClient();
  await prefetchFarm({ queryClient, accountId: account.id, farmId: path.data.id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <FarmPage farmId={path.data.id} serverNow={now()} />
    </HydrationBoundary>
  );
}
