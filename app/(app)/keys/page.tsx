import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { dayOf } from "@/components/accounts/key-fields";
import { KeysView } from "@/components/accounts/keys-view";
import { apiAddress } from "@/lib/accounts/api-address";
import { listApiKeys } from "@/lib/accounts/endpoints";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { now } from "@/lib/clock";

/** The page's title. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("keys"))("title") };
}

/** The account's API keys. */
export default async function KeysPage() {
  const { id } = await requireAccount("/keys");
  const queryClient = new QueryClient();
  await prefetchEndpoint(listApiKeys, {}, { queryClient, accountId: id });
  const head = await headers();
  const address = apiAddress({ host: head.get("host"), overHttps: head.get("x-forwarded-proto") === "https" });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <KeysView address={address} today={dayOf(now())} />
    </HydrationBoundary>
  );
}
