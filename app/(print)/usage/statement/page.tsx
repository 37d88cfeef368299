import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StatementPage } from "@/components/usage/statement/statement-page";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { now } from "@/lib/clock";
import { StatementQuery } from "@/lib/usage/contract";
import { statementEndpoint } from "@/lib/usage/endpoints";
import { monthOf } from "@/lib/usage/models/period";
import "../../print.css";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("usage.statementPage"))("title") };
}

type SearchParams = Promise<{ month?: string | string[] }>;

/** What the account was charged in a month, on paper, without the app's frame. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const asked = StatementQuery.shape.month.safeParse((await searchParams).month).data;
  const thisMonth = monthOf(now());
  const month = asked ?? thisMonth;
  const { id } = await requireAccount(`/usage/statement?month=${month}`);
  const queryClient = new QueryClient();
  await prefetchEndpoint(statementEndpoint, { query: { month } }, { queryClient, accountId: id });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <StatementPage month={month} thisMonth={thisMonth} />
    </HydrationBoundary>
  );
}
