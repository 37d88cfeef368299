import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { PrintSheet } from "@/components/soil/print/print-sheet";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { now } from "@/lib/clock";
import { FarmPath } from "@/lib/farms/contract";
import { getFarmEndpoint } from "@/lib/farms/endpoints";
import { SheetQuery } from "@/lib/soil/sheet/contract";
import "../../../../print.css";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("soil"))("printTitle") };
}

type PageProps = { params: Promise<{ id: string }>; searchParams: Promise<{ crop_id?: string }> };

/** A farm's soil on one sheet of paper, without the app's frame. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const path = FarmPath.safeParse({ id: Number(id) });
  if (!path.success) notFound();
  const { crop_id: asked } = await searchParams;
  const crop = SheetQuery.shape.crop_id.safeParse(asked === undefined ? undefined : Number(asked));
  const account = await requireAccount(`/farms/${id}/soil/print`);
  const queryClient = new QueryClient();
  await prefetchEndpoint(getFarmEndpoint, { params: path.data }, { queryClient, accountId: account.id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <PrintSheet farmId={path.data.id} cropId={crop.data ?? null} today={dayInNigeria(now())} />
    </HydrationBoundary>
  );
}

/** Nigeria's clocks are an hour ahead of UTC all year. */
function dayInNigeria(nowMs: number): string {
  return new Date(nowMs + 3_600_000).toISOString().slice(0, 10);
}
