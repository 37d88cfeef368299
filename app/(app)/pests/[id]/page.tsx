import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { OrganismPage } from "@/components/pests/organism/organism-page";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { organismPageEndpoint } from "@/lib/pests/catalogue/endpoints";
import { OrganismPath } from "@/lib/pests/contract";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pests"))("title") };
}

/** A pest, disease, weed, virus or nematode. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = OrganismPath.safeParse({ id: Number(id) });
  if (!path.success) notFound();
  const account = await requireAccount(`/pests/${path.data.id}`);
  const queryClient = new QueryClient();
  const status = await prefetchEndpoint(
    organismPageEndpoint,
    { params: path.data },
    { queryClient, accountId: account.id },
  );
  if (status === 404) notFound();
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <OrganismPage id={path.data.id} />
    </HydrationBoundary>
  );
}
