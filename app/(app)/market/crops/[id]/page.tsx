import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { CropMarketPage } from "@/components/market/crop/crop-market-page";
import { readAddress } from "@/components/market/crop/market-address";
import { prefetchCropMarket } from "@/components/market/crop/prefetch";
import { requireAccount } from "@/lib/accounts/session";
import { now } from "@/lib/clock";
import { CropMarketPath } from "@/lib/market/crop/contract";

type PageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("marketCrop"))("title") };
}

/** A crop's prices. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const path = CropMarketPath.safeParse({ id: Number(id) });
  if (!path.success) notFound();
  const cropId = path.data.id;
  const asked = await searchParams;
  const single = Object.entries(asked).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const query = new URLSearchParams(single);
  const account = await requireAccount(`/market/crops/${cropId}?${query.toString()}`);
  const queryClient = new QueryClient();
  const page = { queryClient, accountId: account.id };
  if (!(await prefetchCropMarket({ ...page, cropId, address: readAddress(query) }))) notFound();
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <CropMarketPage cropId={cropId} serverNow={now()} />
    </HydrationBoundary>
  );
}
