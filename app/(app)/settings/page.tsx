import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { dayOf } from "@/components/accounts/key-fields";
import { SettingsView } from "@/components/settings/settings-view";
import { requireAccount } from "@/lib/accounts/session";
import { getAccountEndpoint, listSessionsEndpoint } from "@/lib/accounts/settings/endpoints";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { now } from "@/lib/clock";

/** The page's title. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("title") };
}

/** Profile, password, sessions, the export of one's data and the end of the account. */
export default async function SettingsPage() {
  const { id, sessionId } = await requireAccount("/settings");
  const page = { queryClient: new QueryClient(), accountId: id, sessionId };
  await Promise.all([prefetchEndpoint(getAccountEndpoint, {}, page), prefetchEndpoint(listSessionsEndpoint, {}, page)]);
  return (
    <HydrationBoundary state={dehydrate(page.queryClient)}>
      <SettingsView today={dayOf(now())} />
    </HydrationBoundary>
  );
}
