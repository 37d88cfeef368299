import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WebhooksView } from "@/components/webhooks/webhooks-view";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { listWebhooksEndpoint } from "@/lib/webhooks/endpoints";

/** The page's title. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("webhooks"))("title") };
}

/** The account's webhooks. */
export default async function WebhooksPage() {
  const { id } = await requireAccount("/webhooks");
  const queryClient = new QueryClient();
  await prefetchEndpoint(listWebhooksEndpoint, {}, { queryClient, accountId: id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <WebhooksView />
    </HydrationBoundary>
  );
}
